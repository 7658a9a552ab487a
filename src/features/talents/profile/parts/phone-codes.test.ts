import { expect, test } from "vitest";
import { phoneCodes } from "./phone-codes.ts";

test("a shared phone code is one choice named after its plan's country", () => {
  const names = { TR: "90", AG: "1", AX: "358", CA: "1", FI: "358", US: "1", KZ: "7", RU: "7", HM: null };
  const countries = Object.entries(names).map(([iso2, dialCode]) => ({ iso2, name: iso2, dialCode }));
  expect(phoneCodes(countries)).toEqual([
    { value: "90", label: "+90 TR" },
    { value: "1", label: "+1 US, CA …" },
    { value: "358", label: "+358 FI, AX" },
    { value: "7", label: "+7 RU, KZ" },
  ]);
});
