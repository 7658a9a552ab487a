import { v7 } from "uuid";
import { expect, test } from "vitest";
import { refreshStartups } from "#features/startups/commands.server.ts";
import { startupCalls } from "#features/startups/contract.ts";
import { sharedApp, testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { searchAll, searchCounts } from "./contract.ts";

interface Made {
  name: string;
  taglineEn?: string;
  taglineTr?: string;
  descriptionEn?: string;
  descriptionTr?: string;
  sector?: string;
}

async function appWith(...made: Made[]) {
  const built = await testApp();
  const ids = made.map(() => v7());
  for (const [at, row] of made.entries())
    await built.database.pool.query(
      `insert into startup (id, seo_url, name, tagline_en, tagline_tr, description_en, description_tr, sector_id)
       values ($1, $2, $3, $4, $5, $6, $7, (select id from type where kind = 'sector' and slug_en = $8))`,
      [
        ids[at],
        `startup-${at}`,
        row.name,
        row.taglineEn,
        row.taglineTr,
        row.descriptionEn,
        row.descriptionTr,
        row.sector,
      ],
    );
  await refreshStartups(built.db, ids);
  const search = async (text: string, language = "en") =>
    (await built.call(searchAll, { query: { text } }, { headers: { "accept-language": language } })).data;
  const find = async (text: string) => (await search(text)).map(({ name, match }) => [name, match]);
  return { ...built, ids, search, find };
}

test("words of taglines and descriptions are found after names and values", async () => {
  const { find } = await appWith(
    { name: "Koklar", descriptionEn: "We build batteries. Our panels are solar and cheap." },
    { name: "Pentu", taglineEn: "A solar set for the balcony" },
    { name: "Solaris" },
    { name: "Begonya", taglineEn: "Flowers" },
    { name: "Zirve", sector: "energy" },
  );
  expect(await find("solar")).toEqual([
    ["Solaris", "beginning"],
    ["Pentu", "tagline"],
    ["Koklar", "description"],
  ]);
  expect(await find("energy")).toEqual([["Zirve", "value"]]);
  expect(await find("enerji girişimleri")).toEqual([["Zirve", "value"]]);
  expect(await find("battery")).toEqual([["Koklar", "description"]]);
  expect(await find("balcony flowers"), "all words").toEqual([]);
});

test("the sentence with the word is shown with it marked, in the reader's language", async () => {
  const { search } = await appWith({
    name: "Koklar",
    descriptionEn: "We build sets. <b>Batteries</b> last long! And more.",
    descriptionTr: "Setler yaparız. Piller <i>uzun</i> dayanır.",
  });
  const [en] = await search("battery");
  expect(en!.excerpt).toEqual([
    { text: "<b>", matched: false },
    { text: "Batteries", matched: true },
    { text: "</b> last long!", matched: false },
  ]);
  const [tr] = await search("pillerin", "tr");
  expect(tr!.excerpt).toEqual([
    { text: "Piller", matched: true },
    { text: " <i>uzun</i> dayanır.", matched: false },
  ]);
});

test("names spelled alike are offered only where nothing else is found", async () => {
  const { find } = await appWith({ name: "Kovam" }, { name: "Petek", taglineTr: "Kovan kuran arılar" });
  expect(await find("kovan")).toEqual([["Petek", "tagline"]]);
  expect(await find("kovna")).toEqual([["Kovam", "mistakes"]]);
});

test("what is hidden, deleted or changed is found by no word of it", async () => {
  const { find, database, db, ids } = await appWith(
    { name: "Alaca", taglineEn: "Quiet rotors" },
    { name: "Bordo", taglineEn: "Quiet motors" },
    { name: "Camgöbeği", taglineEn: "Quiet doors" },
  );
  await database.pool.query("update startup set is_visible = false where id = $1", [ids[0]]);
  await database.pool.query("update startup set deleted_at = now() where id = $1", [ids[1]]);
  await database.pool.query("update startup set tagline_en = 'Loud doors' where id = $1", [ids[2]]);
  await refreshStartups(db, ids);
  expect(await find("quiet")).toEqual([]);
  expect(await find("loud")).toEqual([["Camgöbeği", "tagline"]]);
});

test("each noun is counted, as far as the viewer finds it", async () => {
  const { call, database, db, ids } = await appWith(
    ...Array.from({ length: 7 }, (_, at) => ({ name: `Petek ${at}`, taglineEn: "Rotor makers" })),
  );
  const count = async (text: string) => (await call(searchCounts, { query: { text } })).data;
  expect(await count("rotor makers")).toEqual([{ noun: "startups", count: 7, isMore: false }]);
  await database.pool.query("update startup set is_visible = false where id = $1", [ids[0]]);
  await refreshStartups(db, ids);
  expect(await count("rotor")).toEqual([{ noun: "startups", count: 6, isMore: false }]);
  expect(await count("zzqx")).toEqual([]);
});

test("the words of a list find what the search finds, and nothing hidden", async () => {
  const { call, database, db, ids } = await appWith(
    { name: "Koklar", descriptionEn: "Our panels are solar and cheap." },
    { name: "Pentu", taglineEn: "A solar set for the balcony" },
    { name: "Solaris" },
    { name: "Zirve", sector: "energy" },
    { name: "Gizli", taglineEn: "Solar secrets" },
  );
  await database.pool.query("update startup set is_visible = false where id = $1", [ids[4]]);
  await refreshStartups(db, ids);
  const { token } = await signedIn(db);
  const find = async (...words: string[]) => {
    const { data } = await call(startupCalls.page, { body: { filter: { words }, sort: "name" } }, { token });
    return data.rows.map(({ name }) => name);
  };
  expect(await find("solar")).toEqual(["Koklar", "Pentu", "Solaris"]);
  expect(await find("enerji", "girişimleri")).toEqual(["Zirve"]);
  expect(await find("balkon", "solar")).toEqual([]);
  expect(await find("secrets")).toEqual([]);
});

const shared = sharedApp();

test.each([
  "a & b | !c:*",
  "'",
  "\\",
  ":*",
  "<->",
  "()",
  "#startups",
  "!!",
  "İıiI ŞşÇç",
  "startups",
  "ve",
  "x".repeat(90),
])("%j is read as words, never as a query", async (text) => {
  const { status } = await shared().call(searchAll, { query: { text: `${text} zz` } });
  expect(status).toBe(200);
  expect((await shared().call(searchCounts, { query: { text: `${text} zz` } })).status).toBe(200);
});
