import type { Db } from "#db/open.server.ts";
import { siteIdentity } from "#db/tables/identity.server.ts";
import { IDENTITY } from "../identity/rules.ts";

const PARTS = ["logo", "brand", "header", "footer", "contact", "conventions", "analytics"] as const;

/** Each part as it is saved, with its version. Read anew: who edits must see what is there now. */
export async function storedIdentity(db: Db) {
  const rows = await db.select().from(siteIdentity);
  const rowOf = (key: string) => rows.find((row) => row.key === key);
  const values = IDENTITY.parse(Object.fromEntries(PARTS.map((part) => [part, rowOf(part)?.value ?? {}])));
  const part = <Part extends (typeof PARTS)[number]>(name: Part) => ({
    value: values[name],
    version: rowOf(name)?.version ?? 0,
  });
  return {
    logo: part("logo"),
    brand: part("brand"),
    header: part("header"),
    footer: part("footer"),
    contact: part("contact"),
    conventions: part("conventions"),
    analytics: part("analytics"),
  };
}
