import { and, count, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import { HOUSE_TODAY_SQL } from "#db/house-zone.server.ts";
import type { Db } from "#db/open.server.ts";
import { earthquakeHelp } from "#db/tables/earthquake-help.server.ts";
import { city } from "#db/tables/reference.server.ts";

import type { Locale } from "#shared/locale.ts";
import type { Help, listHelp } from "./contract.ts";

/** Its state; open ones are over after their last day. */
const state = sql<Help["state"]>`case
  when ${earthquakeHelp.state} = 'open' and ${earthquakeHelp.until} < ${HOUSE_TODAY_SQL}
  then 'expired' else ${earthquakeHelp.state} end`;

export async function helpPage(db: Db, query: z.output<(typeof listHelp)["query"]>, locale: Locale) {
  const { direction, kind, currentPage, pageSize } = query;
  const matches = and(
    eq(earthquakeHelp.isVisible, true),
    direction && eq(earthquakeHelp.direction, direction),
    kind && eq(earthquakeHelp.kind, kind),
    query.state && sql`${state} = ${query.state}`,
  );
  const isTurkish = locale === "tr";
  const [rows, [total]] = await Promise.all([
    db
      .select({
        id: earthquakeHelp.id,
        direction: earthquakeHelp.direction,
        kind: earthquakeHelp.kind,
        title: isTurkish ? earthquakeHelp.titleTr : earthquakeHelp.titleEn,
        text: isTurkish ? earthquakeHelp.textTr : earthquakeHelp.textEn,
        city: isTurkish ? city.nameTr : city.nameEn,
        until: earthquakeHelp.until,
        state,
        createdAt: earthquakeHelp.createdAt,
      })
      .from(earthquakeHelp)
      .innerJoin(city, eq(city.id, earthquakeHelp.cityId))
      .where(matches)
      .orderBy(sql`${state} <> 'open'`, desc(earthquakeHelp.createdAt), desc(earthquakeHelp.id))
      .limit(pageSize)
      .offset((currentPage - 1) * pageSize),
    db.select({ value: count() }).from(earthquakeHelp).where(matches),
  ]);
  const shown = rows.map((row): Help => ({ ...row, createdAt: row.createdAt.toISOString() }));
  return { rows: shown, totalCount: total?.value ?? 0, currentPage, pageSize };
}
