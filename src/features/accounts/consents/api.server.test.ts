import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { consent } from "#db/tables/sign-in.server.ts";
import { shipContent } from "#features/content/commands.server.ts";
import { getContentChanges } from "#features/content/contract.ts";
import { getEditedContent, publishContent, saveContentDraft } from "#features/content/editing/contract.ts";
import { LEGAL_TEXTS } from "#shared/legal-texts.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { waitingCounts } from "#testing/waiting.ts";
import { saveConsents } from "../commands/consents.server.ts";
import { setNotifications } from "../settings/contract.ts";
import { register } from "../sign-up/contract.ts";
import { acceptTexts, consentCalls, newsAddresses, newsConsentCalls, ownConsents } from "./contract.ts";

/** A member who has accepted what is published now. */
async function agreed(...[db, access]: Parameters<typeof signedIn>) {
  const member = await signedIn(db, access);
  await db.transaction((tx) => saveConsents(tx, member.id, { marketing: false, address: "203.0.113.7" }));
  return member;
}

async function portal() {
  const built = await testApp();
  const { db, call } = built;
  const admin = await agreed(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const own = async (who: { token: string }) => (await call(ownConsents, {}, who)).data;
  /** Publishes the terms anew; answers the number of that version. */
  const publish = async (sentence: string, inForceSince: string) => {
    const params = { key: LEGAL_TEXTS.terms };
    const { texts, version } = (await call(getEditedContent, { params }, admin)).data;
    const body = {
      kind: "page" as const,
      texts: {
        en: { ...texts.en, body: `${texts.en.body}<p>${sentence}</p>` },
        tr: { ...texts.tr, body: `${texts.tr.body}<p>${sentence}</p>` },
      } as never,
      inForceSince,
      version,
    };
    const draft = (await call(saveContentDraft, { params, body }, admin)).data;
    const at = { version: draft.version, at: null, isComplete: true };
    return (await call(publishContent, { params, body: at }, admin)).data.versions[0]!.number;
  };
  return { ...built, admin, own, publish };
}

test("who signs up accepts the published number and date", async () => {
  const { call, db, publish } = await portal();
  expect(await publish("No wax.", "2026-12-01")).toBe(2);
  const ada = { name: "Ada", surname: "Kaya", email: "ada@example.test", password: "Bal!Petek.27" };
  const ticked = { termsAccepted: true, privacyAccepted: true, marketingAccepted: true };
  expect((await call(register, { body: { ...ada, ...ticked } })).status).toBe(200);
  const [person] = await db.select().from(account).where(eq(account.email, ada.email));
  const rows = await db.select().from(consent).where(eq(consent.accountId, person!.id));
  expect(rows.map(({ document, number, version }) => [document, number, version])).toEqual([
    ["terms", 2, "2026-12-01"],
    ["privacy", 1, "2026-11-01"],
    ["marketing", 1, "2026-11-01"],
  ]);
});

test("a new version waits for members until they accept it; both stay", async () => {
  const { call, db, own, publish, admin } = await portal();
  const member = await agreed(db);
  expect((await own(member)).texts.map(({ document, isDue }) => [document, isDue])).toEqual([
    ["terms", false],
    ["privacy", false],
  ]);
  expect(await publish("No wax.", "2026-12-01")).toBe(2);
  expect((await own(member)).texts[0]).toMatchObject({
    number: 2,
    date: "2026-12-01",
    accepted: { number: 1, date: "2026-11-01" },
    isDue: true,
  });
  expect(await waitingCounts({ call }, member)).toEqual({ newTerms: 1 });
  const { changes } = (await call(getContentChanges, { query: { document: "terms", since: 1 } })).data;
  expect(changes.filter(({ kind }) => kind === "added").map(({ text }) => text.trim())).toEqual(["No wax."]);
  const missing = async () =>
    (await call(consentCalls.list, { query: { isCurrent: "false" } }, admin)).data.rows.map(({ id }) => id);
  expect((await missing()).toSorted()).toEqual([member.id, admin.id].toSorted());
  const accept = (number: number, wantsNews?: boolean) =>
    call(acceptTexts, { body: { texts: [{ document: "terms", number }], wantsNews } }, member);
  // What was read is not what is published any more.
  await publish("No honey.", "2026-12-02");
  expect(await accept(2)).toMatchObject({ status: 409, code: "publishedAnew" });
  const both = await Promise.all([accept(3, true), accept(3, true)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await own(member)).toMatchObject({ texts: [{ isDue: false }, { isDue: false }], wantsNews: true });
  const rows = await db.select().from(consent).where(eq(consent.accountId, member.id));
  expect(rows.map(({ document, number }) => `${document} ${number}`).toSorted()).toEqual([
    "marketing 1",
    "privacy 1",
    "terms 1",
    "terms 3",
  ]);
  expect(await missing()).toEqual([admin.id]);
  expect(await waitingCounts({ call }, member)).toEqual({});
});

test("a text that comes with a new build changes nothing that is published", async () => {
  const { db, own, database } = await portal();
  const member = await agreed(db);
  await database.pool.query(
    `update content set texts = jsonb_set(texts, '{en,title}', '"Older terms"') where key = 'terms-of-service'`,
  );
  await shipContent(db);
  expect((await own(member)).texts[0]).toMatchObject({ number: 1, isDue: false });
});

test("news has its list, its file and a link that ends it signed out", async () => {
  const { call, db, app, admin } = await portal();
  const [stays, leaves] = [await signedIn(db), await signedIn(db)];
  const news = (who: { token: string }, wanted: boolean) => call(setNotifications, { body: { news: wanted } }, who);
  for (const who of [stays, leaves]) await news(who, true);
  await news(leaves, false);
  await news(leaves, true);
  const file = async () => {
    const headers = { authorization: `Bearer ${admin.token}`, "accept-language": "en" };
    const { body } = await app.inject({ url: newsAddresses.path, headers });
    return body.trim().split("\r\n").slice(1);
  };
  const lines = await file();
  expect(lines).toHaveLength(2);
  const emailOf = async ({ id }: { id: string }) =>
    (await db.select().from(account).where(eq(account.id, id)))[0]!.email;
  const email = await emailOf(leaves);
  const link = new URL(
    lines
      .find((line) => line.startsWith(`${email},`))!
      .split(",")
      .at(-1)!,
  );
  const url = link.pathname + link.search;
  // Programs that look at mails open links: that ends nothing.
  expect((await app.inject(url)).body).toContain("<button>");
  expect(await file()).toHaveLength(2);
  const click = await app.inject({
    method: "POST",
    url,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: "List-Unsubscribe=One-Click",
  });
  // The news of others goes on: the page does not ask again.
  expect([click.statusCode, click.body.includes("<button>")]).toEqual([200, false]);
  expect((await file()).map((line) => line.split(",")[0])).toEqual([await emailOf(stays)]);
  expect((await app.inject(`${link.pathname}0`)).statusCode).toBe(404);
  const rows = async (state: "given" | "withdrawn") =>
    (await call(newsConsentCalls.list, { query: { state } }, admin)).data.rows;
  expect(await rows("given")).toMatchObject([{ email: await emailOf(stays), withdrawnAt: null }]);
  // Each consent with the time of its own end.
  expect(await rows("withdrawn")).toMatchObject([
    { email, withdrawnAt: expect.any(String) },
    { email, withdrawnAt: expect.any(String) },
  ]);
  const { rows: exports } = await app.database.pool.query(
    "select account_id from audit where action = 'table.exported'",
  );
  expect(exports[0]).toEqual({ account_id: admin.id });
});
