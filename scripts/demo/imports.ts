import { gzipSync } from "node:zlib";
import { importFile, importRun } from "#db/tables/imports.server.ts";
import { csvLine } from "#shared/csv.ts";
import { demoId } from "./random.ts";
import { instantAgo, type World } from "./world.ts";

const HEADER = ["Girişim adı", "Web sitesi", "Sektör", "Kuruluş yılı", "Şehir", "Ülke"];
const ROWS = [
  ["Keven Sensör", "https://keven.example", "Tarım", "2024", "Erzurum", "Türkiye"],
  ["Sığla Bakım", "https://sigla.example", "Sağlık", "2023", "Muğla", "Türkiye"],
  ["Ihlamur Atölye", "", "Eğitim", "2025", "Bursa", "Türkiye"],
];

/** A table that the admin has uploaded, whose columns wait to be mapped. */
export async function addImports(world: World): Promise<void> {
  const { tx } = world;
  const id = demoId("import/applicants");
  await tx.insert(importRun).values({
    id,
    accountId: demoId("account/admin"),
    fileName: "basvuran-girisimler.csv",
    header: HEADER,
    sample: ROWS,
    rowCount: ROWS.length,
    createdAt: instantAgo(world, 1),
  });
  const content = gzipSync([HEADER, ...ROWS].map(csvLine).join(""));
  await tx.insert(importFile).values({ runId: id, content });
}
