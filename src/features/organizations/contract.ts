import { z } from "zod";
import { endpoint, id, pageOf } from "#shared/endpoint.ts";
import { listContract, named } from "#shared/list/contract.ts";
import { exportContract } from "#shared/list/export-contract.ts";
import { LIST_PAGE_SIZE, MAX_PAGE, MAX_PAGE_SIZE } from "#shared/list/limits.ts";
import { organizationList } from "./filters.ts";

/** Texts in the reader's language where there is one. */
export const organizationRow = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  type: named,
  location: z.object({ country: named.nullable(), city: named.nullable() }),
  tagline: z.string().nullable(),
  logo: z.string().nullable(),
});
export type OrganizationRow = z.output<typeof organizationRow>;

/** The calls of the list: a page, available values, saved filters. */
export const organizationCalls = listContract({
  list: organizationList,
  row: organizationRow,
  paths: {
    list: "/apiIncubation/Organizers/List",
    values: "/apiIncubation/Organizers/AvailableValues",
    queries: "/apiIncubation/Organizers/Queries",
  },
  nouns: "Organizations",
});

/** The columns of a file of organizations, in their usual order. */
export const ORGANIZATION_COLUMNS = ["name", "type", "country", "city", "tagline", "address"] as const;
export const organizationExports = exportContract(
  organizationList,
  ORGANIZATION_COLUMNS,
  "/apiIncubation/Organizers",
  "organizations",
);

/** Ids or slugs of one filter. */
const values = z.array(z.string().trim().max(200)).max(100).optional();

/** The filters of the list, by the names older callers use (specification, "Organization list filter"). */
export const searchOrganizers = endpoint({
  method: "POST",
  path: "/apiIncubation/Organizer/Search",
  summary: "Organizations by type, place and open programs, the names older callers use",
  kind: "read",
  failures: ["premiumRequired", "tooManyChoices", "signInForMoreChoices"],
  body: z.strictObject({
    OrganizerTypesIdList: values,
    CountryIdList: values,
    CityIdList: values,
    HasOpenProgram: z.boolean().nullish(),
    StageIdList: values,
    SectorIdList: values,
    TargetMarketIdList: values,
    ProgramTypesIdList: values,
    PageIndex: z.int().min(1).max(MAX_PAGE).default(1),
    PageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(LIST_PAGE_SIZE),
  }),
  answer: pageOf(organizationRow),
});
