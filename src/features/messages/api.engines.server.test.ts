import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { bannedWord } from "#db/tables/banned-words.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { conversation, message, messageReport } from "#db/tables/messages.server.ts";
import { userCalls } from "#features/accounts/admin/contract.ts";
import { plan } from "#server/jobs/lease.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { testOnNewest } from "#testing/engines.ts";
import { runJobs } from "#testing/jobs.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import { waitingCounts } from "#testing/waiting.ts";
import {
  blockUser,
  conversationList,
  conversationWith,
  postMessage,
  reportMessage,
  searchMessages,
  setMessageRead,
  unblockUser,
  unreadMessageCount,
} from "./contract.ts";
import { messageJobs } from "./jobs.server.ts";
import { NEW_PEOPLE_PER_DAY_YOUNG, THREAD_SIZE } from "./limits.ts";
import { lookAtReports, reportedConversation, spammersCalls } from "./reported/contract.ts";

async function appWithPeople() {
  const app = await testApp();
  const { db, call } = app;
  const person = async (name: string) => {
    const { id, token } = await signedIn(db);
    await listMembers(db, id);
    const seoUrl = `${name.toLowerCase()}-${id.slice(-4)}`;
    await db.update(account).set({ name, surname: "Ak", seoUrl }).where(eq(account.id, id));
    const as = { token };
    return {
      id,
      seoUrl,
      as,
      write: (to: { id: string }, text: string) => call(postMessage, { query: {}, body: { userId: to.id, text } }, as),
      thread: (other: { seoUrl: string }, before?: number) =>
        call(conversationWith, { query: { otherUserSeoUrl: other.seoUrl, ...(before ? { before } : {}) } }, as),
      list: async () => (await call(conversationList, { query: {} }, as)).data,
      unread: async () => (await call(unreadMessageCount, { query: {} }, as)).data,
      read: (other: { id: string }) => call(setMessageRead, { query: { userId: other.id } }, as),
    };
  };
  return { ...app, person, ayse: await person("Ayse"), bora: await person("Bora") };
}

testOnNewest("two write to each other: order, unread counts, marks of what was read", async () => {
  const { ayse, bora } = await appWithPeople();
  expect((await ayse.thread(bora)).data).toMatchObject({ id: null, messages: [], closed: null, hasPage: true });
  await ayse.write(bora, "Merhaba");
  await ayse.write(bora, "  Yarın uygun musunuz?  ");
  expect(await bora.unread()).toBe(2);
  expect(await ayse.unread()).toBe(0);
  const { data: thread } = await bora.thread(ayse);
  expect(thread.messages.map(({ text, isMine }) => [text, isMine])).toEqual([
    ["Merhaba", false],
    ["Yarın uygun musunuz?", false],
  ]);
  expect(thread.firstUnread).toBe(thread.messages[0]!.ordinal);
  expect((await ayse.thread(bora)).data.messages.map(({ isRead }) => isRead)).toEqual([false, false]);
  expect((await bora.read(ayse)).data).toEqual({ unreadCount: 0 });
  expect((await ayse.thread(bora)).data.messages.map(({ isRead }) => isRead)).toEqual([true, true]);
  // An answer marks the earlier messages as read.
  await ayse.write(bora, "Ya da pazartesi");
  await bora.write(ayse, "Pazartesi olur");
  expect([await bora.unread(), await ayse.unread()]).toEqual([0, 1]);
  const { rows, totalCount, unreadCount } = await ayse.list();
  expect({ totalCount, unreadCount }).toEqual({ totalCount: 1, unreadCount: 1 });
  expect(rows[0]).toMatchObject({
    otherUser: { userId: bora.id, name: "Bora" },
    lastMessage: { text: "Pazartesi olur", isMine: false },
    unreadCount: 1,
  });
});

