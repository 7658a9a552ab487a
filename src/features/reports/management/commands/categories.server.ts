import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import type { Db } from "#db/open.server.ts";
import { reportCategory, reportCategoryLocale } from "#db/tables/reports.server.ts";
import { writeAudit } from "#server/audit.server.ts";
import { changesOf } from "#server/audit-changes.server.ts";
import { discardFiles } from "#server/files/jobs.server.ts";
import type { Locale } from "#shared/locale.ts";
import { type Outcome, refuse } from "#shared/outcome.ts";
import { fixedId } from "#shared/type-id.ts";
import type { Member } from "#shared/viewer.ts";
import { GALLERY_MAX } from "../limits.ts";
import { isChoice } from "../queries.server.ts";

/** A cover is stored in three widths (`storeImage`). */
const widthsOf = (address: string | null): string[] =>
  address ? ["High", "Medium", "Low"].map((width) => address.replace(/-High\.webp$/, `-${width}.webp`)) : [];

const log = (tx: Db, viewer: Member, id: string, detail: Record<string, unknown>) =>
  writeAudit(tx, {
    accountId: viewer.id,
    action: "reportCategory.changed",
    entity: "type",
    entityId: id,
    detail,
  });

/** Locks the category, and makes its row at the first change. Answers 0 for the version of one that never changed. */
async function lockCategory(tx: Db, id: string): Promise<Outcome<{ version: number }, "notFound">> {
  if (!(await isChoice(tx, "reportCategory", id))) return refuse("notFound");
  const made = await tx
    .insert(reportCategory)
    .values({ id })
    .onConflictDoNothing()
    .returning({ id: reportCategory.id });
  const [row] = await tx.select().from(reportCategory).where(eq(reportCategory.id, id)).for("no key update");
  return { ok: true, version: made.length > 0 ? 0 : row!.version };
}

/** The pictures and text of a category in a language, made where they are not there yet. */
async function placeOf(tx: Db, categoryId: string, language: Locale) {
  const key = { categoryId, languageId: fixedId(`language/${language}`) };
  await tx
    .insert(reportCategoryLocale)
    .values({ ...key, id: v7() })
    .onConflictDoNothing({ target: [reportCategoryLocale.categoryId, reportCategoryLocale.languageId] });
  const rows = await tx.select().from(reportCategoryLocale).where(eq(reportCategoryLocale.categoryId, categoryId));
  return rows.find(({ languageId }) => languageId === key.languageId)!;
}

interface Content {
  targetCountryIds: string[];
  descriptionEn: string;
  descriptionTr: string;
  version: number;
}

/** Fails with `notFound`, `changedMeanwhile` (somebody else has saved since), and `invalidInput` for an unknown country. */
export async function saveCategory(
  tx: Db,
  viewer: Member,
  id: string,
  { targetCountryIds, descriptionEn, descriptionTr, version }: Content,
): Promise<Outcome<object, "notFound" | "changedMeanwhile" | "invalidInput">> {
  const locked = await lockCategory(tx, id);
  if (!locked.ok) return locked;
  if (locked.version !== version) return refuse("changedMeanwhile");
  const wanted = [...new Set(targetCountryIds)];
  const { rows } = await tx.execute(sql`select from country where id = any(${sql.param(wanted)}::uuid[])`);
  if (rows.length !== wanted.length) return refuse("invalidInput", [{ field: "targetCountryIds", reason: "unknown" }]);
  const next = { targetCountryIds: wanted, version: version + 1 };
  const [stored] = await tx.select().from(reportCategory).where(eq(reportCategory.id, id));
  await tx.update(reportCategory).set(next).where(eq(reportCategory.id, id));
  const before: Record<string, unknown> = { targetCountryIds: stored!.targetCountryIds };
  for (const [language, text] of [["en", descriptionEn] as const, ["tr", descriptionTr] as const]) {
    const place = await placeOf(tx, id, language);
    const description = text || null;
    before[language === "en" ? "descriptionEn" : "descriptionTr"] = place.description ?? "";
    await tx.update(reportCategoryLocale).set({ description }).where(eq(reportCategoryLocale.id, place.id));
  }
  const after = { targetCountryIds: wanted, descriptionEn, descriptionTr };
  await log(tx, viewer, id, { ...changesOf(before, after) });
  return { ok: true };
}

interface Place {
  id: string;
  language: Locale;
}

/** Sets the cover, or takes it away; the file it replaces is removed. */
export async function setCover(
  tx: Db,
  viewer: Member,
  { id, language }: Place,
  cover: string | null,
): Promise<Outcome<object, "notFound">> {
  const locked = await lockCategory(tx, id);
  if (!locked.ok) return locked;
  const place = await placeOf(tx, id, language);
  await tx.update(reportCategoryLocale).set({ cover }).where(eq(reportCategoryLocale.id, place.id));
  if (place.cover !== cover) await discardFiles(tx, widthsOf(place.cover));
  await log(tx, viewer, id, { language, ...changesOf({ cover: place.cover }, { cover }) });
  return { ok: true };
}

/** Adds a picture at the end of the gallery. */
export async function addPicture(
  tx: Db,
  viewer: Member,
  { id, language }: Place,
  address: string,
): Promise<Outcome<object, "notFound" | "galleryFull">> {
  const locked = await lockCategory(tx, id);
  if (!locked.ok) return locked;
  const place = await placeOf(tx, id, language);
  if (place.gallery.length >= GALLERY_MAX) return refuse("galleryFull");
  const gallery = [...place.gallery, address];
  await tx.update(reportCategoryLocale).set({ gallery }).where(eq(reportCategoryLocale.id, place.id));
  await log(tx, viewer, id, { language, added: address });
  return { ok: true };
}

/** Takes a picture out of the gallery; one that is not in it is left alone. */
export async function removePicture(
  tx: Db,
  viewer: Member,
  { id, language }: Place,
  address: string,
): Promise<Outcome<object, "notFound">> {
  const locked = await lockCategory(tx, id);
  if (!locked.ok) return locked;
  const place = await placeOf(tx, id, language);
  if (!place.gallery.includes(address)) return { ok: true };
  const gallery = place.gallery.filter((item) => item !== address);
  await tx.update(reportCategoryLocale).set({ gallery }).where(eq(reportCategoryLocale.id, place.id));
  await discardFiles(tx, widthsOf(address));
  await log(tx, viewer, id, { language, removed: address });
  return { ok: true };
}
