import { eq } from "drizzle-orm";
import readSheet from "read-excel-file/node";
import { expect, test } from "vitest";
import { account } from "#db/tables/accounts.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { plan } from "#server/jobs/lease.server.ts";
import { addressOf } from "#shared/endpoint.ts";
import { SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { moveClock } from "#testing/clock.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { juror } from "#testing/program-jury.ts";
import { insertProgram } from "#testing/programs.ts";
import { waitingCounts } from "#testing/waiting.ts";
import { madeApplications } from "../applying/contract.ts";
import { previewPhase } from "../jury/contract.ts";
import { applicationsExcel } from "../papers/contract.ts";
import { receivedList } from "../received/contract.ts";
import * as contract from "./contract.ts";
import { decidingJobs } from "./jobs.server.ts";

test("the accepted take their place until a day, are reminded, or give up", async () => {
  const { call, db, database } = await testApp();
  const program = await insertProgram(db, { applications: 4 });
  const ids = program.applications.map(({ id }) => id);
  const owner = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  const founder = await signedIn(db, { [program.applications[0]!.startupId]: [SCOPE.FULL_ACCESS] });
  await signedIn(db, { [program.applications[1]!.startupId]: [SCOPE.FULL_ACCESS] });
  const body = { applyIds: ids, result: "approved" as const };
  await call(contract.setResults, { query: { programId: program.id }, body }, owner);
  const publish = (placeUntil: string) =>
    call(
      contract.publishResults,
      { query: { programId: program.id }, body: { approved: 4, declined: 0, placeUntil } },
      owner,
    );
  expect(await publish("2020-01-01")).toMatchObject({ code: "invalidInput", data: [{ field: "placeUntil" }] });
  const until = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  expect((await publish(until)).status).toBe(200);
  const letter = { query: { applyId: ids[0]! } };
  expect((await call(contract.receivedLetter, letter, founder)).data).toMatchObject({
    place: "asked",
    mayAnswer: true,
  });
  expect(await waitingCounts({ call }, founder)).toMatchObject({ programPlaces: 1 });
  const answer = (isTaken: boolean, as = founder) => call(contract.answerPlace, { ...letter, body: { isTaken } }, as);
  const reader = await signedIn(db, { [program.applications[0]!.startupId]: [SCOPE.READ] });
  expect((await answer(true, reader)).code).toBe("forbidden");
  expect((await answer(true, owner)).code).toBe("notFound");
  expect((await answer(true)).data.place).toBe("taken");
  expect((await answer(true)).code).toBe("placeClosed");
  expect(await waitingCounts({ call }, founder)).not.toHaveProperty("programPlaces");
  expect((await answer(false)).data.place).toBe("givenUp");
  expect((await answer(true)).code).toBe("placeClosed");
  const mails = async (kind: string) =>
    (await db.select().from(mail)).flatMap((row) => (row.kind === `programs.${kind}` ? [row.recipient] : []));
  expect(await mails("placeAnswered")).toHaveLength(2);

  await plan(db, decidingJobs);
  await runJobs(database);
  expect(await mails("placeReminder")).toEqual([]);
  for (const days of [3, 1]) {
    await moveClock(database, { days });
    await plan(db, decidingJobs);
    await runJobs(database);
    expect(await mails("placeReminder")).toHaveLength(1);
  }
  await moveClock(database, { days: 2 });
  const later = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  const query = { programSeoUrl: program.seoUrl, order: "number" as const };
  const { rows } = (await call(contract.decisionTable, { query }, later)).data;
  expect(rows.map(({ place }) => place)).toEqual(["givenUp", "missed", "missed", "missed"]);
  const beside = { query: { programSeoUrl: program.seoUrl, applyIds: ids.slice(0, 2).join() } };
  const { applications } = (await call(contract.compareApplications, beside, later)).data;
  expect(applications.map(({ place }) => place)).toEqual(["givenUp", "missed"]);
});

test("the mail of a place names no team to who reviews in a blind phase", async () => {
  const { call, db } = await testApp();
  const program = await insertProgram(db, { applications: 2 });
  const [owner, insider] = [
    await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] }),
    await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] }),
  ];
  await juror(db, program, insider.id);
  const [first] = program.applications as [(typeof program.applications)[0]];
  const founder = await signedIn(db, { [first.startupId]: [SCOPE.FULL_ACCESS] });
  const body = { applyIds: [first.id], result: "approved" as const };
  await call(contract.setResults, { query: { programId: program.id }, body }, owner);
  const placeUntil = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const publish = { query: { programId: program.id }, body: { approved: 1, declined: 0, placeUntil } };
  expect((await call(contract.publishResults, publish, owner)).status).toBe(200);
  const answer = { query: { applyId: first.id }, body: { isTaken: true } };
  expect((await call(contract.answerPlace, answer, founder)).status).toBe(200);
  const accounts = await db.select().from(account);
  const emailOf = (id: string) => accounts.find((row) => row.id === id)!.email;
  const mails = (await db.select().from(mail)).filter(({ kind }) => kind === "programs.placeAnswered");
  const to = (id: string) => JSON.stringify(mails.find(({ recipient }) => recipient === emailOf(id)));
  const [row] = await db.select().from(startup).where(eq(startup.id, first.startupId));
  expect(to(owner.id)).toContain(row!.name);
  expect(to(insider.id)).toContain("K-001");
  expect(to(insider.id)).not.toContain(row!.name);
});

