/** Text → search form. `fold` here and in the database must both agree. */
export const FOLD_CASES: [text: string, folded: string][] = [
  ["", ""],
  ["İstanbul", "istanbul"],
  ["IŞIK", "isik"],
  ["ışık", "isik"],
  ["Iğdır", "igdir"],
  ["Çağrı Öztürk Ünlü", "cagri ozturk unlu"],
  ["i̇zmir", "izmir"],
  ["ﬁn Tech", "fin tech"],
  ["Ångström Naïve", "angstrom naive"],
  ["ΣΊΣΥΦΟΣ", "σισυφοσ"],
  ["ΑΣ Β", "ασ β"],
  ["МОСКВА", "москва"],
  ["Straße", "straße"],
  ["Ⅳ ²", "iv 2"],
  ["a\u0301b\u0323c", "abc"],
];
