import { expect, test } from "vitest";
import { ledgerEntry, paymentEvent } from "#db/tables/payments.server.ts";
import { addressOf } from "#shared/endpoint.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { buyPackage } from "#testing/packages.ts";
import { pdfText } from "#testing/pdf-text.ts";
import { getBilling, paymentReceipt, putBilling } from "./contract.ts";

const COMPANY = {
  kind: "company",
  name: "Petek Yazılım A.Ş.",
  address: "Işıklı Sokak 6",
  city: "Şanlıurfa",
  countryId: fixedId("country/TR"),
  taxOffice: "Göbeklitepe",
  taxNumber: "1234567890",
  version: 0,
} as const;

test("billing is saved with checked tax numbers; tabs never undo each other", async () => {
  const { call, db, database } = await testApp();
  const member = await signedIn(db);
  const put = (changes: object) => call(putBilling, { body: { ...COMPANY, ...changes } }, member);
  expect((await call(getBilling, {}, member)).data).toBeNull();
  expect(await put({ taxNumber: "1234567891", taxOffice: "" })).toMatchObject({
    status: 400,
    data: [{ field: "taxOffice" }, { field: "taxNumber" }],
  });
  expect(await put({ countryId: fixedId("country/nowhere") })).toMatchObject({
    status: 400,
    data: [{ field: "countryId" }],
  });
  for (const wrong of [{ name: " " }, { address: "x".repeat(501) }, { kind: "robot" }])
    expect((await put(wrong)).status, JSON.stringify(wrong)).toBe(400);
  expect((await call(getBilling, {}, member)).data).toBeNull();
  const both = await Promise.all([put({}), put({})]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await put({ city: "Urfa", version: 1 })).data).toMatchObject({ city: "Urfa", version: 2 });
  expect(await put({ version: 1 })).toMatchObject({ status: 409, code: "changedMeanwhile" });
  const { rows } = await database.pool.query("select detail from audit where action = 'billing.changed' order by id");
  const { version: _, ...given } = COMPANY;
  expect(rows.map(({ detail }) => detail)).toEqual([
    { before: {}, after: given },
    { before: { city: COMPANY.city }, after: { city: "Urfa" } },
  ]);
  expect((await put({ kind: "person", taxOffice: null, taxNumber: null, version: 2 })).status).toBe(200);
  expect((await call(getBilling, {}, await signedIn(db))).data).toBeNull();
});

test("each payment and refund has a localized receipt for its payer", async () => {
  const { call, db, app } = await testApp();
  const buyer = await signedIn(db);
  const orderId = await buyPackage(db, buyer.id);
  const entry = (kind: "charge" | "refund", minor: number) => ({
    orderId,
    provider: "sandbox",
    kind,
    reference: `${kind}-1`,
    minor,
    currencyId: fixedId("currency/TRY"),
    occurredAt: new Date("2026-03-05T12:00:00Z"),
  });
  const [paid, back] = await db
    .insert(ledgerEntry)
    .values([entry("charge", 123_450), entry("refund", -50_000)])
    .returning();
  const facts = [
    { kind: "charge", reference: "charge-1", minor: 123_450, currency: "TRY", until: "2026-04-05T12:00:00Z" },
  ] as const;
  const occurredAt = new Date("2026-03-05T12:00:00Z");
  await db.insert(paymentEvent).values({ provider: "sandbox", reference: "paid", orderId, occurredAt, facts });
  const fetchReceipt = (id: string, token: string, language = "en") =>
    app.inject({
      url: addressOf(paymentReceipt, { id }, undefined),
      headers: { authorization: `Bearer ${token}`, "accept-language": language },
    });
  await call(putBilling, { body: COMPANY }, buyer);
  const { rawPayload, headers } = await fetchReceipt(paid!.id, buyer.token, "tr");
  expect(headers).toMatchObject({ "content-type": "application/pdf", "cache-control": "private, no-store" });
  const { text } = pdfText(rawPayload);
  for (const words of [
    "Petek Yazılım A.Ş.",
    "Işıklı Sokak 6",
    "Şanlıurfa",
    "1234567890",
    "Ödeme belgesi",
    "1.234,50",
    "05.03.2026 15:00 GMT+3",
    "Ödenen dönemin sonu",
    "05.04.2026",
  ])
    expect(text).toContain(words);
  const refund = pdfText((await fetchReceipt(back!.id, buyer.token)).rawPayload).text;
  for (const words of ["Refund", "500.00 TRY"]) expect(refund).toContain(words);
  expect(refund).not.toContain("Paid until");
  const stranger = await signedIn(db);
  expect((await fetchReceipt(paid!.id, stranger.token)).statusCode).toBe(404);
});