test("threads are newest first, paged; only one's own words are found", async () => {
  const { call, db, person, ayse, bora } = await appWithPeople();
  const can = await person("Can");
  await ayse.write(bora, "Işık hızı");
  await ayse.write(can, "Selam");
  await bora.write(ayse, "Evet");
  expect((await ayse.list()).rows.map(({ otherUser }) => otherUser?.name)).toEqual(["Bora", "Can"]);
  const { id: conversationId } = (await ayse.thread(bora)).data;
  await db.insert(message).values(
    Array.from({ length: THREAD_SIZE + 5 }, (_, index) => ({
      id: v7(),
      conversationId: conversationId!,
      senderId: bora.id,
      text: `no ${index}`,
    })),
  );
  const newest = (await ayse.thread(bora)).data;
  expect([newest.messages.length, newest.hasOlder, newest.messages.at(-1)!.text]).toEqual([THREAD_SIZE, true, "no 44"]);
  const older = (await ayse.thread(bora, newest.messages[0]!.ordinal)).data;
  expect(older.messages.map(({ text }) => text)).toEqual(["Işık hızı", "Evet", "no 0", "no 1", "no 2", "no 3", "no 4"]);
  expect(older.hasOlder).toBe(false);
  const find = async (who: typeof ayse, text: string) =>
    (await call(searchMessages, { query: { text } }, who.as)).data.map((found) => found.text);
  expect(await find(ayse, "ISIK hiz")).toEqual(["Işık hızı"]);
  expect(await find(can, "isik")).toEqual([]);
  expect(await find(ayse, "%_")).toEqual([]);
});

testOnNewest("a message that is blank, too long or has a NUL is refused", async () => {
  const { ayse, bora } = await appWithPeople();
  for (const text of ["   ", "x".repeat(4_001), "a\0b"]) {
    const answer = await ayse.write(bora, text);
    expect([answer.status, answer.code]).toEqual([400, "invalidInput"]);
    expect(await bora.unread()).toBe(0);
  }
});

testOnNewest(
  "a message of a megabyte and addresses that pretend to be others are refused; what looks like HTML stays text",
  async () => {
    const { ayse, bora } = await appWithPeople();
    const huge = await ayse.write(bora, "x".repeat(1_048_576));
    expect([huge.status, huge.code]).toEqual([413, "tooLarge"]);
    for (const address of [
      "https://kovan.example@evil.example/x",
      "https://k\u043Evan.example",
      "https://xn--kvan-0ke.example",
      "https://\u0430\u0440\u0440\u04CF\u0435.com",
      "https://kovan.example\u2044login.evil.example/x",
      "https://kovan.example\u2215login.evil.example/x",
      "https://\u0199ovan.example",
    ]) {
      const refused = await ayse.write(bora, `Bakın: ${address} .`);
      expect([refused.code, refused.data], address).toMatchObject([
        "invalidInput",
        [
          {
            field: "text",
            message: expect.stringContaining("looks like the address of another site"),
            detail: address,
          },
        ],
      ]);
    }
    expect(await bora.unread()).toBe(0);
    const html = '<img src=x onerror="alert(1)"> <b>https://türkiye.example</b>';
    expect((await ayse.write(bora, html)).data.text).toBe(html);
  },
);

testOnNewest(
  "nobody writes to themselves, to who is not there, or to who hides or is blocked; the other side is not told which",
  async () => {
    const { call, db, person, ayse, bora } = await appWithPeople();
    const codeOf = async (answer: Promise<{ code: string | undefined }>) => (await answer).code;
    expect(await codeOf(ayse.write(ayse, "Ben"))).toBe("messageToYourself");
    expect(await codeOf(ayse.thread(ayse))).toBe("messageToYourself");
    expect(await codeOf(ayse.write({ id: v7() }, "Kim?"))).toBe("notFound");
    const unlisted = await person("Gizli");
    await db.update(account).set({ emailVerifiedAt: null }).where(eq(account.id, unlisted.id));
    expect(await codeOf(ayse.write(unlisted, "Merhaba"))).toBe("notFound");
    expect(await codeOf(ayse.thread(unlisted))).toBe("notFound");

    await ayse.write(bora, "Merhaba");
    expect((await call(blockUser, { query: { userId: ayse.id } }, bora.as)).status).toBe(200);
    expect((await call(blockUser, { query: { userId: ayse.id } }, bora.as)).status).toBe(200);
    expect(await codeOf(ayse.write(bora, "Orada mısınız?"))).toBe("messageNotTaken");
    expect(await codeOf(bora.write(ayse, "Hayır"))).toBe("messageToBlocked");
    expect((await ayse.thread(bora)).data.closed).toBe("notTaken");
    expect((await bora.thread(ayse)).data.closed).toBe("blocked");
    await call(unblockUser, { query: { userId: ayse.id } }, bora.as);
    expect((await ayse.write(bora, "Teşekkürler")).status).toBe(200);
    // An unlisted person can be read, not written to.
    await db.update(account).set({ emailVerifiedAt: null }).where(eq(account.id, bora.id));
    await db.update(account).set({ title: "Yeni unvan" }).where(eq(account.id, bora.id));
    expect((await ayse.thread(bora)).data).toMatchObject({
      hasPage: false,
      closed: "notTaken",
      otherUser: { title: null },
    });
    expect((await ayse.list()).rows[0]!.otherUser).toMatchObject({ name: "Bora", title: null, photo: null });
  },
);

