import { sql } from "drizzle-orm";
import { importRow } from "#db/tables/data-sources.server.ts";
import { adminTable } from "#server/table/table.server.ts";
import { vanishedRowCalls } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";

export const vanishedRowTable = adminTable(vanishedRowCalls, {
  texts: { en, tr },
  source: () => ({
    table: importRow,
    joins: sql`left join data_source on data_source.key = split_part(import_row.source_key, ':', 1)
      left join funding on import_row.kind = 'funding' and funding.id = import_row.entity_id
      left join startup on startup.deleted_at is null
        and startup.id = case import_row.kind when 'startup' then import_row.entity_id else funding.startup_id end
      left join organization on import_row.kind = 'organization' and organization.id = import_row.entity_id
      left join account decider on decider.id = import_row.decided_by`,
    fields: {
      name: sql`coalesce(startup.name, organization.name, import_row.source_key)`,
      seoUrl: sql`coalesce(case when startup.is_visible then startup.seo_url end,
        case when organization.is_visible then organization.seo_url end)`,
      source: sql`coalesce(data_source.name, split_part(import_row.source_key, ':', 1))`,
      sourceKey: sql`substr(import_row.source_key, strpos(import_row.source_key, ':') + 1)`,
      vanishedAt: sql`import_row.vanished_at`,
      decision: sql`coalesce(import_row.decision, 'open')`,
      decidedBy: sql`decider.name || ' ' || decider.surname`,
    },
    scope: sql`import_row.vanished_at is not null`,
    usualOrder: sql`(import_row.decision is not null), import_row.vanished_at desc`,
  }),
  filters: {},
  nameOf: ({ name }) => name,
});
