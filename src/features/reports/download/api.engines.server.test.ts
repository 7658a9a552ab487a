import { expect, test } from "vitest";
import type { Db } from "#db/open.server.ts";
import { paymentOrder } from "#db/tables/payments.server.ts";
import { createPayment } from "#features/payments/contract.ts";
import { keyOf, newName } from "#server/files/keys.server.ts";
import { addressOf } from "#shared/endpoint.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { fixedId } from "#shared/type-id.ts";
import { type TestApp, testApp } from "#testing/app.ts";
import { testOnNewest } from "#testing/engines.ts";
import { signedIn } from "#testing/members.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { insertReports, LANGUAGES } from "#testing/reports.ts";
import { getReport } from "../contract.ts";
import { MONTHLY_DOWNLOADS } from "../limits.ts";
import { downloadReport, premiumDownload } from "./contract.ts";

const withPackage = (db: Db) => signedIn(db, { [PLATFORM_ENTITY.premium]: [SCOPE.READ] });
const SOLD_TERMS = { price: 490, priceCurrencyId: fixedId("currency/TRY") };

const fetchFile = ({ app }: TestApp, params: { seoUrl: string; fileName: string }, token?: string) =>
  app.inject({
    url: addressOf(downloadReport, params, undefined),
    // Nothing that is stored may name a host that a request claims.
    headers: { host: "evil.example", ...(token && { authorization: `Bearer ${token}` }) },
  });

/** A file that is stored already, with this content. */
async function storedFile({ app }: TestApp, content: string, extension: "pdf" | "xlsx" = "pdf"): Promise<string> {
  const bytes = Buffer.from(content, "latin1");
  const key = keyOf("private", fixedId("report/test"), newName(bytes), "", extension);
  await app.services.files.put(key, bytes);
  return key;
}

test("a package opens three reports a month, also for requests at once", async () => {
  const built = await testApp();
  const { call, db } = built;
  const rows = await insertReports(
    db,
    Array.from({ length: 8 }, () => ({})),
  );
  const { token } = await withPackage(db);
  const answers = await Promise.all(
    [...rows, ...rows].map(({ id }) => call(premiumDownload, { body: { ReportId: id } }, { token })),
  );
  const statuses = answers.map(({ status }) => status);
  const taken = new Set(answers.flatMap(({ status, data }) => (status === 200 ? [data.seoUrl] : [])));
  expect(taken.size).toBe(MONTHLY_DOWNLOADS);
  for (const { status, code } of answers) if (status !== 200) expect(code).toBe("reportLimitReached");
  expect(Math.max(...answers.flatMap(({ data }) => data?.downloadedReportCount ?? []))).toBe(MONTHLY_DOWNLOADS);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(MONTHLY_DOWNLOADS);

  // One that was taken stays open and counts no more; of the others the page says when there are more.
  const own = rows.find(({ seoUrl }) => taken.has(seoUrl))!;
  const other = rows.find(({ seoUrl }) => !taken.has(seoUrl))!;
  const again = await call(premiumDownload, { body: { ReportId: own.id } }, { token });
  expect(again.data).toMatchObject({ montlyReportDownloadLimit: 3, downloadedReportCount: 3 });
  const access = async (seoUrl: string) => (await call(getReport, { query: { seoUrl } }, { token })).data;
  expect((await access(own.seoUrl)).access).toBe("open");
  expect(await access(other.seoUrl)).toMatchObject({ access: "limitReached", allowance: { downloadedReportCount: 3 } });
  await built.database.pool.query("update report_download set month = (month - interval '1 month')::date");
  expect(await access(other.seoUrl)).toMatchObject({ access: "allowed", allowance: { downloadedReportCount: 0 } });
});

testOnNewest("who may have a file: anybody a free one, members with a package, who has paid", async () => {
  const built = await testApp();
  const { call, db } = built;
  const fileKey = await storedFile(built, "%PDF-1.7 %%EOF");
  const [free, premium, sold, ...others] = await insertReports(db, [
    { fileKey, isFree: true },
    { fileKey },
    { fileKey, ...SOLD_TERMS },
    { fileKey },
    { fileKey },
    { fileKey },
  ]);
  const [member, subscriber, buyer] = [await signedIn(db), await withPackage(db), await signedIn(db)];
  await db.insert(paymentOrder).values({
    accountId: buyer.id,
    kind: "report",
    reportId: sold!.id,
    nameEn: "Report",
    nameTr: "Rapor",
    minor: 100,
    currencyId: fixedId("currency/USD"),
    provider: "sandbox",
    state: "paid",
    locale: "en",
  });
  const status = async (row: typeof free, token?: string) => (await fetchFile(built, row!, token)).statusCode;
  const take = (row: typeof free, token: string) => call(premiumDownload, { body: { ReportId: row!.id } }, { token });

  expect(await status(free)).toBe(200);
  for (const row of [premium, sold]) expect(await status(row)).toBe(402);
  // Three a month are free of charge; the next one needs a package.
  for (const other of others) expect((await take(other, member.token)).status).toBe(200);
  expect(await take(premium, member.token)).toMatchObject({ status: 402, code: "reportPaymentRequired" });
  const { data } = await call(getReport, { query: { seoUrl: premium!.seoUrl } }, member);
  expect(data).toMatchObject({ access: "needsPackage", allowance: { downloadedReportCount: 3, heldBy: "member" } });
  expect(await status(premium, subscriber.token)).toBe(402);
  expect((await take(premium, subscriber.token)).status).toBe(200);
  expect(await status(premium, subscriber.token)).toBe(200);
  expect(await status(premium, member.token)).toBe(402);
  // A package does not open the purchase of somebody else.
  expect(await take(sold, subscriber.token)).toMatchObject({ status: 402 });
  expect(await status(sold, subscriber.token)).toBe(402);
  expect((await take(sold, buyer.token)).data.downloadedReportCount).toBe(0);
  expect(await status(sold, buyer.token)).toBe(200);
  const refused = await fetchFile(built, sold!, member.token);
  expect(refused.json()).toMatchObject({
    status: { code: "reportPaymentRequired" },
    message: "Payment required to download this report.",
  });
});

