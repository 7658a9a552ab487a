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
        {
          // A few files of startups are free.
          ...row(path === "/apiStartup/Startups" ? MEMBERS : PREMIUM_ACTORS, () => ({
            body: { columns: ["name"], limit: 1 },
          })),
          refusal: { member: 402 },
        },
      ],
      [`GET ${path}/Exports/{id}/File`, { ...row(MEMBERS, () => ({ params: { id: v7() } })), status: 404 }],
    ]),
  ),
});
