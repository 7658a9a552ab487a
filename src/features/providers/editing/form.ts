import { editForm, type Fields } from "#shared/edit/form.ts";

const name = { kind: "text", max: 200, required: true } as const;
const line = { kind: "text", max: 200 } as const;
const lines = { kind: "text", max: 5_000, lines: 5 } as const;

/** The fields of a service provider, by the section of the form that saves them. */
export const SECTIONS = {
  basics: {
    name,
    sloganEn: { ...line, counts: true },
    sloganTr: { ...line, counts: true },
    serviceIndustries: { kind: "types", of: "serviceIndustry", max: 30, required: true, counts: true },
    foundationYear: { kind: "number", min: 1800, max: 2200, whole: true, counts: true },
    employeeCountId: { kind: "type", of: "employeeCount", fact: true, counts: true },
  },
  about: {
    descriptionEn: { ...lines, counts: true },
    descriptionTr: { ...lines, counts: true },
    aboutEn: { ...lines, counts: true },
    aboutTr: { ...lines, counts: true },
    video: { kind: "link" },
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
  team: {
    teamMembers: {
      kind: "rows",
      max: 200,
      required: true,
      counts: true,
      fields: {
        id: { kind: "id" },
        name,
        accountId: { kind: "entity", of: "person", name: "name", ofTeam: true },
        position: line,
        isFounder: { kind: "flag" },
      },
    },
  },
} as const satisfies Record<string, Fields>;
export type SectionName = keyof typeof SECTIONS;

export const providerForm = editForm(
  { ...SECTIONS.basics, ...SECTIONS.about, ...SECTIONS.contact, ...SECTIONS.team },
  {
    check: ({ foundationYear }) =>
      foundationYear !== null && foundationYear > new Date().getUTCFullYear()
        ? [{ field: "foundationYear", reason: "future" }]
        : [],
  },
);
export type ProviderFields = (typeof providerForm)["fields"];

/** The questions about a new one; the call takes every field. */
export const newProviderForm = editForm({
  name,
  serviceIndustries: SECTIONS.basics.serviceIndustries,
  sloganEn: line,
  sloganTr: line,
  website: SECTIONS.contact.website,
  countryId: SECTIONS.contact.countryId,
  cityId: SECTIONS.contact.cityId,
  teamMembers: SECTIONS.team.teamMembers,
});
