import { type RuleBook, rule } from '@muster/kernel/rule-book'

export const SIEGES: RuleBook = {
  '8.0': rule(
    [
      'Sieges',
      'A siege begins when enemies stand in the Area of a Fortified City that is held while nobody of its side is outside: because the defenders withdrew into it, a plot put a Garrison inside, or a Battle drove them in.',
    ],
    [
      'Oblężenia',
      'Oblężenie zaczyna się, gdy wrogowie stoją w Strefie obsadzonego Ufortyfikowanego Miasta, a nikt z jego strony nie jest na zewnątrz: bo obrońcy wycofali się do środka, spisek umieścił tam Garnizon albo zepchnęła ich tam Bitwa.',
    ],
  ),
  '8.01': rule(
    [
      'Siege Markers',
      'With at least as many besieging Infantry and Cavalry blocks as the City’s Size a Siege Marker is there, starting at 0. As soon as there are fewer it is removed.',
    ],
    [
      'Znaczniki Oblężenia',
      'Gdy oblegających bloków Piechoty i Kawalerii jest co najmniej tyle, ile wynosi Rozmiar Miasta, stoi tam Znacznik Oblężenia, na początku z wartością 0. Gdy tylko jest ich mniej, usuwa się go.',
    ],
  ),
  '8.1': rule(
    [
      'Relief of a siege',
      'Blocks from outside may attack the besiegers, who are the Defenders. With a Siege Marker the besieger first chooses. He keeps up the siege with at least as many blocks as the City’s Size; they do not fight, but retreat if the Battle is lost. Or he breaks it off: the Marker goes down by one, all his blocks fight, and the besieged may join the Battle as Reserve. If he loses the Battle the Marker is removed; besieged who lose may go back inside.',
    ],
    [
      'Pomoc Oblężonym',
      'Bloki z zewnątrz mogą zaatakować oblegających, którzy są Obrońcami. Przy Znaczniku Oblężenia oblegający najpierw wybiera. Utrzymuje Oblężenie co najmniej tyloma blokami, ile wynosi Rozmiar Miasta; nie walczą, ale wycofują się po przegranej. Albo je przerywa: wartość Znacznika spada o 1, wszystkie jego bloki walczą, a oblężeni mogą dołączyć do Bitwy w Odwodzie. Gdy oblegający przegra Bitwę, Znacznik się usuwa; pokonani oblężeni mogą wrócić do Miasta.',
    ],
  ),
  '8.2': rule(
    [
      'Sallying',
      'Without a Siege Marker a sally is an ordinary Battle with the besieged as Attackers. With one, Artillery in the City may first fire at single besiegers at -1; then any Infantry and Cavalry sally against as many besiegers of their choice. There is no withdrawal, General Retreat, Retreat or Regroup, hits fall on the strongest of any class, and after each round the sallying side may stop. If no Infantry or Cavalry is left against it, each enemy Artillery block there loses a strength to it.',
    ],
    [
      'Wypad',
      'Bez Znacznika Oblężenia Wypad jest zwykłą Bitwą, w której oblężeni są Atakującymi. Ze Znacznikiem Artyleria w Mieście może najpierw ostrzelać pojedyncze bloki oblegających z −1; potem dowolna Piechota i Kawaleria atakują tyle samo wybranych bloków oblegających. Nie ma Wycofania się, Całkowitego Odwrotu, Odwrotu ani Przegrupowania, trafienia przyjmuje najsilniejszy blok bez względu na typ, a po każdej Rundzie robiący Wypad może przerwać. Gdy nie zostanie przeciw niemu Piechota ani Kawaleria, każdy tamtejszy blok Artylerii wroga traci na jego rzecz 1 siły.',
    ],
  ),
  '8.3': rule(
    [
      'Storming',
      'First a mine, then the besieger may bombard with 2 or more strength of Artillery: the more strength, the lower the roll that breaches the walls for this Turn. Then Infantry and Cavalry storm, at most the City’s Storming value, which is twice its Size but 1 for Hull; others wait in Reserve and may be exchanged before Rounds 2 and 3. The defenders’ Infantry is at +1 and their Artillery fires in Round 1; hits fall on the strongest of any class. The Attacker may stop after each round. With no Infantry or Cavalry left inside the City falls. London counts as breached until it is fortified.',
    ],
    [
      'Szturm',
      'Najpierw Podkop, potem oblegający może ostrzelać Miasto Artylerią o sile co najmniej 2: im większa siła, tym niższy wynik robi na tę Turę wyłom w murach. Następnie szturmuje Piechota i Kawaleria, najwyżej tyle bloków, ile wynosi wartość Szturmu, czyli dwukrotność Rozmiaru, a dla Hull 1; pozostałe czekają w Odwodzie i można je wymienić przed Rundą 2 i 3. Piechota obrońców ma +1, a ich Artyleria Strzela w Rundzie 1; trafienia przyjmuje najsilniejszy blok bez względu na typ. Atakujący może przerwać po każdej Rundzie. Gdy w Mieście nie zostanie Piechota ani Kawaleria, Miasto pada. Londyn, póki nie jest ufortyfikowany, ma zawsze wyłom.',
    ],
  ),
  '8.31': rule(
    [
      'Fortified Defence',
      'Behind walls without a breach two hits cost one strength. Each is half a hit, and the second must fall on the same block. Halves are rounded up for dice and made good when the storming ends.',
    ],
    [
      'Umocniona Pozycja Obronna',
      'Za murami bez wyłomu 1 siły zabierają dopiero dwa trafienia. Każde jest połową trafienia, a druga musi trafić ten sam blok. Połówki zaokrągla się w górę przy rzutach, a po Szturmie blok je odzyskuje.',
    ],
  ),
}
