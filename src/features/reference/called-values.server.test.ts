import { expect, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { sharedApp, testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { valuesCalled } from "./contract.ts";
import { changeAliases } from "./types/contract.ts";

const shared = sharedApp();

const slugs = async (text: string) =>
  (await shared().call(valuesCalled, { query: { text } })).data.flatMap((value) => value.slugs);

test.each([
  ["AI", "artificial-intelligence"],
  ["yapay zeka", "artificial-intelligence"],
  ["Yapay zekâ", "yapay-zeka"],
  ["yapay z", "yapay-zeka"],
  ["zeka", "yapay-zeka"],
  ["ABD", "united-states"],
  ["Amerika Birleşik", "amerika-birlesik-devletleri"],
  ["UK", "united-kingdom"],
  ["Deutschland", "germany"],
  ["Antep", "gaziantep"],
  ["İst", "istanbul"],
  ["finansal teknoloji", "fintech"],
  ["fintechler", "fintech"],
  ["ODTÜ", "middle-east-technical-university"],
  ["METU", "middle-east-technical-university"],
  ["Computer Eng", "bilgisayar-muhendisligi"],
  ["ingilizce", "en"],
  // As addresses name it where a state has the name, too.
  ["Gürcistan", "georgia-country"],
])("%s names %s in a list of choices", async (text, slug) => {
  expect(await slugs(text)).toContain(slug);
});

test("a word of two letters begins nothing, and what means nothing names nothing", async () => {
  expect(await slugs("ai")).not.toContain("airlines");
  expect(await slugs("qwertyuiop")).toEqual([]);
  expect(await slugs("   ")).toEqual([]);
});

test("a word that an admin adds finds its value among choices at once", async () => {
  const { call, db } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const energy = typeId("sector", "energy");
  const ids = async () => (await call(valuesCalled, { query: { text: "kilov" } })).data.map(({ id }) => id);
  expect(await ids()).toEqual([]);
  await call(changeAliases, { params: { id: energy }, body: { add: ["Kilovat"], remove: [] } }, admin);
  expect(await ids()).toEqual([energy]);
  await call(changeAliases, { params: { id: energy }, body: { add: [], remove: ["Kilovat"] } }, admin);
  expect(await ids()).toEqual([]);
});
