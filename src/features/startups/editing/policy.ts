import { v7 } from "uuid";
import { entityAccess } from "#db/tables/members.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import {
  ELSEWHERE_ROW,
  type FeaturePolicy,
  MEMBERS,
  type PolicyRow,
  row,
  SITE_ADMINS,
  STAFF,
} from "#testing/policy.ts";
import { CHOICE_KEYS, ROW_KEYS, type RowKey } from "./form.ts";

const DAY = "2024-03-01";
/** A row of each list that is right in itself. */
const ROWS: Record<RowKey, object> = {
  teammember: { name: "Deniz Arı" },
  investment: {
    stageId: typeId("investmentTour", "seed"),
    typeId: typeId("investmentType", "equity"),
    announcedDate: DAY,
  },
  governmentsupport: { supportId: typeId("governmentSupport", "tubitak-1507"), receivedDate: DAY },
  importantupdate: { updateDate: DAY, descriptionEn: "The pilot line runs" },
  patent: { name: "Cells", applicationNumber: "TR2024/1" },
  competitor: { name: "Öbür Pil" },
  incubationcenter: { name: "Kovan" },
  AccelerationProgram: { name: "Kovan" },
};

export const startupEditingPolicy: FeaturePolicy = async ({ db, memberIds, world }) => {
  // Everybody who asks deletes one of their own; the owner of the test has full access to each.
  const doomed = new Map([...memberIds, world.colleagueId].map((id) => [id, v7()]));
  for (const id of doomed.values()) {
    await db.insert(startup).values({ id, seoUrl: `doomed-${id}`, name: "Doomed" });
    await db.insert(entityAccess).values({ accountId: world.ownerId, entityId: id, scopes: [SCOPE.FULL_ACCESS] });
  }
  const ofStartup = ({ startupId }: { startupId: string }) => ({ params: { id: startupId } });
  const editors = [...STAFF, "owner"] as const;
  const financials = ["admin", "owner"] as const;
  const gone = () => ({ id: v7() });
  const rows: Record<string, PolicyRow> = {};
  for (const key of ROW_KEYS) {
    const may = key === "investment" ? financials : editors;
    const path = `/apiStartup/Startups/{id}/Details/${key}`;
    rows[`POST ${path}`] = row(may, (world) => ({ ...ofStartup(world), body: ROWS[key] }));
    rows[`PUT ${path}`] = {
      ...row(may, (world) => ({ ...ofStartup(world), query: gone(), body: ROWS[key] })),
      status: 404,
    };
    rows[`DELETE ${path}`] = { ...row(may, (world) => ({ ...ofStartup(world), query: gone() })), status: 404 };
  }
  const ofChoice = {
    technology: "artificial-intelligence",
    businessmodel: "b2b",
    revenuemodel: "subscription",
  } as const;
  const kinds = { technology: "technology", businessmodel: "businessModel", revenuemodel: "revenueModel" } as const;
  for (const key of Object.keys(CHOICE_KEYS) as (keyof typeof CHOICE_KEYS)[]) {
    const path = `/apiStartup/Startups/{id}/Details/${key}`;
    const id = typeId(kinds[key], ofChoice[key]);
    rows[`POST ${path}`] = row(editors, (world) => ({ ...ofStartup(world), body: { typeId: id } }));
    rows[`PUT ${path}`] = {
      ...row(editors, (world) => ({ ...ofStartup(world), query: gone(), body: { typeId: id } })),
      status: 404,
    };
    rows[`DELETE ${path}`] = row(editors, (world) => ({ ...ofStartup(world), query: { id: v7() } }));
  }
  return {
    ...rows,
    "GET /apiCommon/CompanyTeamMembers/UserCompanies": row(MEMBERS),
    "DELETE /apiCommon/Company/Delete/{id}": row([...SITE_ADMINS, "owner"], ({ ownId }) => ({
      params: { id: doomed.get(ownId)! },
    })),
    "POST /apiStartup/Startups": row(MEMBERS, ({ unique }) => ({
      body: { name: unique, sectorId: typeId("sector", "energy"), countryId: fixedId("country/TR") },
    })),
    "POST /apiStartup/Startups/Similar": row(MEMBERS, ({ unique }) => ({ body: { name: unique } })),
    "GET /apiStartup/Startups/{seoUrlOrId}/Edit": row(editors, ({ startupId }) => ({
      params: { seoUrlOrId: startupId },
    })),
    "PUT /apiStartup/Startups/{id}": row(editors, (world) => ({ ...ofStartup(world), body: { taglineEn: "Bees" } })),
    "PATCH /apiStartup/Startups/{id}/Visibility": row(editors, (world) => ({
      ...ofStartup(world),
      body: { visibility: true },
    })),
    "POST /apiStartup/Startups/{id}/Confirm": row(editors, ofStartup),
    "POST /apiStartup/Startups/{id}/Logo": ELSEWHERE_ROW,
    "POST /apiStartup/Startups/{id}/Cover": ELSEWHERE_ROW,
    "DELETE /apiStartup/Startups/{id}/Logo": row(editors, ofStartup),
    "DELETE /apiStartup/Startups/{id}/Cover": row(editors, ofStartup),
  };
};
