import { v7 } from "uuid";
import { type FeaturePolicy, MEMBERS, PREMIUM_ACTORS, row } from "#testing/policy.ts";

/** Lists whose rows may leave: their calls and columns. Only a package opens them. */
const LISTS = ["/apiStartup/Startups", "/apiUser/Talents", "/apiIncubation/Organizers"];

export const exportsPolicy: FeaturePolicy = async () => ({
  "GET /apiUser/Exports": row(MEMBERS),
  "GET /apiUser/Exports/OfMe": row(MEMBERS),
  ...Object.fromEntries(
    LISTS.flatMap((path) => [
      [`GET ${path}/Exports`, row(MEMBERS)],
      [
        `POST ${path}/Export`,
        { ...row(PREMIUM_ACTORS, () => ({ body: { columns: ["name"] } })), refusal: { member: 402 } },
      ],
      [`GET ${path}/Exports/{id}/File`, { ...row(MEMBERS, () => ({ params: { id: v7() } })), status: 404 }],
    ]),
  ),
});
