import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { report, reportCategory } from "#db/tables/reports.server.ts";
import { refreshReports } from "#features/reports/commands.server.ts";
import { fixedId, typeId } from "#shared/type-id.ts";

export const CATEGORIES = ["ecosystem", "investments", "sectors"].map((key) => typeId("reportCategory", key));
export const TYPES = ["annual-report", "quarterly-report"].map((key) => typeId("reportType", key));
export const VERSIONS = ["full-text", "short-edition"].map((key) => typeId("reportVersion", key));
export const LANGUAGES = ["en", "tr"].map((code) => fixedId(`language/${code}`));

type NewReport = typeof report.$inferInsert;
type Row = NewReport & { id: string };

/** Inserts reports, of a package where nothing else is said, and lists them. */
export async function insertReports(db: Db, wanted: readonly Partial<NewReport>[]): Promise<Row[]> {
  await db
    .insert(reportCategory)
    .values(CATEGORIES.map((id) => ({ id })))
    .onConflictDoNothing();
  const rows = wanted.map((item, index): Row => {
    const id = v7();
    return {
      id,
      seoUrl: `rapor-${id}`,
      titleEn: `Report ${index}`,
      titleTr: `Rapor ${index}`,
      categoryId: CATEGORIES[0]!,
      typeId: TYPES[0]!,
      versionId: VERSIONS[0]!,
      languageId: LANGUAGES[1]!,
      fileName: "Işıl Işıl İnceleme.pdf",
      drawing: { kind: "regions" },
      releaseDate: "2026-01-02",
      ...item,
    };
  });
  await db.insert(report).values(rows);
  await refreshReports(
    db,
    rows.map(({ id }) => id),
  );
  return rows;
}
