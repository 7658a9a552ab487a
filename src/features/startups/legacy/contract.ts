import { z } from "zod";
import { endpoint, id, seoUrl } from "#shared/endpoint.ts";
import { ZERO_ID } from "#shared/zero-id.ts";

/** Rows of the quick search of startups (specification: 10). */
export const COMPANY_PAGE_SIZE = 10;
export const COMPANY_PAGE_SIZE_MAX = 100;
/** Characters a search takes at least (specification, "Minimum search length"). */
export const SEARCH_TEXT_MIN = 2;

/** "2021-03-15T00:00:00"; where there is no date, the sentinel older callers expect (decision 9). */
const legacyDate = z.string();
const text = z.string().nullable();
const named = z.object({ id, name: z.string() });
const period = { startDate: legacyDate, endDate: legacyDate };
const affiliation = z.object({ id, name: z.string(), organizationId: id.nullable(), ...period });
const person = z.object({
  id,
  userId: id.nullable(),
  name: z.string(),
  title: text,
  professionName: text,
  position: text,
  shareValue: z.number().nullable(),
  knownTime: text,
  whereMet: text,
  photo: text,
  invited: z.boolean(),
});

const company = z.object({
  id,
  companyId: id,
  seoUrl: z.string(),
  name: z.string(),
  legalName: text,
  tagline: text,
  description: text,
  foundationDate: legacyDate,
  sectorId: id.nullable(),
  sectorName: text,
  subSectors: z.array(named),
  stageId: id.nullable(),
  stageName: text,
  employeeCountId: id.nullable(),
  employeeCountName: text,
  operatingStatusId: id.nullable(),
  operatingStatusName: text,
  legalFormId: id.nullable(),
  legalFormName: text,
  incorporated: z.boolean().nullable(),
  countryId: id.nullable(),
  countryName: text,
  cityId: id.nullable(),
  cityName: text,
  countyId: id.nullable(),
  countyName: text,
  website: text,
  facebook: text,
  instagram: text,
  twitter: text,
  linkedin: text,
  logo: text,
  logo_512: text,
  logo_256: text,
  logo_64: text,
  cover: text,
  cover_High: text,
  cover_Medium: text,
  cover_Low: text,
  targetGroup: text,
  marketSize: z.number().nullable(),
  marketSizeCurrency: text,
  competitiveAdvantage: text,
  revenueModelDescription: text,
  investmentSeekingStatusId: id.nullable(),
  investmentSeekingStatusName: text,
  investmentSeekingTourId: id.nullable(),
  investmentSeekingTourName: text,
  investmentSeekingTypeId: id.nullable(),
  investmentSeekingTypeName: text,
  hasInvestment: z.boolean(),
  seekingInvestmentAmount: z.number().nullable(),
  seekingInvestmentAmountCurrency: text,
  seekingValuation: z.number().nullable(),
  seekingValuationCurrency: text,
  seekingStartDate: legacyDate,
  seekingEndDate: legacyDate,
  businessModels: z.array(named),
  revenueModels: z.array(named),
  technologies: z.array(named),
  startupPrograms: z.array(named),
  incubationCenters: z.array(affiliation),
  accelerationPrograms: z.array(affiliation),
  competitors: z.array(z.object({ id, competitorName: z.string(), competitorWebsite: text })),
  patents: z.array(z.object({ id, name: z.string(), applicationNumber: z.string() })),
  governmentSupports: z.array(z.object({ id, typeId: id, typeName: z.string(), date: legacyDate })),
  importantUpdates: z.array(z.object({ id, description: z.string(), date: legacyDate })),
  investments: z.array(
    z.object({
      id,
      tourName: text,
      typeName: text,
      date: legacyDate,
      amount: z.number().nullable(),
      amountCurrency: text,
      valuation: z.number().nullable(),
      valuationCurrency: text,
      shareRatio: z.number().nullable(),
      /** Id and address of an organization or a person. */
      investors: z.array(
        z.object({
          name: z.string(),
          isLead: z.boolean(),
          organizationId: id.nullable(),
          userId: id.nullable(),
          seoUrl: text,
        }),
      ),
    }),
  ),
  teamMembers: z.array(person),
  mentors: z.array(person),
  isVisible: z.boolean(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Company = z.output<typeof company>;

export const getCompany = endpoint({
  method: "GET",
  path: "/apiCommon/Company/Get/:seoUrlOrId",
  summary: "A startup in the older shape",
  failures: ["notFound"],
  params: z.object({ seoUrlOrId: seoUrl }),
  answer: company,
});

export const getCompanyForReview = endpoint({
  method: "GET",
  path: "/apiCommon/Company/GetCompanyForReview/:id",
  summary: "A startup with what only its members and the platform see of its team",
  access: "signedIn",
  whileLooking: true,
  right: "teamMember",
  failures: ["notFound", "forbidden"],
  params: z.object({ id }),
  answer: company,
});

export const COMPANY_ORDERS = ["name", "foundationDate", "createdAt"] as const;
const ids = z
  .array(id)
  .max(100)
  .nullish()
  .transform((list) => list?.filter((one) => one !== ZERO_ID) ?? []);

/** Empty text: no search by text. */
const searchText = z
  .string()
  .trim()
  .max(100)
  .regex(/^\P{Cc}*$/u)
  .refine((value) => value === "" || value.length >= SEARCH_TEXT_MIN, `atLeastLetters:${SEARCH_TEXT_MIN}`)
  .nullish()
  .transform((value) => value ?? "");

const searchBody = z.strictObject({
  filter: z
    .strictObject({ sector: ids, stage: ids, country: ids, city: ids })
    .nullish()
    .transform((filter) => filter ?? { sector: [], stage: [], country: [], city: [] }),
  searchText,
  isDescending: z.boolean().default(false),
  pageIndex: z.int().min(1).default(1),
  pageSize: z.int().min(1).max(COMPANY_PAGE_SIZE_MAX).default(COMPANY_PAGE_SIZE),
  orderColumnName: z
    .enum(["", ...COMPANY_ORDERS])
    .nullish()
    .transform((value) => value || ("name" as const)),
});
export type CompanySearch = z.output<typeof searchBody>;

export const companyRow = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  tagline: text,
  logo: text,
  sectorName: text,
  stageName: text,
  countryName: text,
  cityName: text,
  foundationDate: legacyDate,
});
export type CompanyRow = z.output<typeof companyRow>;
export const COMPANY_FIELDS = Object.keys(companyRow.shape);

const table = z.object({
  pageIndex: z.int(),
  pageSize: z.int(),
  totalCount: z.int(),
  fieldNames: z.array(z.string()),
  rows: z.array(companyRow),
});
export type CompanyTable = z.output<typeof table>;

export const searchCompanies = endpoint({
  method: "POST",
  path: "/apiCommon/Company/Search",
  summary: "Visible startups whose words begin with the searched ones",
  kind: "read",
  perMinute: 120,
  failures: ["unauthorized", "tooManyChoices", "signInForMoreChoices", "premiumRequired", "subscribeToContinue"],
  body: searchBody,
  answer: table,
});
