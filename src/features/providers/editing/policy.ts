import { v7 } from "uuid";
import { entityAccess } from "#db/tables/members.server.ts";
import { serviceProvider } from "#db/tables/providers.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { ELSEWHERE_ROW, type FeaturePolicy, MEMBERS, row, SITE_ADMINS, STAFF } from "#testing/policy.ts";

export const providerEditingPolicy: FeaturePolicy = async ({ db, memberIds, world }) => {
  const ownedBy = async (id: string) => {
    await db.insert(serviceProvider).values({ id, seoUrl: `owned-${id}`, name: "Owned" });
    await db.insert(entityAccess).values({ accountId: world.ownerId, entityId: id, scopes: [SCOPE.FULL_ACCESS] });
    return id;
  };
  // Everybody who asks deletes one of their own; the owner of the test has full access to each.
  const doomed = new Map([...memberIds, world.colleagueId].map((id) => [id, v7()]));
  for (const id of doomed.values()) await ownedBy(id);
  const serviceProviderId = await ownedBy(v7());
  const editors = [...STAFF, "owner"] as const;
  const own = () => ({ query: { serviceProviderId } });
  const gone = () => ({ body: { serviceProviderId, id: v7() } });
  return {
    "GET /apiCommon/ServiceProviders/Get/Authorize": row(MEMBERS),
    "GET /apiCommon/ServiceProviders/Edit/{seoUrlOrId}": row(editors, () => ({
      params: { seoUrlOrId: serviceProviderId },
    })),
    "POST /apiCommon/ServiceProviders/Similar": row(MEMBERS, ({ unique }) => ({ body: { name: unique } })),
    "POST /apiCommon/ServiceProviders/Post": row(MEMBERS, ({ unique }) => ({
      body: {
        name: unique,
        countryId: fixedId("country/TR"),
        serviceIndustries: [typeId("serviceIndustry", "accounting")],
        teamMembers: [{ name: "Deniz" }],
      },
    })),
    "PUT /apiCommon/ServiceProviders/Put": row(editors, () => ({ body: { serviceProviderId, sloganEn: "Bees" } })),
    "PATCH /apiCommon/ServiceProviders/SetVisibility": row(editors, () => ({
      query: { serviceProviderId, visibility: "true" },
    })),
    "POST /apiCommon/ServiceProviders/Confirm": row(editors, own),
    "POST /apiCommon/ServiceProviders/Logo": ELSEWHERE_ROW,
    "DELETE /apiCommon/ServiceProviders/Logo": row(editors, own),
    "DELETE /apiCommon/ServiceProviders/Delete/{id}": row([...SITE_ADMINS, "owner"], ({ ownId }) => ({
      params: { id: doomed.get(ownId)! },
    })),
    "DELETE /apiCommon/ServiceProvidersTeamMembers/Delete": { ...row(editors, gone), status: 404 },
    "DELETE /apiCommon/ServiceProvidersServiceIndustries/Delete": { ...row(editors, gone), status: 404 },
  };
};
