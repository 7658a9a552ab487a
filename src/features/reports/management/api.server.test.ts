import sharp from "sharp";
import { expect, test } from "vitest";
import { paymentHistory } from "#features/payments/contract.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { CATEGORIES, LANGUAGES, TYPES, VERSIONS } from "#testing/reports.ts";
import { shop } from "#testing/shop.ts";
import { getReport, getReportCategory } from "../contract.ts";
import { downloadReport, premiumDownload } from "../download/contract.ts";
import * as calls from "./contract.ts";
import { GALLERY_MAX } from "./limits.ts";
import { fileNameFor } from "./rules.ts";

const { managedReportCalls: reports } = calls;
const PDF = new File(["%PDF-1.7\nPetek\n%%EOF\n"], "Işıl İnceleme.pdf.exe", { type: "text/html" });
const NEW_REPORT = {
  titleEn: "Funding in Ankara",
  titleTr: "Ankara’da yatırım",
  categoryId: CATEGORIES[0]!,
  releaseDate: "2026-01-02",
  typeId: TYPES[0]!,
  editionId: VERSIONS[0]!,
  languageId: LANGUAGES[1]!,
};

async function house() {
  const store = await shop();
  const { db, call } = store;
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const add = async (more: object = {}) => (await call(reports.add, { body: { ...NEW_REPORT, ...more } }, admin)).data;
  const change = (id: string, body: object) => call(reports.change, { params: { id }, body }, admin);
  const upload = (id: string, file: File) => call(calls.putReportFile, { params: { id }, body: { file } }, admin);
  const remove = (id: string) => call(reports.remove, { params: { id } }, admin);
  const seen = async (seoUrl: string) => (await call(getReport, { query: { seoUrl } })).status;
  return { ...store, admin, add, change, upload, remove, seen };
}

test("a report is drafted, sold, withdrawn; a bought one is never deleted", async () => {
  const { call, db, admin, add, change, upload, remove, seen, buy, pay, deliver, buyer } = await house();
  const { id, seoUrl, ...draft } = await add();
  expect(draft).toMatchObject({ state: "draft", fileName: null, isFree: false, price: null });
  expect((await add()).seoUrl).toBe(`${seoUrl}-2`);
  expect(await seen(seoUrl)).toBe(404);
  expect(await change(id, { isActive: true })).toMatchObject({ status: 409, code: "reportWithoutFile" });
  for (const file of [new File(["<html>"], "a.pdf"), new File(["PK\u0003\u0004"], "a.xlsx")])
    expect(await upload(id, file)).toMatchObject({ status: 415, code: "notAReport" });
  expect((await upload(id, PDF)).data).toMatchObject({ fileName: "Işıl İnceleme.pdf.pdf", state: "draft" });
  expect((await change(id, { isActive: true })).data).toMatchObject({ state: "shown" });
  expect(await seen(seoUrl)).toBe(200);

  expect((await change(id, { isFree: true })).data).toMatchObject({ isFree: true, price: null });
  expect((await change(id, { price: 49.5 })).data).toMatchObject({ isFree: false, price: 49.5, currency: "USD" });
  expect((await change(id, { currency: "TRY" })).data).toMatchObject({ price: 49.5, currency: "TRY" });
  expect((await change(id, { price: 0 })).status).toBe(400);
  expect(await change(id, { typeId: typeId("sector", "health") })).toMatchObject({
    status: 400,
    data: [{ field: "typeId" }],
  });
  await pay((await buy(id)).data.redirectUrl);
  await deliver();
  const params = { seoUrl, fileName: "Işıl İnceleme.pdf.pdf" };
  expect((await call(downloadReport, { params }, buyer)).status).toBe(200);

  // Nobody else can buy what is offered no more, not even who was about to pay; its buyer keeps page and file.
  const late = await signedIn(db);
  const ending = {
    withdrawn: () => remove(id),
    draft: () => change(id, { isActive: false }),
  };
  for (const [state, end] of Object.entries(ending)) {
    await call(calls.restoreReport, { params: { id } }, admin);
    await change(id, { isActive: true });
    const { redirectUrl } = (await buy(id, { token: late.token })).data;
    expect((await end()).data).toMatchObject({ state, sold: 1 });
    await deliver();
    await pay(redirectUrl);
    await deliver();
    expect(await buy(id, { token: late.token })).toMatchObject({ status: 404, code: "productNotFound" });
    const { data: orders } = await call(paymentHistory, {}, late);
    expect(orders.rows.map((order) => order.state)).toContain("expired");
    expect(orders.rows.flatMap(({ payments }) => payments)).toEqual([]);
    expect(await seen(seoUrl)).toBe(404);
    expect((await call(downloadReport, { params }, late)).status).toBe(404);
    const own = await call(getReport, { query: { seoUrl } }, buyer);
    expect(own).toMatchObject({ status: 200, data: { access: "open", isOffered: false } });
    expect((await call(premiumDownload, { body: { ReportId: id } }, buyer)).status).toBe(200);
    expect((await call(downloadReport, { params }, buyer)).status).toBe(200);
  }

  await remove(id);
  await change(id, { isActive: true });
  const back = await call(calls.restoreReport, { params: { id } }, admin);
  expect(back.data).toMatchObject({ state: "shown" });
  expect(await seen(seoUrl)).toBe(200);
});

