import { eq, inArray } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { patent, patentChoice } from "#db/tables/patents.server.ts";
import { refreshList } from "#server/list-index/refresh.server.ts";
import { isSameValue } from "#shared/same-value.ts";
import { listIn, type PatentValues } from "../form.ts";
import { patentsOf } from "../queries/patents.server.ts";

type InUsd = (amount: unknown, currencyId: unknown) => number | null;

/** Makes these the patents of an organization: those left out are deleted, those with an id are changed. */
export async function writePatents(tx: Db, organizationId: string, patents: readonly PatentValues[], inUsd: InUsd) {
  const stored = new Map((await patentsOf(tx, organizationId)).map((row) => [row.id, row]));
  const sent = new Set(patents.map(({ id }) => id));
  const deleted = [...stored.keys()].filter((id) => !sent.has(id)) as string[];
  if (deleted.length > 0) await tx.delete(patent).where(inArray(patent.id, deleted));
  const written: string[] = [];
  for (const row of patents) {
    if (row.id && isSameValue(stored.get(row.id), row)) continue;
    written.push(await writePatent(tx, organizationId, row, inUsd));
  }
  await refreshList(tx, { kind: "patents" }, [...deleted, ...written]);
}

async function writePatent(tx: Db, organizationId: string, row: PatentValues, inUsd: InUsd): Promise<string> {
  const { id: storedId, sectorIds, targetMarketIds, lookingForIds, ...columns } = row;
  const id = storedId ?? v7();
  const set = {
    ...columns,
    applicationNumbers: listIn(columns.applicationNumbers),
    inventors: listIn(columns.inventors),
    valueUsd: inUsd(columns.value, columns.valueCurrencyId),
    marketSizeUsd: inUsd(columns.marketSize, columns.marketSizeCurrencyId),
    updatedAt: new Date(),
  };
  await tx
    .insert(patent)
    .values({ id, organizationId, ...set })
    .onConflictDoUpdate({ target: patent.id, set });
  await tx.delete(patentChoice).where(eq(patentChoice.patentId, id));
  const choices = [
    ...sectorIds.map((typeId) => ({ kind: "sector" as const, typeId })),
    ...targetMarketIds.map((typeId) => ({ kind: "targetMarket" as const, typeId })),
    ...lookingForIds.map((typeId) => ({ kind: "patentLookingFor" as const, typeId })),
  ];
  if (choices.length > 0) await tx.insert(patentChoice).values(choices.map((choice) => ({ patentId: id, ...choice })));
  return id;
}
