import { editForm, type Fields } from "#shared/edit/form.ts";

const NAME_MAX = 200;
const LINE_MAX = 200;
const TEXT_MAX = 5_000;
/** Values of one kind at most, so that a page stays readable. */
const VALUES_MAX = 30;

const line = { kind: "text", max: LINE_MAX } as const;
const lines = { kind: "text", max: TEXT_MAX, lines: 4 } as const;

/** The fields of a startup, by the section of the form that saves them. */
export const SECTIONS = {
  basics: {
    taglineEn: { ...line, counts: true },
    taglineTr: { ...line, counts: true },
    descriptionEn: { ...lines, counts: true },
    descriptionTr: { ...lines, counts: true },
    foundationDate: { kind: "day", isPast: true, counts: true },
    website: { kind: "link", fact: true, counts: true },
    linkedin: { kind: "link", network: "linkedin", counts: true },
    twitter: { kind: "link", network: "twitter", counts: true },
    facebook: { kind: "link", network: "facebook", counts: true },
    instagram: { kind: "link", network: "instagram", counts: true },
  },
  company: {
    countryId: { kind: "country", required: true, counts: true },
    cityId: { kind: "city", in: "countryId", fact: true, counts: true },
    countyId: { kind: "county", in: "cityId" },
    operatingStatusId: { kind: "type", of: "operatingStatus", fact: true, counts: true },
    employeeCountId: { kind: "type", of: "employeeCount", fact: true, counts: true },
    incorporated: { kind: "yesNo", counts: true },
    legalName: { kind: "text", max: NAME_MAX },
    legalFormId: { kind: "type", of: "legalForm" },
  },
  business: {
    sectorId: { kind: "type", of: "sector", required: true, fact: true, counts: true },
    subSectorIds: { kind: "types", of: "subSector", max: VALUES_MAX, below: "sectorId", counts: true },
    stageId: { kind: "type", of: "stage", fact: true, counts: true },
    technologyIds: { kind: "types", of: "technology", max: VALUES_MAX, counts: true },
    businessModelIds: { kind: "types", of: "businessModel", max: VALUES_MAX, counts: true },
    revenueModelIds: { kind: "types", of: "revenueModel", max: VALUES_MAX, counts: true },
    revenueModelDescriptionEn: { ...lines, counts: true },
    revenueModelDescriptionTr: { ...lines, counts: true },
    startupProgramIds: { kind: "types", of: "startupProgram", max: VALUES_MAX },
  },
  market: {
    targetGroupEn: { ...lines, counts: true },
    targetGroupTr: { ...lines, counts: true },
    competitiveAdvantageEn: { ...lines, counts: true },
    competitiveAdvantageTr: { ...lines, counts: true },
    marketSize: { kind: "amount", currency: "marketSizeCurrencyId", counts: true },
    marketSizeCurrencyId: { kind: "currency" },
  },
  seeking: {
    investmentSeekingStatusId: { kind: "type", of: "investmentSeekingStatus", fact: true, counts: true },
    investmentSeekingTourId: { kind: "type", of: "investmentTour" },
    investmentSeekingTypeId: { kind: "type", of: "investmentSeekingType" },
    seekingAmount: { kind: "amount", currency: "seekingAmountCurrencyId" },
    seekingAmountCurrencyId: { kind: "currency" },
    seekingValuation: { kind: "amount", currency: "seekingValuationCurrencyId" },
    seekingValuationCurrencyId: { kind: "currency" },
    seekingStartDate: { kind: "day" },
    seekingEndDate: { kind: "day" },
  },
} as const satisfies Record<string, Fields>;
export type SectionName = keyof typeof SECTIONS;

export const startupForm = editForm(
  { ...SECTIONS.basics, ...SECTIONS.company, ...SECTIONS.business, ...SECTIONS.market, ...SECTIONS.seeking },
  { days: [["seekingStartDate", "seekingEndDate"]] },
);

/** The name never changes after a startup is made (specification, "Startup (management view)"). */
export const newStartupForm = editForm({
  name: { kind: "text", max: NAME_MAX, required: true },
  taglineEn: line,
  taglineTr: line,
  sectorId: { kind: "type", of: "sector", required: true },
  stageId: { kind: "type", of: "stage" },
  foundationDate: { kind: "day", isPast: true },
  website: { kind: "link" },
  countryId: { kind: "country", required: true },
  cityId: { kind: "city", in: "countryId" },
  /** Of who adds it, and stands in its team first. */
  founderTitle: line,
});

const period = { startDate: { kind: "day" }, endDate: { kind: "day" } } as const;
const affiliation = editForm(
  {
    name: { kind: "text", max: NAME_MAX, required: true },
    organizationId: { kind: "entity", of: "organization", name: "name" },
    ...period,
  },
  { days: [["startDate", "endDate"]] },
);

/** The rows of a startup, each saved by itself, by the key of their list (specification, "Detail keys"). */
export const rowForms = {
  teammember: editForm({
    name: { kind: "text", max: NAME_MAX, required: true },
    accountId: { kind: "entity", of: "person", name: "name", ofTeam: true },
    isMentor: { kind: "flag" },
    title: line,
    professionId: { kind: "type", of: "jobRole" },
    position: line,
    shareValue: { kind: "number", min: 0, max: 100 },
    knownTime: line,
    whereMet: line,
  }),
  investment: editForm({
    stageId: { kind: "type", of: "investmentTour", required: true },
    typeId: { kind: "type", of: "investmentType", required: true },
    announcedDate: { kind: "day", isPast: true, required: true },
    amount: { kind: "amount", currency: "amountCurrencyId" },
    amountCurrencyId: { kind: "currency" },
    preValuation: { kind: "amount", currency: "preValuationCurrencyId" },
    preValuationCurrencyId: { kind: "currency" },
    shareRatio: { kind: "number", min: 0, max: 100 },
    isPrivate: { kind: "flag" },
    investors: {
      kind: "rows",
      max: 50,
      fields: {
        name: { kind: "text", max: NAME_MAX, required: true },
        organizationId: { kind: "entity", of: "organization", name: "name" },
        accountId: { kind: "entity", of: "person", name: "name" },
        isLead: { kind: "flag" },
      },
    },
  }),
  governmentsupport: editForm({
    supportId: { kind: "type", of: "governmentSupport", required: true },
    receivedDate: { kind: "day", isPast: true, required: true },
  }),
  importantupdate: editForm(
    { updateDate: { kind: "day", isPast: true, required: true }, descriptionEn: lines, descriptionTr: lines },
    {
      together: [["descriptionEn", "descriptionTr"]],
      check: ({ descriptionEn, descriptionTr }) =>
        descriptionEn || descriptionTr ? [] : [{ field: "descriptionEn", reason: "required" }],
    },
  ),
  patent: editForm({
    name: { kind: "text", max: NAME_MAX, required: true },
    applicationNumber: { kind: "text", max: 100, required: true },
  }),
  competitor: editForm({ name: { kind: "text", max: NAME_MAX, required: true }, website: { kind: "link" } }),
  incubationcenter: affiliation,
  AccelerationProgram: affiliation,
} as const;
export type RowKey = keyof typeof rowForms;
export const ROW_KEYS = Object.keys(rowForms) as RowKey[];

/** Rows of one list at most. */
export const ROWS_MAX = 500;

/** Lists that are values of the catalogue: sets, which the startup's own form saves. */
export const CHOICE_KEYS = {
  technology: "technologyIds",
  businessmodel: "businessModelIds",
  revenuemodel: "revenueModelIds",
} as const;
export type ChoiceKey = keyof typeof CHOICE_KEYS;
