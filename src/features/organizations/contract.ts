import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { listContract, named } from "#shared/list/contract.ts";
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
