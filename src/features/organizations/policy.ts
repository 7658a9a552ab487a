import { eq } from "drizzle-orm";
import { organization } from "#db/tables/organizations.server.ts";
import { listPolicy } from "#testing/list-policy.ts";
import { EVERYONE, type FeaturePolicy, row } from "#testing/policy.ts";
import { organizationCalls } from "./contract.ts";

export const organizationsPolicy: FeaturePolicy = async (tools) => {
  const { organizationId } = tools.world;
  const [own] = await tools.db.select().from(organization).where(eq(organization.id, organizationId));
  return {
    ...(await listPolicy(organizationCalls)(tools)),
    "GET /api/v1/organizations": row(EVERYONE),
    "GET /api/v1/organizations/{seoUrl}": row(EVERYONE, () => ({ params: { seoUrl: own!.seoUrl } })),
    "GET /api/v1/organizations/{seoUrl}/funding": row(EVERYONE, () => ({ params: { seoUrl: own!.seoUrl } })),
    "POST /apiIncubation/Organizer/Search": row(EVERYONE, () => ({ body: {} })),
    "GET /apiIncubation/Organizer/Get": row(EVERYONE, () => ({ query: { seoUrl: own!.seoUrl } })),
    "GET /apiIncubation/Portfolio": row(EVERYONE, () => ({ query: { organizerId: organizationId } })),
  };
};
