import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import {
  answerIntroduction,
  askIntroduction,
  blockUser,
  conversationWith,
  introductionsOfHouse,
  listIntroductions,
  passIntroduction,
  postMessage,
  refuseIntroduction,
  withdrawIntroduction,
} from "./contract.ts";
import { INTRODUCTIONS_MAX } from "./limits.ts";

async function appWithThree() {
  const app = await testApp();
  const { db, call } = app;
  const person = async (name: string, type: "entrepreneur" | "investor" | "employee", access = {}) => {
    const { id, token } = await signedIn(db, access);
    await listMembers(db, id);
    await db
      .update(account)
      .set({
        name,
        surname: "Ak",
        seoUrl: `${name}-${id.slice(-6)}`.toLowerCase(),
        userTypeId: typeId("userType", type),
      })
      .where(eq(account.id, id));
    const as = { token };
    return {
      id,
      as,
      ask: (to: { id: string }, text = "Tohum turumuz için") =>
        call(askIntroduction, { body: { userId: to.id, text } }, as),
      withdraw: (introduction: string) => call(withdrawIntroduction, { query: { id: introduction } }, as),
      answer: (introduction: string, accept: boolean) =>
        call(answerIntroduction, { body: { id: introduction, accept } }, as),
      pass: (introduction: string, line = "Tanışmalısınız") =>
        call(passIntroduction, { body: { id: introduction, line } }, as),
      list: async () => (await call(listIntroductions, {}, as)).data,
    };
  };
  const founder = await person("Elif", "entrepreneur");
  const investor = await person("Cem", "investor");
  const house = await person("Selin", "employee", { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  const thread = async (one: typeof founder, other: typeof founder) => {
    const [found] = await db.select({ seoUrl: account.seoUrl }).from(account).where(eq(account.id, other.id));
    return (await call(conversationWith, { query: { otherUserSeoUrl: found!.seoUrl } }, one.as)).data;
  };
  return { ...app, person, founder, investor, house, thread };
}

test("an introduction is asked, passed on and accepted before a thread opens", async () => {
  const { db, call, founder, investor, house, thread } = await appWithThree();
  const { data: sent } = await founder.ask(investor);
  expect(sent).toMatchObject({ state: "waiting", investor: { userId: investor.id } });
  // Before the house has passed it on, the investor neither sees nor answers it.
  expect((await investor.list()).received).toEqual([]);
  expect((await investor.answer(sent.id, true)).status).toBe(404);
  expect((await call(introductionsOfHouse, {}, house.as)).data).toMatchObject([
    { id: sent.id, asker: { userId: founder.id }, investor: { userId: investor.id } },
  ]);
  expect((await founder.pass(sent.id)).status).toBe(403);
  expect((await house.pass(sent.id, "Elif Hanım spirometre yapıyor")).status).toBe(200);
  expect((await house.pass(sent.id)).status).toBe(404);
  expect((await investor.list()).received).toMatchObject([
    { id: sent.id, line: "Elif Hanım spirometre yapıyor", house: "Selin Ak", text: "Tohum turumuz için" },
  ]);
  expect((await thread(founder, investor)).id).toBeNull();
  expect((await founder.answer(sent.id, true)).status).toBe(404);

  const answers = await Promise.all([investor.answer(sent.id, true), investor.answer(sent.id, true)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const { messages, introduction } = await thread(investor, founder);
  expect(messages.map(({ text, isMine }) => [text, isMine])).toEqual([["Tohum turumuz için", false]]);
  expect(introduction).toMatchObject({ isMine: false, house: "Selin Ak", line: "Elif Hanım spirometre yapıyor" });
  expect((await founder.list()).sent).toMatchObject([{ state: "accepted" }]);
  expect((await founder.list()).waitingCount).toBe(0);
  expect((await db.select({ kind: mail.kind }).from(mail)).map(({ kind }) => kind).sort()).toEqual([
    "introductions.accepted",
    "introductions.passed",
  ]);
  expect((await founder.ask(investor)).code).toBe("introductionNotNeeded");
});

test("declining an introduction is silent; the request lapses as unanswered", async () => {
  const { db, call, person, founder, investor, house, thread } = await appWithThree();
  const other = await person("Derya", "investor");
  const { data: first } = await founder.ask(investor);
  const { data: second } = await founder.ask(other);
  const before = await founder.list();
  await house.pass(first.id);
  await investor.answer(first.id, false);
  expect((await call(refuseIntroduction, { query: { id: second.id } }, house.as)).status).toBe(200);
  expect(await founder.list()).toEqual(before);
  expect((await thread(founder, investor)).id).toBeNull();
  expect((await founder.ask(investor)).code).toBe("introductionAsked");
  expect(await db.select().from(mail)).toHaveLength(1);
  expect((await investor.answer(first.id, true)).status).toBe(404);
  await db.execute(sql`update introduction set asked_at = asked_at - interval '31 days'`);
  expect((await founder.list()).sent.map(({ state }) => state)).toEqual(["lapsed", "lapsed"]);
  expect((await founder.ask(investor)).status).toBe(200);
  expect((await founder.list()).waitingCount).toBe(1);
});

test("five open introductions at most; withdrawing makes room", async () => {
  const { person, founder } = await appWithThree();
  const investors = await Promise.all(
    Array.from({ length: INTRODUCTIONS_MAX + 2 }, (_, index) => person(`Yat${index}`, "investor")),
  );
  const answers = await Promise.all(investors.map((investor) => founder.ask(investor)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(INTRODUCTIONS_MAX);
  expect(answers.filter(({ code }) => code === "tooManyIntroductions")).toHaveLength(2);
  const { sent: asked } = await founder.list();
  expect((await investors[0]!.withdraw(asked[0]!.id)).status).toBe(404);
  expect((await founder.withdraw(asked[0]!.id)).status).toBe(200);
  expect((await founder.withdraw(asked[0]!.id)).status).toBe(404);
  const left = investors.find((_, index) => answers[index]!.status !== 200)!;
  expect((await founder.ask(left)).status).toBe(200);
});

test("who cannot be asked, and who cannot ask, is told why", async () => {
  const { call, person, founder, investor } = await appWithThree();
  const codeOf = async (answer: ReturnType<typeof founder.ask>) => (await answer).code;
  const employee = await person("Naz", "employee");
  expect(await codeOf(employee.ask(investor))).toBe("introductionByFounders");
  expect(await codeOf(founder.ask(employee))).toBe("introductionToInvestors");
  expect(await codeOf(founder.ask(founder))).toBe("messageToYourself");
  expect(await codeOf(founder.ask(investor, "  "))).toBe("invalidInput");
  expect(await codeOf(founder.ask(investor, "x".repeat(1_001)))).toBe("invalidInput");
  await call(blockUser, { query: { userId: founder.id } }, investor.as);
  expect(await codeOf(founder.ask(investor))).toBe("messageNotTaken");
  const other = await person("Umut", "investor");
  await call(postMessage, { query: {}, body: { userId: other.id, text: "Merhaba" } }, founder.as);
  expect(await codeOf(founder.ask(other))).toBe("introductionNotNeeded");
});
