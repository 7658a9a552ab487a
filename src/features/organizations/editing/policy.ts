import { v7 } from "uuid";
import { entityAccess } from "#db/tables/members.server.ts";
import { organization, organizationNetwork } from "#db/tables/organizations.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { ELSEWHERE_ROW, type FeaturePolicy, MEMBERS, row, SITE_ADMINS, STAFF } from "#testing/policy.ts";

export const organizationEditingPolicy: FeaturePolicy = async ({ db, memberIds, world }) => {
  const type = typeId("organizerType", "ngo");
  // Everybody who asks deletes one of their own; the owner of the test has full access to each.
  const doomed = new Map([...memberIds, world.colleagueId].map((id) => [id, v7()]));
  for (const id of doomed.values()) {
    await db.insert(organization).values({ id, typeId: type, seoUrl: `doomed-${id}`, name: "Doomed" });
    await db.insert(entityAccess).values({ accountId: world.ownerId, entityId: id, scopes: [SCOPE.FULL_ACCESS] });
  }
  // Each actor answers what another organization says of theirs.
  const networks = new Map([...doomed.keys()].map((id) => [id, v7()]));
  const [memberId, networkId] = [v7(), world.organizationId];
  await db.insert(organization).values({ id: memberId, typeId: type, seoUrl: `member-${memberId}`, name: "Member" });
  for (const id of networks.values())
    await db
      .insert(organizationNetwork)
      .values({ id, organizationId: memberId, networkId, name: "x", signature: "said" });
  const editors = [...STAFF, "organization-owner"] as const;
  const own = ({ organizationId }: { organizationId: string }) => ({ query: { organizerId: organizationId } });
  return {
    "GET /apiIncubation/Organizer/Get/Authorize": row(MEMBERS),
    "GET /apiIncubation/Organizers/{seoUrlOrId}/Edit": row(editors, ({ organizationId }) => ({
      params: { seoUrlOrId: organizationId },
    })),
    "POST /apiIncubation/Organizer/Similar": row(MEMBERS, ({ unique }) => ({ body: { name: unique } })),
    "POST /apiIncubation/Organizer/Post": row(MEMBERS, ({ unique }) => ({
      query: { type },
      body: { name: unique, countryId: fixedId("country/TR") },
    })),
    "PUT /apiIncubation/Organizer/Put": row(editors, (world) => ({ ...own(world), body: { taglineEn: "Bees" } })),
    "POST /apiIncubation/Organizer/Networks/Answer": row(editors, ({ ownId }) => ({
      query: { id: networks.get(ownId)! },
      body: { isConfirmed: true },
    })),
    "PATCH /apiIncubation/Organizer/SetVisibility": row(editors, ({ organizationId }) => ({
      query: { organizerId: organizationId, visibility: "true" },
    })),
    "POST /apiIncubation/Organizer/Confirm": row(editors, own),
    "POST /apiIncubation/Organizer/Logo": ELSEWHERE_ROW,
    "DELETE /apiIncubation/Organizer/Logo": row(editors, own),
    "DELETE /apiIncubation/Organizer/Delete/{id}": row([...SITE_ADMINS, "owner"], ({ ownId }) => ({
      params: { id: doomed.get(ownId)! },
    })),
  };
};
