/** The nouns that rows of an imported file become. */
export const IMPORT_KINDS = ["startups", "rounds", "organizations", "people", "patents", "jobs"] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** How a cell of a field is read: `values.ts` has what reads each. */
export type ImportFieldType =
  | "key"
  | "name"
  | "text"
  | "link"
  | "choice"
  | "choices"
  | "sector"
  | "names"
  | "investors"
  | "patents"
  | "supports"
  | "updates"
  | "date"
  | "amount"
  | "currency"
  | "answer"
  /** Says something of the investors of the row. */
  | "lead"
  | "country"
  | "region"
  | "city"
  | "county"
  /** Names something that is here already: a startup, an organization. */
  | "entry"
  /** The id or address here of the entry that the row is, as an exported file has it. */
  | "own";

export interface ImportFieldOf {
  type: ImportFieldType;
  /** List of the catalogue whose values a choice takes; the access of people is none. */
  of?: string;
  /** Field of an amount's currency. */
  currency?: string;
}

const text = { type: "text" } as const;
const link = { type: "link" } as const;
const names = { type: "names" } as const;
const date = { type: "date" } as const;
const answer = { type: "answer" } as const;
const currency = { type: "currency" } as const;
const amountIn = <Field extends string>(field: Field) => ({ type: "amount", currency: field }) as const;
const choice = <List extends string>(list: List) => ({ type: "choice", of: list }) as const;
const choices = <List extends string>(list: List) => ({ type: "choices", of: list }) as const;
const access = { type: "choice" } as const;
const PLACE = { country: { type: "country" }, city: { type: "city" } } as const;

/** The fields that a column can be mapped to. Profiles have those of startups, rounds and organizations, too. */
export const IMPORT_FIELDS = {
  startups: {
    key: { type: "key" },
    id: { type: "own" },
    name: { type: "name" },
    legalName: text,
    website: link,
    sector: { type: "sector", of: "sector" },
    subSectors: choices("subSector"),
    stage: choice("stage"),
    employeeCount: choice("employeeCount"),
    operatingStatus: choice("operatingStatus"),
    legalForm: choice("legalForm"),
    incorporated: answer,
    foundationDate: date,
    ...PLACE,
    county: { type: "county" },
    taglineEn: text,
    taglineTr: text,
    descriptionEn: text,
    descriptionTr: text,
    targetGroupEn: text,
    targetGroupTr: text,
    competitiveAdvantageEn: text,
    competitiveAdvantageTr: text,
    revenueModelDescriptionEn: text,
    revenueModelDescriptionTr: text,
    technologies: choices("technology"),
    businessModels: choices("businessModel"),
    revenueModels: choices("revenueModel"),
    startupPrograms: choices("startupProgram"),
    marketSize: amountIn("marketSizeCurrency"),
    marketSizeCurrency: currency,
    investmentSeekingStatus: choice("investmentSeekingStatus"),
    investmentSeekingTour: choice("investmentTour"),
    investmentSeekingType: choice("investmentSeekingType"),
    seekingAmount: amountIn("seekingAmountCurrency"),
    seekingAmountCurrency: currency,
    seekingValuation: amountIn("seekingValuationCurrency"),
    seekingValuationCurrency: currency,
    seekingStartDate: date,
    seekingEndDate: date,
    incubationCenters: names,
    accelerationPrograms: names,
    competitors: names,
    team: names,
    mentors: names,
    patents: { type: "patents" },
    facebook: link,
    instagram: link,
    twitter: link,
    linkedin: link,
  },
  rounds: {
    startup: { type: "entry" },
    announcedDate: date,
    tour: choice("investmentTour"),
    type: choice("investmentType"),
    amount: amountIn("currency"),
    preValuation: amountIn("currency"),
    currency,
    investors: { type: "investors" },
  },
  organizations: {
    key: { type: "key" },
    id: { type: "own" },
    name: { type: "name" },
    type: choice("organizerType"),
    website: link,
    taglineEn: text,
    taglineTr: text,
    ...PLACE,
  },
  people: { email: text, entity: { type: "entry" }, access },
  patents: {
    organization: { type: "entry" },
    nameEn: text,
    nameTr: text,
    applicationNumbers: names,
    inventors: names,
    sectors: choices("sector"),
    technologyReadinessLevelId: choice("technologyReadinessLevel"),
    lookingFor: choices("patentLookingFor"),
    lookingForDescriptionEn: text,
    lookingForDescriptionTr: text,
    problemEn: text,
    problemTr: text,
    advantageEn: text,
    advantageTr: text,
    value: amountIn("valueCurrencyId"),
    valueCurrencyId: currency,
    protectionStart: date,
    protectionEnd: date,
    targetMarkets: choices("targetMarket"),
    marketSize: amountIn("marketSizeCurrencyId"),
    marketSizeCurrencyId: currency,
  },
  jobs: {
    startup: { type: "entry" },
    titleEn: text,
    titleTr: text,
    descriptionEn: text,
    descriptionTr: text,
    jobRoleId: choice("jobRole"),
    workingPlanIds: choices("workingPlan"),
    skillIds: choices("skill"),
    softSkillIds: choices("softSkill"),
    countryId: { type: "country" },
    cityId: { type: "city" },
    countyId: { type: "county" },
    payPlanId: choice("payPlan"),
    minWage: amountIn("wageCurrencyId"),
    maxWage: amountIn("wageCurrencyId"),
    wageCurrencyId: currency,
    publicationDate: date,
    expirationDate: date,
  },
} as const satisfies Record<ImportKind, Record<string, ImportFieldOf>>;

