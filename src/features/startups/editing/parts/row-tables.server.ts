import { funding, type fundingInvestor } from "#db/tables/funding.server.ts";
import {
  startupAffiliation,
  startupCompetitor,
  startupGovernmentSupport,
  startupMember,
  startupPatent,
  startupUpdate,
} from "#db/tables/startups.server.ts";
import type { RowKey } from "../form.ts";

/** The tables of rows; all have an id, their startup and a version. */
type RowTable =
  | typeof funding
  | typeof startupAffiliation
  | typeof startupCompetitor
  | typeof startupGovernmentSupport
  | typeof startupMember
  | typeof startupPatent
  | typeof startupUpdate;

interface Place {
  table: RowTable;
  /** Of a table with rows of several lists. */
  kind?: "incubationCenter" | "accelerationProgram";
}

export const ROW_TABLES: Record<RowKey, Place> = {
  teammember: { table: startupMember },
  investment: { table: funding },
  governmentsupport: { table: startupGovernmentSupport },
  importantupdate: { table: startupUpdate },
  patent: { table: startupPatent },
  competitor: { table: startupCompetitor },
  incubationcenter: { table: startupAffiliation, kind: "incubationCenter" },
  AccelerationProgram: { table: startupAffiliation, kind: "accelerationProgram" },
};

export type Investor = Pick<typeof fundingInvestor.$inferSelect, "name" | "organizationId" | "accountId" | "isLead">;
