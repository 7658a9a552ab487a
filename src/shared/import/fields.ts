/** What the rows of an imported file become. */
export const IMPORT_KINDS = ["startups", "rounds", "organizations", "people", "patents", "jobs"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What a cell of a field holds. A list has several values in a cell, divided by the separator of the mapping. */
export type ImportFieldType = "text" | "choice" | "list" | "date" | "amount" | "answer" | "patents";

const PLACE = { country: "text", city: "text" } as const;

/** The fields that a column can be mapped to. */
export const IMPORT_FIELDS = {
  startups: {
    key: "text",
    name: "text",
    legalName: "text",
    website: "text",
    sector: "choice",
    subSectors: "list",
    stage: "choice",
    employeeCount: "choice",
    operatingStatus: "choice",
    legalForm: "choice",
    incorporated: "answer",
    foundationDate: "date",
    ...PLACE,
    county: "text",
    taglineEn: "text",
    taglineTr: "text",
    descriptionEn: "text",
    descriptionTr: "text",
    targetGroupEn: "text",
    targetGroupTr: "text",
    competitiveAdvantageEn: "text",
    competitiveAdvantageTr: "text",
    revenueModelDescriptionEn: "text",
    revenueModelDescriptionTr: "text",
    technologies: "list",
    businessModels: "list",
    revenueModels: "list",
    startupPrograms: "list",
    marketSize: "amount",
    marketSizeCurrency: "text",
    investmentSeekingStatus: "choice",
    investmentSeekingTour: "choice",
    investmentSeekingType: "choice",
    seekingAmount: "amount",
    seekingAmountCurrency: "text",
    seekingStartDate: "date",
    seekingEndDate: "date",
    incubationCenters: "list",
    accelerationPrograms: "list",
    competitors: "list",
    team: "list",
    mentors: "list",
    patents: "patents",
    facebook: "text",
    instagram: "text",
    twitter: "text",
    linkedin: "text",
  },
  rounds: {
    startup: "text",
    announcedDate: "date",
    tour: "choice",
    type: "choice",
    amount: "amount",
    preValuation: "amount",
    currency: "text",
    investors: "list",
  },
  organizations: {
    key: "text",
    name: "text",
    type: "choice",
    website: "text",
    taglineEn: "text",
    taglineTr: "text",
    ...PLACE,
  },
  people: { email: "text", entity: "text", access: "choice" },
  patents: {
    organization: "text",
    nameEn: "text",
    nameTr: "text",
    applicationNumbers: "list",
    inventors: "list",
    sectors: "list",
    technologyReadinessLevelId: "choice",
    lookingFor: "list",
    lookingForDescriptionEn: "text",
    lookingForDescriptionTr: "text",
    problemEn: "text",
    problemTr: "text",
    advantageEn: "text",
    advantageTr: "text",
    value: "amount",
    valueCurrencyId: "text",
    protectionStart: "date",
    protectionEnd: "date",
    targetMarkets: "list",
    marketSize: "amount",
    marketSizeCurrencyId: "text",
  },
  jobs: {
    startup: "text",
    titleEn: "text",
    titleTr: "text",
    descriptionEn: "text",
    descriptionTr: "text",
    jobRoleId: "choice",
    workingPlanIds: "list",
    skillIds: "list",
    softSkillIds: "list",
    countryId: "text",
    cityId: "text",
    countyId: "text",
    payPlanId: "choice",
    minWage: "amount",
    maxWage: "amount",
    wageCurrencyId: "text",
    publicationDate: "date",
    expirationDate: "date",
  },
} as const satisfies Record<ImportKind, Record<string, ImportFieldType>>;

type FieldsOf<Kind extends ImportKind> = keyof (typeof IMPORT_FIELDS)[Kind] & string;
export type ImportField = { [Kind in ImportKind]: FieldsOf<Kind> }[ImportKind];

/** Fields without which no row can be read. */
export const REQUIRED_FIELDS: { [Kind in ImportKind]: readonly FieldsOf<Kind>[] } = {
  startups: ["name"],
  rounds: ["startup"],
  organizations: ["name", "type"],
  people: ["email", "entity"],
  patents: ["organization", "applicationNumbers"],
  jobs: ["startup", "jobRoleId", "workingPlanIds", "countryId", "payPlanId", "publicationDate", "expirationDate"],
};

/** Fields that the mapping can give one value for all rows, where no column has them. */
export const FIXED_FIELDS = ["country", "type"] as const;

export const fieldsOf = (kind: ImportKind): readonly ImportField[] => Object.keys(IMPORT_FIELDS[kind]) as ImportField[];

export const fieldType = (kind: ImportKind, field: string): ImportFieldType | undefined => {
  const types: Readonly<Record<string, ImportFieldType>> = IMPORT_FIELDS[kind];
  return Object.hasOwn(types, field) ? types[field] : undefined;
};

/** Named by how the third of February 2026 is written. */
export const DATE_FORMATS = ["yyyy-MM-dd", "dd.MM.yyyy", "dd/MM/yyyy", "MM/dd/yyyy", "yyyy"] as const;
/** Named by how twelve hundred and thirty-four and a half is written. */
export const AMOUNT_FORMATS = ["1,234.50", "1.234,50", "1234.50", "1234,50"] as const;
export const SEPARATORS = [";", ",", "|", "/"] as const;
/** What a person may do with what they are invited to. */
export const ACCESSES = ["read", "write", "full"] as const;
/** What a row is joined to that nothing was imported as yet. */
export const JOINS = ["never", "website", "nameAndPlace", "websiteAndName"] as const;

/** Columns of a file, and characters of a column's name. */
export const MAX_COLUMNS = 100;
export const MAX_COLUMN_NAME = 200;

/** What becomes of a row; "kept": the undone import left it, because somebody has changed it since. */
export const IMPORT_ACTIONS = ["create", "update", "unchanged", "refused", "repeated"] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];
