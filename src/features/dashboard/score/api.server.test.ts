import { expect, test } from "vitest";
import { createOrganizer } from "#features/organizations/editing/contract.ts";
import { createProvider } from "#features/providers/editing/contract.ts";
import { refreshStartups } from "#features/startups/commands.server.ts";
import { changeStartup, ownStartups } from "#features/startups/editing/contract.ts";
import { SCOPE } from "#shared/scopes.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { appWithStartups } from "#testing/app-with-startups.ts";
import { insertFullStartup } from "#testing/full-startup.ts";
import { signedIn } from "#testing/members.ts";
import { ownScores } from "./contract.ts";
import en from "./messages.en.ts";

const countryId = fixedId("country/TR");

test("a startup's score equals the list's; its parts need write access", async () => {
  const { call, database, db, startups } = await appWithStartups(40);
  const { id: fullId } = await insertFullStartup(database);
  await refreshStartups(db, [fullId]);
  const ids = [...startups.map(({ id }) => id), fullId];
  const owner = await signedIn(db, Object.fromEntries(ids.map((id) => [id, [SCOPE.FULL_ACCESS]])));
  const scores = async (who: { token: string }) =>
    (await call(ownScores, {}, who)).data.filter(({ kind }) => kind === "startup");
  const own = (await call(ownStartups, {}, owner)).data;
  const scored = await scores(owner);
  expect(scored.map(({ id, percent }) => [id, percent])).toEqual(own.map(({ id, fullness }) => [id, fullness]));
  for (const { percent, missing } of scored) expect(percent).toBe(100 - 4 * missing.length);
  for (const { sections, missing } of scored) {
    const parts = sections.map(({ filled, of }) => of - filled);
    expect(parts.reduce((sum, count) => sum + count, 0)).toBe(missing.length);
  }
  const facts = own.map(({ confirmedAt, factsToConfirm }) => ({ confirmedAt, factsToConfirm }));
  expect(scored.map((one) => one.facts)).toEqual(facts);
  expect(new Set(scored.flatMap(({ missing }) => missing.map(({ points }) => points)))).toEqual(new Set([4]));

  const { id, percent } = scored.find(
    ({ isVisible, missing }) => isVisible && missing.some(({ part }) => part === "targetGroup"),
  )!;
  await call(changeStartup, { params: { id }, body: { targetGroupTr: "Arıcılar" } }, owner);
  const after = (await scores(owner)).find((one) => one.id === id)!;
  expect(after.percent).toBe(percent + 4);
  expect(after.missing.map(({ part }) => part)).not.toContain("targetGroup");

  const asked = async (...scopes: number[]) =>
    (await scores(await signedIn(db, { [id]: scopes })))[0]!.missing.map(({ part }) => part);
  expect(await asked(SCOPE.WRITE)).not.toContain("investmentSeekingStatusId");
  expect(await asked(SCOPE.STARTUP_FINANCIAL_WRITE)).toEqual(
    after.missing.some(({ part }) => part === "investmentSeekingStatusId") ? ["investmentSeekingStatusId"] : [],
  );
  const reader = await signedIn(db, { [id]: [SCOPE.READ] });
  expect(await scores(reader)).toMatchObject([{ mayEdit: false, missing: [], sections: [], percent: after.percent }]);
});

test("profiles, organizations and providers say what they lack and where", async () => {
  const { call, db } = await testApp();
  const owner = await signedIn(db);
  const made = async (type: string) => {
    const query = { type: typeId("organizerType", type) };
    return (await call(createOrganizer, { query, body: { name: `A ${type}`, countryId } }, owner)).data.id;
  };
  const [angel, ngo] = [await made("angel-investor"), await made("ngo")];
  const body = {
    name: "Bal Hukuk",
    countryId,
    sloganTr: "Bir günde sözleşme",
    serviceIndustries: [typeId("serviceIndustry", "legal")],
    teamMembers: [{ name: "Deniz Arı", isFounder: true }],
  };
  const provider = (await call(createProvider, { body }, owner)).data.id;
  const scores = (await call(ownScores, {}, owner)).data;
  expect(scores.map(({ kind, id }) => [kind, id])).toEqual([
    ["profile", owner.id],
    ["organization", angel],
    ["organization", ngo],
    ["provider", provider],
  ]);
  const partsOf = (wanted: string) => scores.find(({ id }) => id === wanted)!.missing.map(({ part }) => part);
  expect(partsOf(ngo).filter((part) => !partsOf(angel).includes(part))).toEqual(["facilities", "teamMembers"]);
  expect(partsOf(provider)).not.toContain("slogan");
  expect(partsOf(provider)).toContain("logo");
  expect(scores[0]!.missing).toContainEqual({ part: "skills", section: "profile-skills", field: "skills", points: 10 });
  // Each has its sentence.
  const named = scores.flatMap(({ missing }) => missing.map(({ part }) => part)).filter((part) => !(part in en.parts));
  expect(named).toEqual([]);
  expect(scores.map(({ facts }) => facts?.factsToConfirm)).toEqual([undefined, 0, 0, 0]);
  expect(scores[3]!.sections).toContainEqual({ section: "basics", filled: 2, of: 5 });
  const all = scores.flatMap(({ sections }) => sections.map(({ section }) => section));
  expect(all.filter((section) => !(section in en.sections))).toEqual([]);
});