testOnNewest("a young account writes to few new people a day; who has answered can always be written to", async () => {
  const { person, ayse, bora } = await appWithPeople();
  await bora.write(ayse, "Merhaba");
  for (let index = 0; index < NEW_PEOPLE_PER_DAY_YOUNG; index++)
    expect((await ayse.write(await person(`P${index}`), "Merhaba")).status).toBe(200);
  const refused = await ayse.write(await person("Son"), "Merhaba");
  expect([refused.status, refused.code]).toEqual([429, "tooManyNewConversations"]);
  expect((await ayse.write(bora, "Merhaba")).status).toBe(200);
});

test("two first messages at once make one conversation; repeats one message", async () => {
  const { call, db, ayse, bora } = await appWithPeople();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      index % 2 ? ayse.write(bora, `a${index}`) : bora.write(ayse, `b${index}`),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(200));
  expect(await db.select().from(conversation)).toHaveLength(1);
  expect((await ayse.thread(bora)).data.messages).toHaveLength(12);
  const body = { userId: bora.id, text: "Bir kez" };
  const twice = { ...ayse.as, headers: { "idempotency-key": v7() } };
  const [one, two] = [
    await call(postMessage, { query: {}, body }, twice),
    await call(postMessage, { query: {}, body }, twice),
  ];
  expect(two.data).toEqual(one.data);
  expect(await db.select().from(message).where(eq(message.text, "Bir kez"))).toHaveLength(1);
});

testOnNewest(
  "a banned word is refused, a suspicious one is shown to admins; a message can be reported by who got it alone",
  async () => {
    const { call, db, person, ayse, bora } = await appWithPeople();
    await db
      .insert(bannedWord)
      .values({ id: v7(), word: "dolandır", form: "dolandir", locale: null, action: "refuse" });
    const refused = await ayse.write(bora, "Sizi dolandır desem");
    expect(refused).toMatchObject({ code: "invalidInput", data: [{ field: "text", reason: "bannedWord" }] });
    const sent = (await ayse.write(bora, "Hemen para yatırın")).data;
    const report = (who: typeof ayse, reason = "") =>
      call(reportMessage, { body: { messageId: sent.id, reason } }, who.as);
    expect((await report(ayse)).status).toBe(404);
    expect((await report(await person("Can"))).status).toBe(404);
    expect((await report(bora, "Para istiyor")).status).toBe(200);
    expect((await report(bora, "Israrla para istiyor")).status).toBe(200);
    expect(await db.select().from(messageReport)).toMatchObject([
      { accountId: bora.id, reportedId: ayse.id, text: "Hemen para yatırın", reason: "Israrla para istiyor" },
    ]);
    const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
    const list = await call(spammersCalls.list, { query: {} }, admin);
    expect(list.data).toMatchObject({
      totalCount: 1,
      rows: [{ userId: ayse.id, reportCount: 1, reporterCount: 1, lastText: "Hemen para yatırın" }],
    });
    expect(await call(spammersCalls.list, { query: {} }, bora.as)).toMatchObject({ status: 403 });
  },
);

testOnNewest(
  "reports of a person wait until somebody has looked at them, and again from the next report on",
  async () => {
    const { call, db, database, ayse, bora } = await appWithPeople();
    const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
    const reported = async (text: string) => {
      const messageId = (await ayse.write(bora, text)).data.id;
      expect((await call(reportMessage, { body: { messageId, reason: "" } }, bora.as)).status).toBe(200);
    };
    const open = async () => [
      (await call(spammersCalls.list, { query: { state: "open" } }, admin)).data.totalCount,
      (await waitingCounts({ call }, admin)).reportedPeople ?? 0,
    ];
    const look = (id: string) => call(lookAtReports, { params: { id } }, admin);
    await reported("Para yatırın");
    expect(await open()).toEqual([1, 1]);
    expect((await look(ayse.id)).data).toMatchObject({ state: "lookedAt", reportCount: 1 });
    expect([(await look(ayse.id)).status, (await look(bora.id)).status, await open()]).toEqual([200, 404, [0, 0]]);
    await reported("Yine para");
    expect(await open()).toEqual([1, 1]);
    await db.update(account).set({ lockedAt: new Date() }).where(eq(account.id, ayse.id));
    expect(await open()).toEqual([0, 0]);
    const { rows } = await database.pool.query("select detail from audit where action = 'message.reportsLookedAt'");
    expect(rows).toEqual([{ detail: { reports: 1 } }]);
  },
);

