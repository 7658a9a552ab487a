import { sql } from "drizzle-orm";
import type { Database } from "#db/open.server.ts";

const HTML = `"><img src=x onerror=alert(1)></script><svg onload=alert(1)>]]>`;
const SHORT_HTML = "<img src=x>";
const SCRIPT_ADDRESS = `javascript:alert(1)//"><img src=x onerror=alert(1)>`;

/** HTML that no answer for a browser or a feed reader may contain unescaped. */
export const RAW_HTML = /<img src=x|<svg onload|(href|src|action)="?javascript:/i;

/** Tables that show nothing to anybody, or only what triggers write there. */
const MACHINE_TABLES =
  /^(audit|background_job|function_file|idempotency|import_row|known_device|list_\w+|mail|mailed_code|migration|reference_state|search_\w+|session|social_\w+|startup_(bits|index|term)|table_\w+|talent|throttle|university_alias|city_alias|saved_query\w*|premium_setting|consent)$/;
/** Columns whose values are keys, addresses of pages, codes, or addresses of files that the server writes itself. */
const MACHINE_COLUMNS =
  /^(id|key|kind|form|locale|source|state|status|entity|entity_type|field|direction|period|audience|job_search_audience|password_hash|digest|region|code|dial_code|symbol|iso\w+|slug\w*|seo_url|\w+_key|file_name|photo|logo\w*|cover\w*|pp_\d+|pc\w*|email|domain|mobile_phone_code|record_url|licence_url)$/;
const ADDRESS_COLUMNS =
  /^(website|url|video|facebook|instagram|twitter|linkedin|behance|dribbble|git_hub|git_lab|stackoverflow)$/;

interface Column {
  table: string;
  column: string;
}

/** Writes markup into every text column of every table; answers those where the database refuses it. */
export async function writeHtmlEverywhere({ db }: Database): Promise<string[]> {
  const { rows } = await db.execute<Column & Record<string, unknown>>(sql`
    select c.table_name "table", c.column_name "column" from information_schema.columns c
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'character varying') and is_generated = 'NEVER'`);
  const texts = rows.filter(({ table, column }) => !MACHINE_TABLES.test(table) && !MACHINE_COLUMNS.test(column));
  const refused: string[] = [];
  const update = (table: string, columns: string[], value: (column: string) => string) =>
    db
      .execute(sql.raw(`update ${table} set ${columns.map((column) => `${column} = ${value(column)}`).join(", ")}`))
      .then(() => true)
      .catch(() => false);
  const long = (column: string) =>
    ADDRESS_COLUMNS.test(column) ? `'${SCRIPT_ADDRESS}'` : `'${HTML}' || coalesce(${column}, '')`;
  const short = (column: string) => `'${SHORT_HTML}' || left(${column}, 9)`;
  // A form that somebody has answered does not change: its texts were written before.
  await db.execute(sql`alter table program_question disable trigger program_form_frozen`);
  for (const [table, columns] of Map.groupBy(texts, ({ table }) => table)) {
    const names = columns.map(({ column }) => column);
    if (await update(table, names, long)) continue;
    for (const column of names)
      if (!(await update(table, [column], long)) && !(await update(table, [column], short)))
        refused.push(`${table}.${column}`);
  }
  await db.execute(sql`alter table program_question enable trigger program_form_frozen`);
  // Texts of the site are the fields of an object for each language.
  await db.execute(sql`
    update content set texts = (select jsonb_object_agg(language.key, (
      select jsonb_object_agg(field.key, ${HTML}::text || field.value) from jsonb_each_text(language.value) field
    )) from jsonb_each(content.texts) language)`);
  return refused;
}