testOnNewest("a report in its other language is one purchase and one download", async () => {
  const built = await testApp();
  const { call, db } = built;
  const fileKey = await storedFile(built, "%PDF-1.7 %%EOF");
  const regions = { fileKey, titleEn: "Regions" };
  const sold = { fileKey, titleEn: "Sectors", ...SOLD_TERMS };
  const english = { languageId: LANGUAGES[0]! };
  const [own, twin, bought, boughtTwin] = await insertReports(db, [
    regions,
    { ...regions, ...english },
    sold,
    { ...sold, ...english },
  ]);
  const member = await signedIn(db);
  const take = (row: typeof own) => call(premiumDownload, { body: { ReportId: row!.id } }, member);
  expect((await take(own)).data.downloadedReportCount).toBe(1);
  expect((await fetchFile(built, twin!, member.token)).statusCode).toBe(200);
  expect((await take(twin)).data.downloadedReportCount).toBe(1);
  await db.insert(paymentOrder).values({
    accountId: member.id,
    kind: "report",
    reportId: bought!.id,
    nameEn: "Sectors",
    nameTr: "Sektörler",
    minor: 100,
    currencyId: fixedId("currency/USD"),
    provider: "sandbox",
    state: "paid",
    locale: "en",
  });
  expect((await fetchFile(built, boughtTwin!, member.token)).statusCode).toBe(200);
  const again = await call(createPayment, { body: { EntityId: boughtTwin!.id } }, member);
  expect(again).toMatchObject({ status: 409, code: "boughtAlready" });
});

testOnNewest(
  "a file is saved under the report's title in the reader's language, with the language of the file where that is another",
  async () => {
    const built = await testApp();
    const fileKey = await storedFile(built, "%PDF-1.7 %%EOF");
    const [english, turkish, hostile] = await insertReports(built.db, [
      {
        fileKey,
        isFree: true,
        languageId: LANGUAGES[0]!,
        titleEn: "Ecosystem 2025",
        titleTr: "Girişim Ekosistemi 2025",
      },
      { fileKey, isFree: true, titleTr: null, titleEn: "Sectors v2.5" },
      { fileKey, isFree: true, titleTr: `../..\\a\u202e"x\r\n${"ş".repeat(180)}` },
    ]);
    const nameFor = async (row: typeof english, locale: string) => {
      const { app } = built;
      const url = addressOf(downloadReport, { seoUrl: row!.seoUrl, fileName: row!.fileName }, undefined);
      const { headers } = await app.inject({ url, headers: { "accept-language": locale } });
      return decodeURIComponent(String(headers["content-disposition"]).split("UTF-8''")[1]!);
    };
    expect(await nameFor(english, "tr")).toBe("Girişim Ekosistemi 2025 (İngilizce).pdf");
    expect(await nameFor(english, "en")).toBe("Ecosystem 2025.pdf");
    expect(await nameFor(turkish, "en")).toBe("Sectors v2.5 (Turkish).pdf");
    expect(await nameFor(turkish, "tr")).toBe("Sectors v2.5.pdf");
    expect(await nameFor(hostile, "tr")).toMatch(/^a x ş{50,}\.pdf$/);
  },
);

