import fc from "fast-check";
import { expect, test } from "vitest";
import { isPersonNumber, isTaxNumber, taxProblems } from "./rules.ts";

/** The numbers that begin so: one of the ten, or of the hundred, endings is right. */
const endings = (digits: number) => Array.from({ length: 10 ** digits }, (_, end) => String(end).padStart(digits, "0"));

test("known numbers are taken", () => {
  expect(isPersonNumber("10000000146")).toBe(true);
  expect(isTaxNumber("1234567890")).toBe(true);
  for (const wrong of ["", "1234567891", "123456789", "12345678900", "abcdefghij", "１２３４５６７８９０"])
    expect(isTaxNumber(wrong), wrong).toBe(false);
  for (const wrong of ["", "10000000147", "00000000000", "1000000014", "100000001460"])
    expect(isPersonNumber(wrong), wrong).toBe(false);
});

test("exactly one ending is valid, so one wrong last digit is found", () => {
  const nine = fc.integer({ min: 0, max: 999_999_999 }).map((number) => String(number).padStart(9, "0"));
  fc.assert(fc.property(nine, (start) => endings(1).filter((end) => isTaxNumber(start + end)).length === 1));
  const person = fc.integer({ min: 100_000_000, max: 999_999_999 }).map(String);
  fc.assert(fc.property(person, (start) => endings(2).filter((end) => isPersonNumber(start + end)).length === 1));
});

test("companies in Türkiye need both numbers, people none, others no check", () => {
  const company = { kind: "company", isTurkish: true, taxOffice: "Çankaya", taxNumber: "1234567890" } as const;
  expect(taxProblems(company)).toEqual([]);
  expect(taxProblems({ ...company, taxOffice: null, taxNumber: "1234567891" })).toEqual([
    { field: "taxOffice", reason: "taxOfficeMissing" },
    { field: "taxNumber", reason: "notATaxNumber" },
  ]);
  // A sole trader's number is that of the person.
  expect(taxProblems({ ...company, taxNumber: "10000000146" })).toEqual([]);
  for (const taxNumber of [null, "10000000147", "1000000014"])
    expect(taxProblems({ ...company, taxNumber }), String(taxNumber)).toEqual([
      { field: "taxNumber", reason: "notATaxNumber" },
    ]);
  const person = { kind: "person", isTurkish: true, taxOffice: null, taxNumber: null } as const;
  expect(taxProblems(person)).toEqual([]);
  expect(taxProblems({ ...person, taxNumber: "10000000147" })).toHaveLength(1);
  expect(taxProblems({ ...company, isTurkish: false, taxOffice: null, taxNumber: "DE 811" })).toEqual([]);
});
