import { v7 } from "uuid";
import { funding } from "#db/tables/funding.server.ts";
import { startupMember } from "#db/tables/startups.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { type FeaturePolicy, MEMBERS, type PolicyRow, row, STAFF } from "#testing/policy.ts";
import { COMPANY_CHOICE_NOUNS, COMPANY_CHOICES, COMPANY_ROW_NOUNS, COMPANY_ROWS, type CompanyRowNoun } from "./form.ts";

const DAY = "2024-03-01T00:00:00";
/** A row of each list that is right in itself. */
const ROWS: Record<CompanyRowNoun, object> = {
  CompanyTeamMembers: { name: "Deniz Arı" },
  CompanyPatents: { name: "Cells", applicationNumber: "TR2024/2" },
  CompanyGovernmentSupports: { typeId: typeId("governmentSupport", "tubitak-1507"), date: DAY },
  CompanyInvestments: {
    tourId: typeId("investmentTour", "seed"),
    typeId: typeId("investmentType", "equity"),
    date: DAY,
  },
  CompanyImportantUpdates: { date: DAY, description: "The pilot line runs" },
  CompanyIncubationCenters: { name: "Kovan" },
};
const VALUES = {
  businessModelIds: typeId("businessModel", "b2b"),
  revenueModelIds: typeId("revenueModel", "subscription"),
  technologyIds: typeId("technology", "artificial-intelligence"),
};

export const legacyEditingPolicy: FeaturePolicy = async ({ db, memberIds, world }) => {
  // Everybody who asks takes out a mentor of their own.
  const mentors = new Map([...memberIds, world.colleagueId].map((id) => [id, v7()]));
  for (const id of mentors.values())
    await db.insert(startupMember).values({ id, startupId: world.startupId, kind: "mentor", name: "Barış" });
  const roundId = v7();
  await db.insert(funding).values({ id: roundId, startupId: world.startupId, announcedDate: "2024-03-01" });
  const editors = [...STAFF, "owner"] as const;
  const financials = ["admin", "owner"] as const;
  const rows: Record<string, PolicyRow> = {};
  for (const noun of COMPANY_ROW_NOUNS) {
    const may = noun === "CompanyInvestments" ? financials : editors;
    const query = ({ startupId }: { startupId: string }) => ({ companyId: startupId });
    rows[`POST /apiCommon/${noun}`] = row(may, (world) => ({ query: query(world), body: [ROWS[noun]] }));
    if (COMPANY_ROWS[noun].isChanged)
      rows[`PUT /apiCommon/${noun}`] = {
        ...row(may, (world) => ({ query: query(world), body: [{ id: v7(), ...ROWS[noun] }] })),
        status: 404,
      };
    rows[`DELETE /apiCommon/${noun}`] = {
      ...row(may, ({ startupId }) => ({ body: { companyId: startupId, id: v7() } })),
      status: 404,
    };
  }
  for (const noun of COMPANY_CHOICE_NOUNS) {
    const id = VALUES[COMPANY_CHOICES[noun]];
    rows[`POST /apiCommon/${noun}`] = row(editors, ({ startupId }) => ({
      query: { companyId: startupId },
      body: [{ id }],
    }));
    rows[`DELETE /apiCommon/${noun}`] = row(editors, ({ startupId }) => ({ body: { companyId: startupId, id: v7() } }));
  }
  return {
    ...rows,
    "POST /apiCommon/Company/Post": row(MEMBERS, ({ unique }) => ({
      body: { name: unique, sectorId: typeId("sector", "energy"), countryId: fixedId("country/TR") },
    })),
    "PUT /apiCommon/Company/Put": row(editors, ({ startupId }) => ({
      body: { companyId: startupId, tagline: "Bees" },
    })),
    "PATCH /apiCommon/Company/SetVisibility": row(editors, ({ startupId }) => ({
      query: { companyId: startupId, visibility: "true" },
    })),
    "POST /apiCommon/Company/SetProgramApplyToken": row(editors, ({ startupId, ownerId }) => ({
      query: { companyId: startupId, userId: ownerId },
    })),
    "GET /apiCommon/CompanyMentors/Delete": row(editors, ({ ownId }) => ({ query: { id: mentors.get(ownId)! } })),
    "POST /apiCommon/CompanyInvestmentInvestors": row(financials, ({ ownId }) => ({
      query: { investmentId: roundId },
      body: [{ name: `Arı Sermaye ${ownId}` }],
    })),
  };
};