test("an untaken report is deleted with its file; editors never undo", async () => {
  const { call, admin, add, change, upload, remove, app, database, settings, later } = await house();
  const { id } = await add();
  const other = await add({ categoryId: CATEGORIES[1]!, titleEn: "Regions", titleTr: "İller" });
  const { version } = (await upload(id, PDF)).data;
  const rows = async (query: object) => (await call(reports.list, { query }, admin)).data.rows;
  expect(await rows({ categoryId: CATEGORIES[1]! })).toMatchObject([{ id: other.id }]);
  expect(await rows({ searchText: "iller" })).toMatchObject([{ id: other.id }]);
  expect(await rows({ state: "shown" })).toEqual([]);
  expect((await change(id, { titleEn: "One", version })).status).toBe(200);
  expect(await change(id, { titleEn: "Two", version })).toMatchObject({ status: 409, code: "changedMeanwhile" });
  const { rows: stored } = await database.pool.query("select file_key from report where id = $1", [id]);
  const key = stored[0].file_key;
  expect(await app.services.files.get(key)).toBeDefined();
  expect(await remove(id)).toMatchObject({ status: 200, data: null });
  // The files are removed a day later.
  await later(2);
  await runJobs(database, { settings });
  expect(await app.services.files.get(key)).toBeUndefined();
});

test("a category's reports are ordered; stale moves are refused", async () => {
  const { call, admin, add, database } = await house();
  const ids: string[] = [];
  for (const titleEn of ["A", "B", "C"]) ids.push((await add({ titleEn })).id);
  const other = await add({ categoryId: CATEGORIES[1]! });
  const [a, b, c] = ids as [string, string, string];
  const place = (id: string, after: string | null, before: string | null) =>
    call(reports.place, { params: { id }, body: { after, before } }, admin);
  const query = { categoryId: CATEGORIES[0]!, pageSize: 1000 };
  const order = async () => (await call(reports.list, { query }, admin)).data.rows.map(({ id }) => id);
  const before = (await order()).slice(0, -3);
  expect(await order()).toEqual([...before, a, b, c]);
  expect((await place(c, before.at(-1) ?? null, a)).status).toBe(200);
  expect((await place(b, c, a)).status).toBe(200);
  expect(await order()).toEqual([...before, c, b, a]);
  expect(await place(a, b, c)).toMatchObject({ status: 409, code: "orderChanged" });
  expect(await place(a, other.id, null)).toMatchObject({ status: 409, code: "orderChanged" });
  const { rows: audit } = await database.pool.query("select entity_id from audit where action = 'report.placed'");
  expect(audit.map(({ entity_id }) => entity_id)).toEqual([c, b]);
});