testOnNewest("a file has its own address and type, and no other name leads to it", async () => {
  const built = await testApp();
  const fileKey = await storedFile(built, "%PDF-1.7 %%EOF");
  const page = await storedFile(built, "<!doctype html><script>1</script>");
  const [row, gone, changed] = await insertReports(built.db, [
    { fileKey, isFree: true, fileName: "Girişim Ekosistemi’25 ₺.pdf" },
    { fileKey, isFree: true, withdrawnAt: new Date() },
    { fileKey: page, isFree: true },
  ]);
  const { headers, statusCode, rawPayload } = await fetchFile(built, row!);
  expect(statusCode).toBe(200);
  expect(rawPayload.toString()).toBe("%PDF-1.7 %%EOF");
  expect(headers).toMatchObject({
    "content-type": "application/pdf",
    "x-content-type-options": "nosniff",
    "cache-control": "private, no-cache",
  });
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="[\w.-]+"; filename\*=UTF-8''Report%200/);
  const wrong = [
    "../../../etc/passwd",
    "..",
    "girisim.pdf",
    "Girişim Ekosistemi’25 ₺.pdf/..",
    "a%00.pdf",
    "x".repeat(400),
  ];
  for (const fileName of wrong) {
    const answer = await fetchFile(built, { seoUrl: row!.seoUrl, fileName });
    expect([400, 404], fileName).toContain(answer.statusCode);
  }
  const other = await fetchFile(built, { seoUrl: row!.seoUrl, fileName: "other.pdf" });
  expect(other.json()).toMatchObject({ status: { code: "downloadUrlNotValid" } });
  for (const lost of [gone!, changed!]) expect((await fetchFile(built, lost)).statusCode).toBe(404);
});

testOnNewest("a download that broke off goes on where it ended; a changed file is sent whole", async () => {
  const built = await testApp();
  const fileKey = await storedFile(built, "%PDF-1.7 %%EOF");
  const [row] = await insertReports(built.db, [{ fileKey, isFree: true }]);
  const url = addressOf(downloadReport, { seoUrl: row!.seoUrl, fileName: row!.fileName }, undefined);
  const ask = (headers: Record<string, string>, method: "GET" | "HEAD" = "GET") =>
    built.app.inject({ method, url, headers });
  const whole = await ask({});
  const etag = String(whole.headers.etag);
  expect([whole.statusCode, whole.headers["accept-ranges"], etag]).toEqual([200, "bytes", expect.stringMatching(/^"/)]);
  for (const [range, part, place] of [
    ["bytes=0-3", "%PDF", "bytes 0-3/14"],
    ["bytes=9-", "%%EOF", "bytes 9-13/14"],
    ["bytes=-3", "EOF", "bytes 11-13/14"],
    ["bytes=9-99", "%%EOF", "bytes 9-13/14"],
    ["bytes=-99", "%PDF-1.7 %%EOF", "bytes 0-13/14"],
  ] as const) {
    const answer = await ask({ range, "if-range": etag });
    expect([answer.statusCode, answer.body, answer.headers["content-range"]], range).toEqual([206, part, place]);
    expect(answer.headers["content-length"], range).toBe(String(part.length));
  }
  for (const range of ["bytes=14-", "bytes=99-200", "bytes=-0", `bytes=${"9".repeat(400)}-`]) {
    const answer = await ask({ range });
    expect([answer.statusCode, answer.body, answer.headers["content-range"]], range).toEqual([416, "", "bytes */14"]);
  }
  for (const range of ["bytes=5-2", "bytes=-", "bytes=a-b", "lines=1-2", "bytes=0-1,3-4"])
    expect((await ask({ range })).statusCode, range).toBe(200);
  const changed = await ask({ range: "bytes=9-", "if-range": '"other"' });
  expect([changed.statusCode, changed.body]).toEqual([200, "%PDF-1.7 %%EOF"]);
  const head = await ask({ range: "bytes=9-" }, "HEAD");
  expect([head.statusCode, head.body, head.headers["content-length"]]).toEqual([200, "", "14"]);
  expect((await ask({ "if-none-match": etag })).statusCode).toBe(304);
});

testOnNewest("a report is drawn once from the portal's figures, in its language", async () => {
  const built = await testApp();
  const { db } = built;
  await built.database.pool.query(
    `insert into startup (id, seo_url, name, sector_id, city_id, country_id) select gen_random_uuid(), 'isik', 'Işık', s.id, c.id, c.country_id
     from type s, city c where s.kind = 'sector' and s.key = 'fintech' and c.slug = 'sanliurfa'`,
  );
  await built.database.pool.query("select list_refresh('startups', array(select id from startup))");
  const [turkish, english] = await insertReports(db, [
    { isFree: true, titleTr: "Şehir Şehir ĞİŞ" },
    { isFree: true, languageId: LANGUAGES[0]!, drawing: { kind: "ecosystem", year: 2099 } },
  ]);
  const [first, second] = await Promise.all([fetchFile(built, turkish!), fetchFile(built, turkish!)]);
  const { text } = pdfText(first.rawPayload);
  for (const words of ["Şehir Şehir ĞİŞ", "Şanlıurfa", "Şehirlere göre", "Alınan yatırım"])
    expect(text).toContain(words);
  expect(text).toContain("/tr/rapor/");
  expect(text).not.toContain("evil.example");
  expect(second.rawPayload.equals(first.rawPayload)).toBe(true);
  await built.database.pool.query("update startup set is_visible = false");
  await built.database.pool.query("select list_refresh('startups', array(select id from startup))");
  expect((await fetchFile(built, turkish!)).rawPayload.equals(first.rawPayload)).toBe(true);
  expect(pdfText((await fetchFile(built, english!)).rawPayload).text).toContain("Startups");
});
