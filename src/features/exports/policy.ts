import { v7 } from "uuid";
import { type FeaturePolicy, MEMBERS, row } from "#testing/policy.ts";

/** Lists whose rows may leave: their calls and columns. Members without a package are refused; the others find nothing. */
const LISTS = ["/apiStartup/Startups", "/apiUser/Talents", "/apiIncubation/Organizers"];

export const exportsPolicy: FeaturePolicy = async () => ({
  "GET /apiUser/Exports": row(MEMBERS),
  "GET /apiUser/Exports/OfMe": row(MEMBERS),
  ...Object.fromEntries(
    LISTS.flatMap((path) => [
      [`GET ${path}/Exports`, row(MEMBERS)],
      [`POST ${path}/Export`, row(MEMBERS, () => ({ body: { columns: ["name"] } }))],
      [`GET ${path}/Exports/{id}/File`, { ...row(MEMBERS, () => ({ params: { id: v7() } })), status: 404 }],
    ]),
  ),
});
