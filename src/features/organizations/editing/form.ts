import { editForm, type Fields } from "#shared/edit/form.ts";

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

/** What an organization says of itself, by the section of the form that saves it. */
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
    cityId: { kind: "city", in: "countryId", counts: true },
    address: { ...line, counts: true },
    email: { kind: "email", counts: true },
    phone: { kind: "phone", in: "countryId", counts: true },
    website: { kind: "link", counts: true },
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
} as const satisfies Record<string, Fields>;
export type SectionName = keyof typeof SECTIONS;

export const organizationForm = editForm({
  ...SECTIONS.basics,
  ...SECTIONS.contact,
  ...SECTIONS.about,
  ...SECTIONS.facilities,
  ...SECTIONS.team,
  ...SECTIONS.mentors,
  ...SECTIONS.networks,
});
export type OrganizationFields = (typeof organizationForm)["fields"];

/** What is asked of a new one; the call takes every field. */
export const newOrganizationForm = editForm({
  name,
  typeId: SECTIONS.basics.typeId,
  taglineEn: line,
  taglineTr: line,
  website: SECTIONS.contact.website,
  countryId: SECTIONS.contact.countryId,
  cityId: SECTIONS.contact.cityId,
});
