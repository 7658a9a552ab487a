import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { JOBS } from "#/jobs.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { premiumSetting } from "#db/tables/premium.server.ts";
import { savedQuery } from "#db/tables/saved-queries.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { premiumSettingsChanged } from "#features/accounts/queries.server.ts";
import { refreshStartups } from "#features/startups/commands.server.ts";
import { changeQuery, listStartups, savedQueries, saveQuery } from "#features/startups/contract.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs, surroundings } from "#testing/jobs.ts";
import { queuedMails } from "#testing/mails.ts";
import { signedIn } from "#testing/members.ts";
import { buyPackage } from "#testing/packages.ts";
import { plan } from "../jobs/lease.server.ts";
import { messageOf } from "../mail/message.server.ts";

async function appWithSearch(notify: "off" | "daily" | "weekly" = "daily") {
  const built = await testApp();
  const { database, db, call } = built;
  await plan(db, JOBS);
  const owner = await signedIn(db);
  const add = async (name: string, isVisible = true) => {
    const id = v7();
    await db.insert(startup).values({ id, name, seoUrl: `s-${id}`, isVisible });
    await refreshStartups(db, [id]);
    return id;
  };
  await add("Eski Kovan");
  const body = { name: "Petek ara", filter: {}, notify };
  const { id } = (await call(saveQuery, { body }, owner)).data;
  /** The subjects of the mails sent in so many days. */
  const mailed = async (days: number) => {
    await db.delete(mail);
    for (let day = 0; day < days; day++) {
      await moveClock(database, { days: 1 });
      await runJobs(database);
    }
    return (await db.select({ subject: mail.subject }).from(mail).where(eq(mail.kind, "lists.newRows"))).map(
      ({ subject }) => subject,
    );
  };
  return { ...built, owner, id, add, mailed };
}

