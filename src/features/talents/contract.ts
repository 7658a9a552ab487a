import { z } from "zod";
import { endpoint, id } from "#shared/endpoint.ts";
import { listContract, named } from "#shared/list/contract.ts";
import { exportContract } from "#shared/list/export-contract.ts";
import { talentList } from "./filters.ts";
import { MAX_IDS } from "./limits.ts";

/** A person in the list; names in the reader's language. */
export const talentRow = z.object({
  id,
  seoUrl: z.string(),
  name: z.string(),
  surname: z.string(),
  title: z.string().nullable(),
  photo: z.string().nullable(),
  userType: named.nullable(),
  location: z.object({ country: named.nullable(), city: named.nullable() }),
  /** Null also for viewers whom the person does not show it. */
  jobSearchStatus: named.nullable(),
  jobRoles: z.array(named),
  workingPlans: z.array(named),
  skills: z.array(named),
});
export type TalentRow = z.output<typeof talentRow>;

/** The calls of the list: a page, available values, saved filters. */
export const talentCalls = listContract({
  list: talentList,
  row: talentRow,
  paths: {
    list: "/apiUser/Talents/List",
    values: "/apiUser/Talents/AvailableValues",
    queries: "/apiUser/Talents/Queries",
  },
  nouns: "Talents",
});

/** The columns of a file of people, in their usual order. */
export const TALENT_COLUMNS = [
  "name",
  "surname",
  "title",
  "userType",
  "country",
  "city",
  "jobSearchStatus",
  "jobRoles",
  "workingPlans",
  "skills",
  "address",
] as const;
export const talentExports = exportContract(talentList, TALENT_COLUMNS, "/apiUser/Talents", "talents");

export const talentsByIds = endpoint({
  method: "POST",
  path: "/apiUser/Talents/ByIds",
  summary: "People by id, in the order of the ids; those the viewer may not see are left out",
  kind: "read",
  body: z.strictObject({ ids: z.array(id).min(1).max(MAX_IDS) }),
  answer: z.array(talentRow),
});
