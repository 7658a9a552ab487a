import { expect, test } from "vitest";
import { enteredOption, isNew, namedOption } from "./combobox-typed.ts";

const option = (label: string) => ({ value: label, label });
const bogazici = option("Boğaziçi Üniversitesi");
const isik = option("Işık Üniversitesi");
const situation = { typed: "", shown: [bogazici, isik], selected: [] };

test("Enter takes the named or the only matching option, nothing of several", () => {
  expect(enteredOption({ ...situation, typed: "bogazici" })).toBe(bogazici);
  expect(enteredOption({ ...situation, typed: " ISIK UNIVERSITESI " })).toBe(isik);
  expect(enteredOption({ ...situation, typed: "univ" })).toBeUndefined();
  // A search by sense may list what does not contain the text.
  expect(enteredOption({ ...situation, shown: [isik], typed: "Bahçeşehir" })).toBeUndefined();
});

test("leaving takes only what the text names, in whatever letters", () => {
  expect(namedOption({ ...situation, typed: "bogazici" })).toBeUndefined();
  expect(namedOption({ ...situation, typed: "bogazici universitesi" })).toBe(bogazici);
});

test("a text that names an option is not a new value", () => {
  expect(isNew({ ...situation, typed: "isik universitesi" })).toBe(false);
  expect(isNew({ ...situation, shown: [], selected: [isik], typed: "IŞIK ÜNİVERSİTESİ" })).toBe(false);
  expect(isNew({ ...situation, typed: "  " })).toBe(false);
  expect(isNew({ ...situation, typed: "isik" })).toBe(true);
});
