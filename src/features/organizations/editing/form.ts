import { editForm, type Fields, type Values } from "#shared/edit/form.ts";
import type { FieldProblem } from "#shared/errors.ts";

const NAME_MAX = 200;
/** Rows of one list at most. */
export const ROWS_MAX = 200;

const name = { kind: "text", max: NAME_MAX, required: true } as const;
const line = { kind: "text", max: 200 } as const;
const lines = { kind: "text", max: 5_000, lines: 5 } as const;
const people = {
  kind: "rows",
  max: ROWS_MAX,
  fields: {
    id: { kind: "id" },
    name,
    accountId: { kind: "entity", of: "person", name: "name", ofTeam: true },
    position: line,
  },
} as const;

/** Patents of one organization at most. */
const PATENTS_MAX = 100;
/** A name in one language, and at least one number. */
const patentFields = {
  id: { kind: "id" },
  nameEn: { kind: "text", max: 300 },
  nameTr: { kind: "text", max: 300 },
  applicationNumbers: { kind: "text", max: 500, required: true },
  inventors: { kind: "text", max: 500 },
  sectorIds: { kind: "types", of: "sector", max: 10 },
  targetMarketIds: { kind: "types", of: "targetMarket", max: 10 },
  technologyReadinessLevelId: { kind: "type", of: "technologyReadinessLevel" },
  lookingForIds: { kind: "types", of: "patentLookingFor", max: 10 },
  lookingForDescriptionEn: lines,
  lookingForDescriptionTr: lines,
  problemEn: lines,
  problemTr: lines,
  advantageEn: lines,
  advantageTr: lines,
  value: { kind: "amount", currency: "valueCurrencyId" },
  valueCurrencyId: { kind: "currency" },
  marketSize: { kind: "amount", currency: "marketSizeCurrencyId" },
  marketSizeCurrencyId: { kind: "currency" },
  protectionStart: { kind: "day" },
  protectionEnd: { kind: "day" },
} as const satisfies Fields;
export type PatentValues = Values<typeof patentFields>;

/** Several of them in one line: "TR 2024/01, TR 2024/02". */
export const listIn = (text: string | null): string[] =>
  (text ?? "")
    .split(/[,;\n]/)
    .map((part) => part.trim())
    .filter(Boolean);

const patentProblems = (patents: readonly PatentValues[]): FieldProblem[] =>
  patents.flatMap((row, index): FieldProblem[] => {
    const at = (field: keyof PatentValues) => `patents.${index}.${field}`;
    const { protectionStart, protectionEnd, applicationNumbers } = row;
    return [
      ...(row.nameEn || row.nameTr ? [] : [{ field: at("nameEn"), reason: "required" }]),
      ...(applicationNumbers && listIn(applicationNumbers).length === 0
        ? [{ field: at("applicationNumbers"), reason: "required" }]
        : []),
      ...(protectionStart && protectionEnd && protectionStart > protectionEnd
        ? [{ field: at("protectionEnd"), reason: "endBeforeStart" }]
        : []),
    ];
  });

/** The fields of an organization, by the section of the form that saves them. */
export const SECTIONS = {
  basics: {
    name,
    typeId: { kind: "type", of: "organizerType", required: true },
    taglineEn: { ...line, counts: true },
    taglineTr: { ...line, counts: true },
    descriptionEn: { ...lines, counts: true },
    descriptionTr: { ...lines, counts: true },
  },
  contact: {
    countryId: { kind: "country", required: true, counts: true },
    cityId: { kind: "city", in: "countryId", fact: true, counts: true },
    address: { ...line, fact: true, counts: true },
    email: { kind: "email", fact: true, counts: true },
    phone: { kind: "phone", in: "countryId", fact: true, counts: true },
    website: { kind: "link", fact: true, counts: true },
    linkedin: { kind: "link", network: "linkedin", counts: true },
    twitter: { kind: "link", network: "twitter", counts: true },
    facebook: { kind: "link", network: "facebook", counts: true },
    instagram: { kind: "link", network: "instagram", counts: true },
  },
  about: { aboutEn: { ...lines, counts: true }, aboutTr: { ...lines, counts: true } },
  facilities: { facilitiesEn: { ...lines, counts: true }, facilitiesTr: { ...lines, counts: true } },
  team: { teamMembers: { ...people, counts: true } },
  mentors: { mentors: people },
  networks: {
    angelNetworks: {
      kind: "rows",
      max: ROWS_MAX,
      fields: { id: { kind: "id" }, name, networkId: { kind: "entity", of: "organization", name: "name" } },
    },
  },
  patents: { patents: { kind: "rows", max: PATENTS_MAX, fields: patentFields } },
} as const satisfies Record<string, Fields>;
export type SectionName = keyof typeof SECTIONS;

export const organizationForm = editForm(
  {
    ...SECTIONS.basics,
    ...SECTIONS.contact,
    ...SECTIONS.about,
    ...SECTIONS.facilities,
    ...SECTIONS.team,
    ...SECTIONS.mentors,
    ...SECTIONS.networks,
    ...SECTIONS.patents,
  },
  { check: ({ patents }) => patentProblems(patents) },
);
export type OrganizationFields = (typeof organizationForm)["fields"];

/** The questions about a new one; the call takes every field. */
export const newOrganizationForm = editForm({
  name,
  typeId: SECTIONS.basics.typeId,
  taglineEn: line,
  taglineTr: line,
  website: SECTIONS.contact.website,
  countryId: SECTIONS.contact.countryId,
  cityId: SECTIONS.contact.cityId,
});
