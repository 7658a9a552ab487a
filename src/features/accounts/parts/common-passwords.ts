/**
 * What passwords are made of that are tried first, folded to plain letters: words of the lists that breaches left, in English and
 * Turkish, first names, teams, towns and months. Written for this house; a password needs letters besides them.
 */
const WORDS = `
password passwort passw pass passcode passphrase parola sifre sifrem gizli secret login user username kullanici admin administrator
yonetici root test tester testing deneme demo guest misafir default varsayilan temp temporary gecici welcome hosgeldin hosgeldiniz
merhaba selam selamlar hello access giris girisim girisimci startup change changeme degistir letmein iloveyou loveyou love lovely
seviyorum seniseviyorum senicokseviyorum askim asksin canim hayatim bebegim birtanem prenses princess sunshine flower cicek
monkey maymun dragon ejderha tiger kaplan aslan lion eagle kartal butterfly kelebek angel melek shadow golge master ninja samurai
superman batman spiderman pokemon starwars matrix hacker killer soccer football futbol baseball basketball basketbol hockey
computer bilgisayar internet windows google facebook instagram twitter linkedin github apple samsung android iphone microsoft
galatasaray fenerbahce besiktas trabzonspor bursaspor cimbom goztepe barcelona realmadrid liverpool arsenal chelsea juventus
turkiye turkey turk ataturk mustafakemal cumhuriyet vatan bayrak osmanli anadolu istanbul ankara izmir bursa antalya adana konya
kayseri trabzon samsun eskisehir mersin gaziantep diyarbakir london paris berlin newyork
mehmet mustafa ahmet huseyin hasan ibrahim ismail osman yusuf murat omer ramazan halil suleyman abdullah mahmut emre burak
kerem furkan enes arda fatma ayse emine hatice zeynep elif meryem serife zehra sultan merve esra kubra busra yagmur irem
michael jordan jessica ashley jennifer michelle charlie thomas robert daniel andrew joshua matthew anthony george harley
ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik january february march april june july august september
october november december monday tuesday wednesday thursday friday saturday sunday pazartesi carsamba persembe cuma cumartesi pazar
spring summer autumn winter ilkbahar sonbahar bahar
okul ogrenci ogretmen universite university student teacher school kulucka incubator ekosistem ecosystem portal company sirket
money para dolar dollar freedom ozgurluk family aile mother anne father baba brother kardes friend arkadas happy mutlu
cookie chocolate cikolata banana orange portakal cheese peynir coffee kahve pepper biber ginger silver gumus golden altin
whatever trustno nothing hicbirsey unknown bilmiyorum unuttum forgot blink mustang corvette ferrari mercedes porsche yamaha honda
`.match(/\S+/g)!;

/** Rows of keys and the alphabet: three letters that follow each other there, either way, are no more than one. */
const ROWS = [
  "qwertyuiop",
  "asdfghjkl",
  "zxcvbnm",
  "fgiodrnhpqw",
  "uieatkmlys",
  "jovczsb",
  "abcdefghijklmnopqrstuvwxyz",
  "qaz",
  "wsx",
  "edc",
  "rfv",
  "tgb",
  "yhn",
  "ujm",
];
const ROW_MIN = 3;
/** Letters that a password needs besides such words. */
const LEFT_MIN = 4;
/** Names and parts of addresses with fewer letters stand in too many words to be looked for. */
const NAME_MIN = 3;

/** Signs and digits that stand for letters; "1" and "!" are read both ways. */
const STANDS_FOR: Record<string, string> = {
  "0": "o",
  "3": "e",
  "4": "a",
  "5": "s",
  "7": "t",
  "8": "b",
  "9": "g",
  "@": "a",
  $: "s",
  "€": "e",
  "+": "t",
};
const READINGS = ["i", "l"].map((letter) => ({ ...STANDS_FOR, "1": letter, "!": letter, "|": letter }));

const TURKISH: Record<string, string> = { ı: "i", ş: "s", ğ: "g", ç: "c", ö: "o", ü: "u", â: "a", î: "i", û: "u" };

/** Each character as one plain lower-case character. */
const plain = (text: string): string[] =>
  [...text.normalize("NFKC")].map((char) => {
    const lower = char === "İ" ? "i" : char.toLowerCase();
    return TURKISH[lower] ?? [...lower.normalize("NFD")][0]!;
  });

/** The words of a name or an address that are long enough to be looked for. */
export const wordsOf = (...texts: (string | null | undefined)[]): string[] =>
  texts
    .flatMap(
      (text) =>
        plain(text ?? "")
          .join("")
          .match(/\p{L}+/gu) ?? [],
    )
    .filter((word) => word.length >= NAME_MIN);

/**
 * True if a password is one of those that are tried first: common words, the person's or the house's name or a row of keys, with
 * digits and signs around them or in place of letters, and too few letters besides. `about`: words that `wordsOf` finds.
 */
export function isCommon(password: string, about: readonly string[] = []): boolean {
  const chars = plain(password);
  const isLetter = chars.map((char) => /\p{L}/u.test(char));
  const letters = chars.filter((_, at) => isLetter[at]);
  if (letters.length >= LEFT_MIN && new Set(letters).size <= 2) return true;
  return READINGS.some((reading) => {
    const read = chars.map((char) => (Object.hasOwn(reading, char) ? reading[char as keyof typeof reading] : char));
    const covered = coveredIn(read, about);
    if (!covered.includes(true)) return false;
    const left = read.filter((_, at) => isLetter[at] && !covered[at]);
    return left.filter((char, at) => char !== left[at - 1]).length < LEFT_MIN;
  });
}

/** Which of the characters belong to a word or a row. */
function coveredIn(read: string[], about: readonly string[]): boolean[] {
  const text = read.join("");
  const covered = read.map(() => false);
  // Characters outside the basic plane take two places in the text: their place is that of the whole.
  const places = read.flatMap((char, at) => Array<number>(char.length).fill(at));
  const cover = (from: number, length: number) => {
    for (const at of places.slice(from, from + length)) covered[at] = true;
  };
  for (const word of [...WORDS, ...about])
    for (let from = text.indexOf(word); from >= 0; from = text.indexOf(word, from + 1)) cover(from, word.length);
  for (const row of ROWS.flatMap((keys) => [keys, [...keys].reverse().join("")]))
    for (let from = 0; from + ROW_MIN <= text.length; from++)
      if (row.includes(text.slice(from, from + ROW_MIN))) cover(from, ROW_MIN);
  return covered;
}