test("a place that was given up goes to one that was not accepted, once", async () => {
  const { app, call, db } = await testApp();
  const program = await insertProgram(db, { applications: 3 });
  const [first, second, third] = program.applications.map(({ id }) => id) as [string, string, string];
  const owner = await signedIn(db, { [program.organizationId]: [SCOPE.WRITE] });
  const founders: { id: string; token: string }[] = [];
  for (const { startupId } of program.applications)
    founders.push(await signedIn(db, { [startupId]: [SCOPE.FULL_ACCESS] }));
  const byProgram = { programId: program.id };
  const set = (applyIds: string[], result: "approved" | "declined") =>
    call(contract.setResults, { query: byProgram, body: { applyIds, result } }, owner);
  await set([first], "approved");
  await set([second, third], "declined");
  for (const applyId of [second, third])
    await call(contract.changeLetter, { body: { applyId, reason: "There was one place." } }, owner);
  const placeUntil = new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10);
  const publish = { query: byProgram, body: { approved: 1, declined: 2, placeUntil } };
  expect((await call(contract.publishResults, publish, owner)).status).toBe(200);
  const moveUp = (applyId: string, as = owner) => call(contract.moveUp, { body: { applyId, placeUntil } }, as);
  const free = async () =>
    (await call(contract.decisionTable, { query: { programSeoUrl: program.seoUrl } }, owner)).data.freePlaces;
  expect(await moveUp(second)).toMatchObject({ status: 409, code: "noPlaceFree" });
  const giveUp = { query: { applyId: first }, body: { isTaken: false } };
  await call(contract.answerPlace, giveUp, founders[0]!);
  expect(await free()).toBe(1);
  expect((await moveUp(second, founders[1]!)).code).toBe("notFound");
  expect((await moveUp(first)).code).toBe("noPlaceFree");
  expect((await moveUp(second)).data).toEqual({ freePlaces: 0 });
  expect((await moveUp(third)).code).toBe("noPlaceFree");
  expect(await free()).toBe(0);
  // Whose place is gone counts as accepted nowhere: not in the table, the list, Excel, nor with its founder.
  const { counts } = (await call(contract.decisionTable, { query: { programSeoUrl: program.seoUrl } }, owner)).data;
  expect(counts).toEqual({ approved: 1, placeGone: 1, declined: 1, inspecting: 0 });
  const list = (await call(receivedList, { query: {}, body: { ...byProgram, state: "approved" } }, owner)).data;
  expect(list.counts).toMatchObject({ all: 3, approved: 1, placeGone: 1, declined: 1 });
  expect(list.rows.map(({ label, isPlaceGone }) => [label, isPlaceGone])).toEqual([["K-002", false]]);
  const made = async (place: number) =>
    (await call(madeApplications, { query: {} }, founders[place]!)).data.applications.map(({ state }) => state);
  expect([await made(0), await made(1)]).toEqual([["placeGone"], ["approved"]]);
  const url = addressOf(applicationsExcel, { id: program.id }, {});
  const headers = { authorization: `Bearer ${owner.token}`, "accept-language": "en" };
  const [sheet] = await readSheet((await app.inject({ method: "GET", url, headers })).rawPayload);
  const [head, ...cells] = sheet!.data as string[][];
  const result = Object.fromEntries(
    cells.map((row) => [row[0], [row[head!.indexOf("Result")], row[head!.indexOf("Place")]]]),
  );
  expect(result).toMatchObject({
    "K-001": ["Accepted, place free again", "Given up"],
    "K-002": ["Accepted", "Not confirmed yet"],
  });

  // Nor does it go on to a phase, by whatever choice.
  for (const who of ["approved", "all", "best"] as const) {
    const body = { phaseId: program.phaseIds[1]!, who };
    const { moving, staying } = (await call(previewPhase, { query: byProgram, body }, owner)).data;
    const labels = (movers: readonly { label: string }[]) => movers.map(({ label }) => label);
    expect([who, labels(moving)]).toEqual([who, who === "best" ? [] : ["K-002"]]);
    expect(labels(staying)).toContain("K-001");
  }

  const letter = (await call(contract.receivedLetter, { query: { applyId: second } }, founders[1]!)).data;
  expect(letter).toMatchObject({ result: "approved", place: "asked" });
  expect(letter.text).toMatch(/a place in .* has become free, and it is yours|bir yer boşaldı ve o yer sizin/);
  const sent = (await db.select().from(mail)).filter(({ kind }) => kind === "programs.result");
  expect(sent).toHaveLength(4);
});
