import { v7 } from "uuid";
import { importRow } from "#db/tables/data-sources.server.ts";
import { startupDouble, startupMerge, startup as startupTable } from "#db/tables/startups.server.ts";
import {
  ELSEWHERE_ROW,
  EVERYONE,
  type FeaturePolicy,
  MEMBERS,
  type PolicyWorld,
  PREMIUM_ACTORS,
  row,
  SITE_ADMINS,
  STAFF,
} from "#testing/policy.ts";
import { saveQuery } from "./contract.ts";

const startup = ({ startupSeoUrl }: PolicyWorld) => ({ params: { seoUrlOrId: startupSeoUrl } });

export const startupsPolicy: FeaturePolicy = async ({ db, call, tokenOf, memberIds, world }) => {
  // Everybody has saved a search; a visitor names one of somebody else.
  const savedIds = new Map<string, string>();
  for (const id of [...memberIds, world.colleagueId]) {
    const saved = await call(saveQuery, { body: { name: v7(), filter: {} } }, { token: await tokenOf(id) });
    savedIds.set(id, saved.data.id);
  }
  const savedBy = (id: string) => savedIds.get(id)!;
  // Of something that is not there any more.
  const vanishedRowId = v7();
  const vanished = { kind: "funding" as const, sourceKey: `policy:${v7()}`, entityId: v7(), vanishedAt: new Date() };
  await db.insert(importRow).values({ id: vanishedRowId, ...vanished });
  const decided = () => ({ params: { id: vanishedRowId }, body: { decision: "stays" } });
  const managedId = v7();
  await db.insert(startupTable).values({ id: managedId, seoUrl: `managed-${managedId}`, name: "Managed" });
  const managed = () => ({ params: { id: managedId } });
  const deletedId = v7();
  await db.insert(startupTable).values({ id: deletedId, seoUrl: `managed-${deletedId}`, name: "Deleted" });
  const pair = { firstId: world.startupId, secondId: managedId };
  const [doubleId, mergeId] = [v7(), v7()];
  await db.insert(startupDouble).values({ id: doubleId, ...pair, signs: ["name"] });
  const undone = { addedName: false, undoneAt: new Date() };
  await db.insert(startupMerge).values({ id: mergeId, sourceId: managedId, targetId: world.startupId, ...undone });
  const dismissed = () => ({ params: { id: doubleId }, body: { state: "different" } });
  const deleted = () => ({ params: { id: deletedId } });
  return {
    "GET /apiAdmin/Startups": row(STAFF),
    "GET /apiCommon/Management/StartupList": row(STAFF),
    "GET /apiCommon/Management/StartupListFile": row(STAFF),
    "POST /apiAdmin/Startups/Bulk": row(STAFF, () => ({
      body: { query: {}, ids: [managedId], change: { action: "favor" } },
    })),
    "POST /apiAdmin/Startups/Export": row(STAFF, () => ({ body: { query: {}, columns: ["name"], ids: [managedId] } })),
    "GET /apiAdmin/Startups/{id}": row(STAFF, managed),
    "PATCH /apiAdmin/Startups/{id}": row(STAFF, () => ({ ...managed(), body: { isFavorite: true } })),
    "PUT /apiAdmin/Startups/{id}": row(STAFF, () => ({ ...managed(), body: { isFavorite: true, isVisible: true } })),
    "DELETE /apiAdmin/Startups/{id}": row(STAFF, deleted),
    "POST /apiAdmin/Startups/{id}/Restore": row(STAFF, deleted),
    "GET /apiAdmin/DoubleStartups": row(SITE_ADMINS),
    "POST /apiAdmin/DoubleStartups/Search": row(SITE_ADMINS),
    "POST /apiAdmin/DoubleStartups/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
    "GET /apiAdmin/DoubleStartups/{id}": row(SITE_ADMINS, () => ({ params: { id: doubleId } })),
    "PATCH /apiAdmin/DoubleStartups/{id}": row(SITE_ADMINS, dismissed),
    "PUT /apiAdmin/DoubleStartups/{id}": row(SITE_ADMINS, dismissed),
    "GET /apiAdmin/StartupMerges": row(SITE_ADMINS),
    "POST /apiAdmin/StartupMerges": {
      ...row(SITE_ADMINS, ({ strangerId }) => ({ body: { sourceId: strangerId, targetId: managedId } })),
      // There is no such startup.
      status: 404,
    },
    "POST /apiAdmin/StartupMerges/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
    "GET /apiAdmin/StartupMerges/Compare": row(SITE_ADMINS, ({ startupSeoUrl }) => ({
      query: { first: startupSeoUrl, second: startupSeoUrl },
    })),
    "GET /apiAdmin/StartupMerges/{id}": row(SITE_ADMINS, () => ({ params: { id: mergeId } })),
    "POST /apiAdmin/StartupMerges/{id}/Undo": {
      ...row(SITE_ADMINS, ({ strangerId }) => ({ params: { id: strangerId } })),
      status: 404,
    },
    "GET /apiAdmin/VanishedRows": row(SITE_ADMINS),
    "POST /apiAdmin/VanishedRows/Bulk": row(SITE_ADMINS, () => ({
      body: { query: {}, ids: [vanishedRowId], change: { action: "stays" } },
    })),
    "POST /apiAdmin/VanishedRows/Export": row(SITE_ADMINS, () => ({ body: { query: {}, columns: ["name"] } })),
    "GET /apiAdmin/VanishedRows/{id}": row(SITE_ADMINS, () => ({ params: { id: vanishedRowId } })),
    "PATCH /apiAdmin/VanishedRows/{id}": row(SITE_ADMINS, decided),
    "PUT /apiAdmin/VanishedRows/{id}": row(SITE_ADMINS, decided),
    "GET /apiCommon/Company/Get/{seoUrlOrId}": row(EVERYONE, startup),
    "GET /apiCommon/Company/GetCompanyForReview/{id}": row([...STAFF, "owner"], ({ startupId }) => ({
      params: { id: startupId },
    })),
    "POST /apiCommon/Company/Search": row(MEMBERS, () => ({ body: {} })),
    "POST /apiStartup/Funding": row(MEMBERS, () => ({ body: {} })),
    "POST /apiStartup/Funding/ByAssociation": row(EVERYONE, ({ startupId }) => ({
      body: { associationId: startupId },
    })),
    "POST /apiStartup/Funding/ByInvestor": row(EVERYONE, ({ organizationId }) => ({
      body: { investorId: organizationId },
    })),
    "POST /apiStartup/Funding/PrivateByInvestor": row(["admin", "organization-owner"], ({ organizationId }) => ({
      body: { investorId: organizationId },
    })),
    "GET /apiStartup/Queries": row(MEMBERS),
    "POST /apiStartup/Queries": row(MEMBERS, ({ unique }) => ({ body: { name: unique, filter: {} } })),
    "PUT /apiStartup/Queries": [
      row(MEMBERS, ({ ownId, unique }) => ({ query: { id: savedBy(ownId) }, body: { name: unique } })),
      {
        ...row(MEMBERS, ({ colleagueId, unique }) => ({ query: { id: savedBy(colleagueId) }, body: { name: unique } })),
        status: 404,
      },
    ],
    "DELETE /apiStartup/Queries": [
      { ...row(MEMBERS, ({ colleagueId }) => ({ query: { id: savedBy(colleagueId) } })), changesNothing: true },
      row(MEMBERS, ({ ownId }) => ({ query: { id: savedBy(ownId) } })),
    ],
    "POST /apiStartup/Startups/Aggregate": row(MEMBERS, () => ({ body: {} })),
    "POST /apiStartup/Startups/AvailableValues": row(MEMBERS, () => ({ body: {} })),
    "POST /apiStartup/Startups/ByIds": row(MEMBERS, ({ startupId }) => ({ body: { ids: [startupId] } })),
    "GET /apiStartup/Startups/CountByFullness": row(MEMBERS),
    "POST /apiStartup/Startups/List": {
      ...row(PREMIUM_ACTORS, () => ({ body: { filter: { incorporated: true } } })),
      refusal: { member: 402 },
    },
    "GET /apiStartup/Startups/{seoUrlOrId}": row(EVERYONE, startup),
    "GET /apiStartup/Startups/{seoUrlOrId}/Details/{key}": row(EVERYONE, ({ startupSeoUrl }) => ({
      params: { seoUrlOrId: startupSeoUrl, key: "technology" },
    })),
    "GET /apiStartup/Startups/{seoUrlOrId}/Public": row(EVERYONE, startup),
    "GET /apiStartup/Startups/{seoUrlOrId}/Similar": row(EVERYONE, startup),
    "GET /apiStartup/Startups/{seoUrlOrId}/Pdf": ELSEWHERE_ROW,
  };
};