/** What only profiles read: it takes names or patterns that no form asks for. */
export const PROFILE_FIELDS = {
  startups: {
    /** State or province by its code. */
    region: { type: "region" },
    governmentSupports: { type: "supports", of: "governmentSupport" },
    updates: { type: "updates" },
  },
  rounds: {
    /** True if this investor led the round, where each row is one investor. */
    lead: { type: "lead" },
  },
  organizations: { region: { type: "region" } },
} as const satisfies Partial<Record<ImportKind, Record<string, ImportFieldOf>>>;

type FieldsOf<Kind extends ImportKind> = keyof (typeof IMPORT_FIELDS)[Kind] & string;
export type ImportField = { [Kind in ImportKind]: FieldsOf<Kind> }[ImportKind];

/** Fields without which no row can be read. */
export const REQUIRED_FIELDS = {
  startups: ["name"],
  rounds: ["startup"],
  organizations: ["name", "type"],
  people: ["email", "entity"],
  patents: ["organization", "applicationNumbers"],
  jobs: ["startup", "jobRoleId", "workingPlanIds", "countryId", "payPlanId", "publicationDate", "expirationDate"],
} as const satisfies { [Kind in ImportKind]: readonly FieldsOf<Kind>[] };

/** Fields that the mapping can give one value for all rows, where no column has them. */
export const FIXED_FIELDS = ["country", "type"] as const;

export const fieldsOf = (kind: ImportKind): readonly ImportField[] => Object.keys(IMPORT_FIELDS[kind]) as ImportField[];

export const fieldOf = (kind: ImportKind, field: string): ImportFieldOf | undefined => {
  const fields: Readonly<Record<string, ImportFieldOf>> = IMPORT_FIELDS[kind];
  return Object.hasOwn(fields, field) ? fields[field] : undefined;
};

/** Named by how the third of February 2026 is written. */
export const DATE_FORMATS = ["yyyy-MM-dd", "dd.MM.yyyy", "dd/MM/yyyy", "MM/dd/yyyy", "yyyy"] as const;
/** A day as a format has it: "28.2.2026" of "d.M.yyyy". */
export const sampleDay = (format: string): string =>
  format.replace("yyyy", "2026").replace("MM", "02").replace("M", "2").replace(/dd|d/, "28");
/** Named by how twelve hundred and thirty-four and a half is written. */
export const AMOUNT_FORMATS = ["1,234.50", "1.234,50", "1234.50", "1234,50"] as const;
export const SEPARATORS = [";", ",", "|", "/"] as const;
/** The rights of an invited person. */
export const ACCESSES = ["read", "write", "full"] as const;
/** The ways to join a row, of which nothing was imported yet, to an entry. */
export const JOINS = ["ask", "sameList", "never", "website", "nameAndPlace", "websiteAndName"] as const;
/** What people say of a row and an entry that look alike. */
export const SAME_ANSWERS = ["same", "other", "skip"] as const;
/** Answers that a mapping keeps. */
export const MAX_ANSWERS = 2_000;

/** Words whose meaning a mapping has. */
export const MAX_WORDS = 2_000;

/** What an empty cell does to the value that is there. */
export const BLANKS = ["leave", "empty"] as const;

/** Between the name of a group of columns and a name in it: "Contact – Email". */
export const GROUP_MARK = " – ";

/** The last row in which the names of columns may stand. */
export const HEADER_ROW_MAX = 50;

/** Columns of a file, and characters of a column's name. */
export const MAX_COLUMNS = 100;
export const MAX_COLUMN_NAME = 200;

/** The outcome of a row; "kept": the undone import left it, because somebody has changed it since. */
export const IMPORT_ACTIONS = ["create", "update", "unchanged", "refused", "repeated"] as const;
export type ImportAction = (typeof IMPORT_ACTIONS)[number];