test("a category has countries, texts and pictures in both languages", async () => {
  const { call, admin, db, database } = await house();
  const id = CATEGORIES[0]!;
  const content = async () => (await call(calls.getCategoryContent, { params: { id } }, admin)).data;
  const { rows } = await database.pool.query<{ id: string }>("select id from country order by id limit 2");
  const body = {
    targetCountryIds: rows.map((row) => row.id),
    descriptionEn: "What moves",
    descriptionTr: "Neler oluyor",
    version: (await content()).version,
  };
  const put = (more: object = {}) =>
    call(calls.putCategoryContent, { params: { id }, body: { ...body, ...more } }, admin);
  expect((await put()).data).toMatchObject({ targetCountryIds: body.targetCountryIds });
  expect(await put({ descriptionEn: "Late" })).toMatchObject({ status: 409, code: "changedMeanwhile" });
  const { version } = await content();
  const { rows: audited } = await database.pool.query(
    "select detail from audit where action = 'reportCategory.changed'",
  );
  expect(audited).toMatchObject([
    { detail: { before: { targetCountryIds: [] }, after: { descriptionEn: "What moves" } } },
  ]);
  expect(await put({ version, targetCountryIds: [id] })).toMatchObject({
    status: 400,
    data: [{ field: "targetCountryIds" }],
  });
  expect((await call(calls.getCategoryContent, { params: { id: TYPES[0]! } }, admin)).status).toBe(404);

  const bytes = await sharp({ create: { width: 640, height: 200, channels: 3, background: "#f6b933" } })
    .png()
    .toBuffer();
  const picture = { file: new File([new Uint8Array(bytes)], "kapak.png") };
  const place = { params: { id, language: "tr" as const } };
  expect(await call(calls.putCategoryCover, { ...place, body: { file: PDF } }, admin)).toMatchObject({
    code: "notAnImage",
  });
  const { pictures } = (await call(calls.putCategoryCover, { ...place, body: picture }, admin)).data;
  const cover = pictures.find(({ language }) => language === "tr")!.cover!;
  expect(cover).toMatch(/^\/files\/public\/.*-High\.webp$/);
  for (let count = 0; count < GALLERY_MAX; count++)
    expect((await call(calls.addGalleryPicture, { ...place, body: picture }, admin)).status).toBe(200);
  const full = await call(calls.addGalleryPicture, { ...place, body: picture }, admin);
  expect(full).toMatchObject({ status: 409, code: "galleryFull" });
  const shown = (
    await call(getReportCategory, { params: { seoUrl: "ecosystem" } }, { headers: { "accept-language": "tr" } })
  ).data;
  expect(shown).toMatchObject({ description: "Neler oluyor", cover, targetCountries: [{}, {}] });
  expect(shown.gallery).toHaveLength(GALLERY_MAX);
  const query = { address: shown.gallery[0]! };
  const after = (await call(calls.deleteGalleryPicture, { ...place, query }, admin)).data;
  expect(after.pictures.find(({ language }) => language === "tr")!.gallery).toEqual(shown.gallery.slice(1));
  expect((await call(calls.deleteCategoryCover, place, admin)).status).toBe(200);
  const member = await signedIn(db);
  expect((await call(calls.getCategoryContent, { params: { id } }, member)).status).toBe(403);
});

test("file names lead nowhere else and end as their content is", () => {
  expect(fileNameFor("../../etc/passwd", "pdf")).toBe("etc passwd.pdf");
  expect(fileNameFor("...", "xlsx")).toBe("report.xlsx");
  expect(fileNameFor("rapor\u202efdp.exe", "pdf")).toBe("rapor fdp.pdf");
  expect(fileNameFor(`${"ş".repeat(300)}.pdf`, "pdf")).toHaveLength(124);
});
