import { type CountryCode, getExampleNumber, parsePhoneNumberFromString } from "libphonenumber-js/max";
import examples from "libphonenumber-js/mobile/examples";
import { expect, test } from "vitest";
import { typeId } from "#shared/type-id.ts";
import { TYPE_KINDS } from "#shared/type-kinds.ts";
import { shippedTypes } from "./parts/catalogue-rows.server.ts";
import { shippedCountries } from "./parts/places.server.ts";

const TYPES = shippedTypes();
const keysOf = (kind: string) => TYPES.filter((row) => row.kind === kind).map((row) => row.key);

test.each(TYPE_KINDS)("the list %s has values, each with both names and slugs of its own", (kind) => {
  const values = TYPES.filter((row) => row.kind === kind);
  expect(values.length).toBeGreaterThan(2);
  for (const name of ["key", "slug_en", "slug_tr", "name_en", "name_tr"] as const)
    expect(new Set(values.map((row) => row[name])).size, name).toBe(values.length);
  for (const value of values) {
    expect(value.name_en.trim()).toBe(value.name_en);
    expect(value.name_tr.trim()).toBe(value.name_tr);
    expect(value.slug_en && value.slug_tr && value.name_en && value.name_tr).toBeTruthy();
    expect(value.id).toBe(typeId(kind, value.key));
  }
});

test("every value has its list as parent, sub-sectors their sector", () => {
  const byId = new Map(TYPES.map((row) => [row.id, row]));
  expect(byId.size).toBe(TYPES.length);
  for (const row of TYPES) {
    const parent = row.parent_id ? byId.get(row.parent_id) : undefined;
    if (row.kind === "kind") expect(row.id).toBe(typeId(row.key as (typeof TYPE_KINDS)[number]));
    else if (row.kind === "subSector") expect(parent?.kind).toBe("sector");
    else expect(parent).toMatchObject({ kind: "kind", key: row.kind });
  }
});

test("the values the specification names are there", () => {
  expect(keysOf("userType")).toEqual([
    "entrepreneur",
    "investor",
    "head-hunter",
    "job-hunter",
    "employee",
    "organization-organizer",
    "service-provider",
  ]);
  expect(keysOf("jobApplyStatus")).toEqual([
    "received",
    "in-review",
    "interview",
    "offer",
    "hired",
    "declined",
    "withdrawn",
  ]);
  expect(keysOf("operatingStatus")).toEqual(["operating", "closed", "acquired", "public"]);
  expect(keysOf("programApplyStatusPublic")).toEqual(["inspecting", "approved", "declined"]);
  expect(keysOf("organizerType")).toHaveLength(13);
  expect(keysOf("sector").length).toBeGreaterThanOrEqual(24);
  expect(keysOf("technology").length).toBeGreaterThanOrEqual(60);
});

test("two investment tours are not offered; seeking statuses are marked", () => {
  const tours = TYPES.filter((row) => row.kind === "investmentTour" && !row.offered);
  expect(tours.map((row) => row.key)).toEqual(["secondary-market", "undisclosed"]);
  const seeking = TYPES.filter((row) => row.counts_as_seeking);
  expect(seeking.every((row) => row.kind === "investmentSeekingStatus")).toBe(true);
  expect(seeking.map((row) => row.key)).toContain("seeking");
  expect(seeking.map((row) => row.key)).not.toContain("not-seeking");
});

test("ids do not change", () => {
  expect(typeId("sector")).toBe("b0b429a9-c2c6-51f5-ae88-bb06eb1d971e");
  expect(typeId("sector", "energy")).toBe("e9dd0792-dec2-558e-a350-b2beaaf7aae5");
});

test("a mobile number of each country is valid with the code of the country", async () => {
  const wrong = (await shippedCountries()).filter(({ iso2, dial_code }) => {
    const example = getExampleNumber(iso2 as CountryCode, examples);
    if (!example) return dial_code !== null;
    const parsed = parsePhoneNumberFromString(example.nationalNumber, { defaultCallingCode: dial_code ?? "" });
    return !parsed?.isValid() || parsed.countryCallingCode !== dial_code;
  });
  expect(wrong.map(({ iso2, dial_code }) => `${iso2} +${dial_code}`)).toEqual([]);
});
