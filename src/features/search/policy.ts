import { EVERYONE, type FeaturePolicy, row } from "#testing/policy.ts";

export const searchPolicy: FeaturePolicy = async () => ({
  "GET /apiCommon/Search/Understand": row(EVERYONE, () => ({ query: { text: "fintech" } })),
  "GET /apiStartup/Search": row(EVERYONE, () => ({ query: { text: "bal" } })),
  "GET /apiStartup/Search/Counts": row(EVERYONE, () => ({ query: { text: "bal" } })),
  "GET /apiStartup/Search/Exact": row(EVERYONE, ({ startupId }) => ({ query: { id: startupId } })),
  "POST /apiStartup/Search/FullText": row(EVERYONE, () => ({ body: { text: "bal", parentTypeIds: [] } })),
  "GET /apiStartup/Search/Lists": row(EVERYONE, () => ({ query: { text: "bal" } })),
  "GET /apiStartup/Search/Startups": row(EVERYONE, () => ({ query: { text: "bal" } })),
  "GET /apiStartup/Search/Users": row(EVERYONE, () => ({ query: { text: "bal" } })),
});
