import { type SQL, sql } from "drizzle-orm";
import type { Locale } from "#shared/locale.ts";

/** The id of what an entry is about; null where it is named by something else. */
const ENTITY_ID = sql`case when audit.entity_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then audit.entity_id::uuid end`;

const undeleted = (table: string) => `${table} where deleted_at is null and`;
const provider = { address: "seo_url", from: undeleted("service_provider") };

/** By kind of thing: the last part of the address of its page, and the rows that have one. */
const pagesIn = (locale: Locale) => ({
  account: { address: "seo_url", from: "active_member where" },
  startup: { address: "seo_url", from: undeleted("startup") },
  organization: { address: "seo_url", from: undeleted("organization") },
  provider,
  serviceProvider: provider,
  program: { address: "seo_url", from: undeleted("program") },
  job: { address: "seo_url", from: undeleted("job") },
  patent: { address: "id::text", from: undeleted("patent") },
  report: { address: "seo_url", from: "report where" },
  blogPost: { address: `slug_${locale}`, from: "blog_post where" },
});

/** Kinds of things that have a page. */
export type PagedEntity = keyof ReturnType<typeof pagesIn>;

/** The last part of the address of the page of what an entry of the audit is about; null: it has none, or is gone. */
export function addressIn(locale: Locale): SQL {
  const cases = Object.entries(pagesIn(locale)).map(
    ([entity, { address, from }]) =>
      sql`when ${sql.raw(`'${entity}' then (select ${address} from ${from}`)} id = ${ENTITY_ID})`,
  );
  return sql`case audit.entity ${sql.join(cases, sql` `)} end`;
}