testOnNewest("a reporter hears once what was done; the house reads what stood around it", async () => {
  const { call, db, database, ayse, bora } = await appWithPeople();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const params = { id: ayse.id };
  const told = async () => {
    await plan(db, messageJobs);
    await moveClock(database, { hours: 1 });
    await runJobs(database);
    const mails = await db.select().from(mail).where(eq(mail.kind, "messages.reportDecided")).orderBy(mail.createdAt);
    return mails.map(({ content }) => JSON.stringify(content));
  };
  for (const text of ["Bir", "İki", "Üç", "Dört", "Beş", "Altı"]) await bora.write(ayse, text);
  for (const text of ["Para yatırın", "Hemen"]) {
    const messageId = (await ayse.write(bora, text)).data.id;
    expect((await call(reportMessage, { body: { messageId, reason: "Israr" } }, bora.as)).status).toBe(200);
  }
  expect(await told()).toEqual([]);
  const around = (await call(reportedConversation, { params }, admin)).data;
  expect(around.map(({ text }) => text)).toEqual(["İki", "Üç", "Dört", "Beş", "Altı", "Para yatırın", "Hemen"]);
  expect(around.at(-1)).toMatchObject({ isReported: true, isReportedPerson: true, reasons: ["Israr"] });
  expect((await call(reportedConversation, { params: { id: bora.id } }, admin)).status).toBe(404);
  await call(lookAtReports, { params }, admin);
  expect(await told()).toEqual([expect.stringContaining("Ayse Ak")]);
  const messageId = (await ayse.write(bora, "Yine para")).data.id;
  await call(reportMessage, { body: { messageId, reason: "" } }, bora.as);
  await call(userCalls.change, { params, body: { isLocked: true } }, admin);
  expect((await told())[1]).toContain("We have locked the account");
  expect(await told()).toHaveLength(2);
  const { rows } = await database.pool.query("select from audit where action = 'message.conversationRead'");
  expect(rows).toHaveLength(1);
});

testOnNewest(
  "what stays unread for an hour is mailed once, in the reader's language; what was read is not",
  async () => {
    const { database, db, person, ayse, bora } = await appWithPeople();
    const can = await person("Can");
    await db.update(account).set({ locale: "tr" }).where(eq(account.id, bora.id));
    await ayse.write(bora, "İlk");
    await ayse.write(bora, "İkinci");
    await can.write(bora, "Selam");
    await ayse.write(can, "Okunacak");
    await can.read(ayse);
    const mails = () => db.select({ subject: mail.subject, to: mail.recipientName }).from(mail);
    await moveClock(database, { minutes: 50 });
    await runJobs(database);
    expect(await mails()).toEqual([]);
    await moveClock(database, { minutes: 15 });
    await runJobs(database);
    expect(await mails()).toEqual([{ subject: "3 okunmamış mesaj", to: "Bora" }]);
    await moveClock(database, { hours: 5 });
    await runJobs(database);
    expect(await mails()).toHaveLength(1);
    await ayse.write(bora, "Üçüncü");
    await moveClock(database, { minutes: 65 });
    await runJobs(database);
    expect((await mails())[1]).toEqual({ subject: "Ayse Ak size yazdı", to: "Bora" });
  },
);

testOnNewest("a deleted account leaves its messages without a name; with both gone the conversation goes", async () => {
  const { db, ayse, bora } = await appWithPeople();
  await ayse.write(bora, "Hoşça kalın");
  await db.delete(account).where(eq(account.id, ayse.id));
  expect((await bora.list()).rows[0]).toMatchObject({
    otherUser: null,
    lastMessage: { text: "Hoşça kalın", isMine: false },
  });
  await db.delete(account).where(eq(account.id, bora.id));
  const { rows } = await db.execute(sql`select count(*)::int as left from message`);
  expect(rows).toEqual([{ left: 0 }]);
});

testOnNewest("the count of unread messages is one's own", async () => {
  const { call, ayse, bora } = await appWithPeople();
  const answer = await call(unreadMessageCount, { query: { id: bora.id } }, ayse.as);
  expect([answer.status, answer.code]).toEqual([403, "invalidAccess"]);
});
