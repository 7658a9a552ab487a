import { expect, test } from "vitest";
import { mixedWord } from "./mixed-alphabets.ts";

test.each([
  // The first letter is Cyrillic, Greek, Armenian.
  ["\u0410rçelik", "\u0410rçelik"],
  ["Petek \u0391rı", "\u0391rı"],
  ["K\u0585van", "K\u0585van"],
  // Fullwidth letters are Latin; the other one is Cyrillic.
  ["Ｋ\u043evan", "K\u043evan"],
])("%j mixes alphabets in %j", (name, word) => {
  expect(mixedWord(name)).toBe(word);
});

test.each([
  "Arçelik",
  "Iğdır Şölen",
  "Жанна",
  "Γεωργία",
  "Kovan Москва",
  "O’Brien-Łukasz",
  "李明 Li",
  "Ｋｏｖａｎ",
  "R2D2 4.0",
  "",
])("%j does not mix alphabets", (name) => {
  expect(mixedWord(name)).toBeUndefined();
});
