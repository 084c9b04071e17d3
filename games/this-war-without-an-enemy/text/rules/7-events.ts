import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const TACTICAL_EVENTS: RuleBook = {
  '7.9': rule(
    ['Tactical phase events', 'What has to be known of single Tactical events.'],
    [
      'Zdarzenia Fazy Taktycznej w szczegółach',
      'Co trzeba wiedzieć o poszczególnych Zdarzeniach Fazy Taktycznej.',
    ],
  ),
  '7.91': rule(
    [
      'Advantageous Terrain',
      'In a Battle or siege fight that you defend, your Infantry has Positional Defence: two hits for each strength, with halves rounded down for dice and at the end. Not for Reserves or in a General Retreat, nor at a storming of London without walls. If the roles change after Round 1 the new Defender has it.',
    ],
    [
      'Korzystne Ukształtowanie Terenu',
      'W Bitwie lub Walce podczas Oblężenia, w której się bronisz, twoja Piechota korzysta z Obrony Pozycyjnej: 1 siły zabierają dopiero dwa trafienia, a połówki zaokrągla się w dół przy rzutach i na koniec. Nie dla bloków z Odwodu ani w Całkowitym Odwrocie, ani podczas Szturmu na Londyn bez murów. Gdy role zamienią się po Rundzie 1, korzysta nowy Obrońca.',
    ],
  ),
  '7.92': rule(
    [
      'Determined Last Stand',
      'One of your Infantry blocks has Fortified Defence for the Battle: two hits for each strength, with halves rounded up. While it has half a hit the next one falls on it.',
    ],
    [
      'Ostatnie Miejsce Obrony',
      'Jeden twój blok Piechoty ma w tej Bitwie Umocnioną Pozycję Obronną: 1 siły zabierają dopiero dwa trafienia, a połówki zaokrągla się w górę. Póki ma pół trafienia, następne spada na niego.',
    ],
  ),
  '7.93': rule(
    ['Mining', 'A mine serves a Storming only: on 4 to 6 it opens a breach before the bombardment.'],
    ['Podkop', 'Podkop działa tylko podczas Szturmu: przy wyniku 4–6 robi wyłom przed ostrzałem Miasta.'],
  ),
  '7.94': rule(
    [
      'Surprise Attack',
      'In a Battle in which you attack without Artillery, Charles or Essex, the Defender cannot withdraw before it and your blocks act first in every segment. If the roles change after Round 1 the usual order holds, and you go first as the new Defender.',
    ],
    [
      'Atak z Zaskoczenia',
      'W Bitwie, w której atakujesz bez Artylerii, Charlesa i Esseksa, Obrońca nie może się przed nią Wycofać, a twoje bloki działają pierwsze w każdym segmencie. Gdy role zamienią się po Rundzie 1, obowiązuje zwykła kolejność i jesteś pierwszy jako nowy Obrońca.',
    ],
  ),
  '7.95': rule(
    [
      'Terrain Disfavours Cavalry',
      'All Cavalry of both sides has one less effectiveness in the Battle, and a withdrawal before it costs one strength less.',
    ],
    [
      'Trudny Teren dla Kawalerii',
      'Cała Kawaleria obu stron ma w tej Bitwie skuteczność o 1 mniejszą, a Wycofanie się przed nią kosztuje o 1 siły mniej.',
    ],
  ),
  '7.96': rule(
    [
      'Turncoats',
      'For each Infantry or Cavalry block that the Loser lost in the rounds the Victor, whoever he is, gains one strength for a block of the same class, always the one of lowest effectiveness that is not full. Before regrouping; never from or to Clubmen and Covenanters.',
    ],
    [
      'Zdrajcy',
      'Za każdy blok Piechoty lub Kawalerii stracony przez Przegranego w Rundach Zwycięzca, ktokolwiek nim jest, dodaje 1 siły blokowi tego samego typu, zawsze temu o najniższej skuteczności, który nie ma pełnej siły. Przed Przegrupowaniem; nigdy od Bojówek i Prezbiterian ani dla nich.',
    ],
  ),
  '7.97': rule(
    [
      'Well-positioned Artillery',
      'One of your Artillery blocks fires in every round, also out of Reserve in Rounds 2 and 3 and at an enemy in General Retreat, but not while your own side retreats.',
    ],
    [
      'Dobrze Umiejscowiona Artyleria',
      'Jeden twój blok Artylerii Strzela w każdej Rundzie, także z Odwodu w Rundach 2 i 3 oraz do wroga w Całkowitym Odwrocie, ale nie wtedy, gdy odwrót zarządziła twoja strona.',
    ],
  ),
}