test("a mail has what is new since the last look, once, named in its subject", async () => {
  const { add, mailed, db } = await appWithSearch();
  expect(await mailed(2)).toEqual([]);
  await add("Yeni Petek");
  const hidden = await add("Gizli Petek", false);
  expect(await mailed(3)).toEqual(["Petek ara: 1 new"]);
  // New is what the search finds anew, not only what was written anew.
  await db.update(startup).set({ isVisible: true }).where(eq(startup.id, hidden));
  await refreshStartups(db, [hidden]);
  expect(await mailed(1)).toEqual(["Petek ara: 1 new"]);
  const [stored] = await db.select().from(mail).where(eq(mail.kind, "lists.newRows"));
  const settings = { mailFrom: { name: "Kovan", address: "no-reply@portal.example" } } as Parameters<
    typeof messageOf
  >[1];
  const content = {
    subject: "x",
    preview: "",
    heading: "x",
    paragraphs: [],
    unsubscribe: { label: "Stop", path: "/a" },
  };
  const message = await messageOf({ ...stored!, content }, settings, {
    origin: "https://portal.example",
    replyTo: undefined,
  });
  expect(message.headers).toMatchObject({
    "List-Unsubscribe": "<https://portal.example/a>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  });
});

test("a mail names no more rows than the list shows without a package", async () => {
  const { add, mailed, db, database } = await appWithSearch();
  await db.update(premiumSetting).set({ premiumEnable: true, limitedFreeStartupPresenter: true, freeStartupCount: 2 });
  premiumSettingsChanged(db);
  for (const name of ["Bir", "İki", "Üç"]) await add(name);
  expect(await mailed(1)).toEqual(["Petek ara: 3 new"]);
  const [{ paragraphs } = { paragraphs: [""] }] = await queuedMails(database);
  expect(paragraphs.slice(1)).toEqual(["• Üç", "• İki"]);
});

test("a premium search sleeps without a package and wakes with the next", async () => {
  const { add, mailed, call, db, database } = await appWithSearch("off");
  const reader = await signedIn(db);
  await buyPackage(db, reader.id, "personal-monthly", 2.5);
  const body = { name: "Şirketler", filter: { incorporated: true }, notify: "daily" as const };
  expect((await call(saveQuery, { body }, reader)).status).toBe(200);
  await database.pool.query("update session set expires_at = expires_at + interval '1 year'");
  const isAsleep = async () => (await call(savedQueries, { query: {} }, reader)).data.rows.map((row) => row.isAsleep);
  const company = async (name: string) => {
    const id = await add(name);
    await db.update(startup).set({ incorporated: true }).where(eq(startup.id, id));
    await refreshStartups(db, [id]);
  };
  await company("Bir");
  expect(await mailed(2)).toEqual(["Şirketler: 1 new"]);
  expect(await isAsleep()).toEqual([false]);
  expect(await mailed(1)).toEqual([]);
  await company("İki");
  expect(await mailed(2)).toEqual([]);
  expect(await isAsleep()).toEqual([true]);
  await buyPackage(db, reader.id, "personal-monthly");
  await database.pool.query(
    "update payment_order set access_until = access_until + interval '30 days' where account_id = $1 and access_until > now()",
    [reader.id],
  );
  expect(await isAsleep()).toEqual([false]);
  expect(await mailed(2)).toEqual(["Şirketler: 1 new"]);
});

test("two processes that look for new rows at the same time send one mail", async () => {
  const { add, db, database, id } = await appWithSearch();
  await add("Yeni Petek");
  await moveClock(database, { days: 1 });
  await db.delete(mail);
  const look = JOBS.find(({ job }) => job.name === "lists.lookForNew")!;
  const work = { ...surroundings(database), data: { id }, attempt: 1, signal: new AbortController().signal };
  await Promise.all([1, 2, 3].map(() => look.run(work)));
  expect(await db.select({ subject: mail.subject }).from(mail)).toEqual([{ subject: "Petek ara: 1 new" }]);
});

test("what its owner has looked at is not new", async () => {
  const { add, mailed, call, owner, id } = await appWithSearch();
  await add("Yeni Petek");
  await call(listStartups, { body: { queryId: id } }, owner);
  expect(await mailed(2)).toEqual([]);
});

test("a search without mails is never mailed", async () => {
  const { add, mailed } = await appWithSearch("off");
  await add("Yeni Petek");
  expect(await mailed(9)).toEqual([]);
});

test("weekly mails gather a week", async () => {
  const { add, mailed } = await appWithSearch("weekly");
  await mailed(5);
  await add("Bir");
  await add("İki");
  expect(await mailed(8)).toEqual(["Petek ara: 2 new"]);
});

test("switched on again, mails begin with what is new from then on", async () => {
  const { add, mailed, call, owner, id } = await appWithSearch();
  const set = async (notify: "off" | "daily") =>
    (await call(changeQuery, { query: { id }, body: { name: "Petek ara", notify } }, owner)).data.notify;
  expect(await set("off")).toBe("off");
  await add("Üç");
  expect(await set("daily")).toBe("daily");
  expect(await mailed(1)).toEqual([]);
  await add("Dört");
  expect(await mailed(1)).toEqual(["Petek ara: 1 new"]);
});

test("the link ends one search's mails idempotently; opening ends nothing", async () => {
  const { app, db, id, call, owner } = await appWithSearch();
  const other = (await call(saveQuery, { body: { name: "Başka", filter: {}, notify: "daily" } }, owner)).data;
  const stateOf = async (of: string) =>
    (await db.select().from(savedQuery).where(eq(savedQuery.id, of))).map(({ notify }) => notify);
  const [{ mailKey } = { mailKey: "" }] = await db.select().from(savedQuery).where(eq(savedQuery.id, id));
  expect(mailKey).toMatch(/^[0-9a-f]{64}$/);
  const url = `/saved-search-mail/${mailKey}?locale=tr`;
  const opened = await app.inject(url);
  expect([opened.statusCode, opened.body.includes("E‑postaları durdur")]).toEqual([200, true]);
  // The name of the search is a member's own text.
  expect([opened.body.includes("Petek ara"), opened.body.includes("<b>")]).toEqual([true, false]);
  expect(await stateOf(id)).toEqual(["daily"]);
  for (const wrong of [mailKey.slice(1), `${mailKey}0`, "..%2f..", "' or true --"])
    expect((await app.inject({ method: "POST", url: `/saved-search-mail/${wrong}` })).statusCode, wrong).toBe(404);
  expect(await stateOf(id)).toEqual(["daily"]);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  for (const sentence of ["artık e‑posta gönderilmeyecek", "E‑postalar daha önce durdurulmuş"]) {
    const sent = await app.inject({ method: "POST", url, headers, payload: "List-Unsubscribe=One-Click" });
    expect([sent.statusCode, sent.body.includes(sentence)], sentence).toEqual([200, true]);
  }
  const again = (await app.inject(url)).body;
  expect([again.includes("E‑postalar daha önce durdurulmuş"), again.includes("<button>")]).toEqual([true, false]);
  expect([await stateOf(id), await stateOf(other.id)]).toEqual([["off"], ["daily"]]);
  // The button's answer has an address of its own: one may go back to it.
  const pressed = await app.inject({ method: "POST", url: `${url}&from=page`, headers });
  const shown = await app.inject(pressed.headers.location!);
  expect([pressed.statusCode, shown.body.includes("artık e‑posta gönderilmeyecek")]).toEqual([303, true]);
  await db.execute(sql`delete from saved_query where id = ${id}`);
  const gone = await app.inject(url);
  expect([gone.statusCode, gone.body.includes("Bu bağlantı kayıtlı bir aramaya ait değil")]).toEqual([404, true]);
});
