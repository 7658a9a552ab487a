import { eq, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { organization } from "#db/tables/organizations.server.ts";
import { serviceProvider } from "#db/tables/providers.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import type { EntityType } from "#shared/access.ts";
import { refreshList } from "./list-index/refresh.server.ts";
import { countVersion } from "./versions.server.ts";

/** Where teams stand, and which fields of their form they are; rows of a startup are saved each by itself. */
const TEAMS = {
  startup: { entry: startup, rows: "startup_member", key: "startup_id", list: "startups", fields: [] },
  organization: {
    entry: organization,
    rows: "organization_member",
    key: "organization_id",
    list: "organizations",
    fields: ["teamMembers", "mentors"],
  },
  provider: {
    entry: serviceProvider,
    rows: "service_provider_member",
    key: "provider_id",
    list: "providers",
    fields: ["teamMembers"],
  },
} as const;

/**
 * Takes somebody who leaves an entry out of the team on its page: accepting the invitation was their signature (record 71). The last of a
 * team stays as a name that leads nowhere, because no team is empty.
 */
export async function leaveTeam(
  tx: Db,
  accountId: string,
  { id, type }: { id: string; type: EntityType },
): Promise<void> {
  const { entry, list, fields, ...names } = TEAMS[type];
  const rows = sql.raw(names.rows);
  const key = sql.raw(names.key);
  const ofTeam = (row: "m" | "other") => (type === "provider" ? sql`true` : sql`${sql.raw(row)}.kind = 'team'`);
  const own = sql`m.${key} = ${id} and m.account_id = ${accountId}`;
  const gone = await tx.execute(sql`
    delete from ${rows} m where ${own} and (not ${ofTeam("m")} or exists (
      select from ${rows} other where other.${key} = m.${key} and ${ofTeam("other")}
        and other.account_id is distinct from m.account_id))`);
  const unnamed = await tx.execute(sql`update ${rows} m set account_id = null where ${own}`);
  if (!gone.rowCount && !unnamed.rowCount) return;
  if (fields.length > 0) await countVersion(tx, { table: entry, where: eq(entry.id, id) }, [...fields]);
  await refreshList(tx, { kind: list }, [id]);
}
