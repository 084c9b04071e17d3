/** The passwords that are tried first by whoever tries to get in. Shorter ones than a password may be are left out. */
const COMMON = `
password password1 password12 password123 password1234 passw0rd p@ssw0rd p@ssword passwort passwort1 haslo123 haslohaslo
12345678 123456789 1234567890 0123456789 01234567 87654321 987654321 0987654321 12341234 11223344 1122334455 11111111 111111111
00000000 22222222 55555555 66666666 77777777 88888888 99999999 123123123 123454321 147258369 1qaz2wsx 1q2w3e4r 1q2w3e4r5t
1q2w3e4r5t6y qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwertz123 qwerty123456 asdfghjk asdfghjkl zxcvbnm1
zxcvbnm123 zaq12wsx zaq1zaq1 zaq1xsw2 qazwsxedc 1qazxsw2 abcd1234 abc12345 abcdefgh abcdefghi abc123456 a1b2c3d4 aa123456
a12345678 iloveyou iloveyou1 iloveyou2 ilovehim princess princess1 sunshine sunshine1 football football1 baseball baseball1
basketball superman superman1 batman123 starwars starwars1 trustno1 whatever whatever1 welcome1 welcome123 letmein1 letmein123
computer computer1 internet michelle michelle1 jennifer jennifer1 jessica1 nicole12 danielle alexander alexander1 jordan23
michael1 charlie1 elizabeth samantha victoria christian anthony1 hunter12 liverpool liverpool1 chelsea1 arsenal1 manchester
barcelona realmadrid juventus1 dragon12 dragon123 monkey12 monkey123 shadow12 shadow123 master12 master123 admin123 admin1234
administrator root1234 test1234 testtest test12345 guest123 changeme changeme1 default1 secret12 secret123 hello123 hellohello
google123 facebook facebook1 linkedin pokemon1 pokemon123 minecraft fortnite samsung1 samsung123 polska12 polska123 kochanie
kochamcie misiek12 mateusz1 mateusz123 bartek12 karolina karolina1 agnieszka katarzyna wojciech krzysztof zxcvbnm, lol12345
asd12345 asdf1234 asdfasdf qweqweqwe qweasdzxc qwe123456 123qweasd 123456qwerty 123456abc 12345qwert blink182 mustang1 corvette
bigdaddy cocacola snickers chocolate cheese12 butterfly dolphins freedom1 dupa1234 dupadupa muster12 muster123 mustermuster
hammerofthescots wallace1 richardiii cavalier roundhead
`

const ALL = new Set(COMMON.split(/\s+/).filter((each) => each.length > 0))

/** Whether it would be guessed early: one of the commonest, one letter over and over, or the name itself. */
export function isCommonPassword(password: string, name: string): boolean {
  const folded = password.normalize('NFKC').toLowerCase()
  return ALL.has(folded) || new Set(folded).size < 3 || folded === name.normalize('NFKC').toLowerCase()
}
