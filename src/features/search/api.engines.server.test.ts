import { v7 } from "uuid";
import { expect, test } from "vitest";
import { HOUSE_TODAY } from "#db/house-zone.server.ts";
import type { Database } from "#db/open.server.ts";
import { refreshStartups } from "#features/startups/commands.server.ts";
import { slugOf } from "#shared/fold.ts";
import { sharedApp, testApp } from "#testing/app.ts";
import { testOnNewest } from "#testing/engines.ts";
import { recordStatements } from "#testing/statements.ts";
import { searchAll, searchExact, searchFullText, searchLists, searchStartups, searchUsers } from "./contract.ts";

async function addStartups(database: Database, names: string[]): Promise<string[]> {
  const ids = names.map(() => v7());
  await database.pool.query(
    "insert into startup (id, seo_url, name) select * from unnest($1::uuid[], $2::text[], $3::text[])",
    [ids, names.map((name, index) => `${slugOf(name)}-${index}`), names],
  );
  return ids;
}

async function appWith(...names: string[]) {
  const built = await testApp();
  const ids = await addStartups(built.database, names);
  const find = async (text: string) =>
    (await built.call(searchAll, { query: { text } })).data.map((result) => result.name);
  return { ...built, ids, find };
}

test("exact names come first, then beginnings and words; mistakes alone", async () => {
  const { find } = await appWith("Kovanlık", "Yeni Kovan", "Kovan", "Kovam", "Petek");
  expect(await find("kovan")).toEqual(["Kovan", "Kovanlık", "Yeni Kovan"]);
  expect(await find("kovma")).toEqual(["Kovam"]);
});

test("Turkish letters are optional, in both directions", async () => {
  const { find } = await appWith("Işık Defter", "İzmir Pil", "IĞDIR Tarım");
  for (const text of ["isik", "ışık", "IŞIK", "Işik  def"]) expect(await find(text)).toEqual(["Işık Defter"]);
  for (const text of ["izmir", "İZMİR", "IZMIR"]) expect(await find(text)).toEqual(["İzmir Pil"]);
  expect(await find("ıgdır tar")).toEqual(["IĞDIR Tarım"]);
});

test("four letters forgive one mistake, six two, if nothing better exists", async () => {
  const { find } = await appWith("Voltar", "Kargoloji Lojistik", "Nabız", "Koza", "Petekli", "Peteklik");
  expect(await find("vlotar")).toEqual(["Voltar"]);
  expect(await find("karglojji")).toEqual(["Kargoloji Lojistik"]);
  expect(await find("kargoloji lojstik")).toEqual(["Kargoloji Lojistik"]);
  for (const text of ["kzoa", "oza", "koaz", "kkoza", "goza"]) expect(await find(text), text).toEqual(["Koza"]);
  for (const text of ["vxltxr", "otlar", "vvolttar"]) expect(await find(text), text).toEqual(["Voltar"]);
  expect(await find("nabs"), "two in five letters").toEqual([]);
  expect((await find("petkeli"))[0], "the one with one mistake").toBe("Petekli");
});

test("many mistyped words cost few lookups; four mistakes are forgiven", async () => {
  const { find, database } = await appWith("Bulut Kargo Enerji Lojistik Petek Kovan");
  const statements = recordStatements(database);
  const lookups = async (text: string) => {
    statements.length = 0;
    const found = await find(text);
    return [found.length, statements.filter((statement) => statement.includes("search_vocabulary")).length];
  };
  // One says which words any name has.
  expect(await lookups("qwertyu asdfghj zxcvbnm poiuytr lkjhgfd mnbvcxz trewqas gfdsapo")).toEqual([0, 3]);
  expect(await lookups("bulut kargo enreji lojstik petek kovan")).toEqual([1, 3]);
});

test("short mistyped words are forgiven among many; the last is unfinished", async () => {
  const { find } = await appWith("Mikro Ses", "Mikro Göz", "Uzun Yolda Bir Başına Giden Kervan Hanı", "Ses");
  expect(await find("mikro sse")).toEqual(["Mikro Ses"]);
  expect(await find("mirko göözz")).toEqual([]);
  expect(await find("mirko gözz")).toEqual(["Mikro Göz"]);
  expect(await find("uzun yolda bir başına giden kervan hnaı")).toEqual(["Uzun Yolda Bir Başına Giden Kervan Hanı"]);
  expect(await find("yloda giden kerv")).toEqual(["Uzun Yolda Bir Başına Giden Kervan Hanı"]);
  expect(await find("ses")).toEqual(["Ses", "Mikro Ses"]);
  expect(await find("sse"), "three letters alone are too few to guess").toEqual([]);
});

test("spaces, company endings, domains and punctuation do not matter", async () => {
  const { find } = await appWith(
    "Workday",
    "SoftBank Group",
    "Air-Table, Inc.",
    "Zoom",
    "Last.fm",
    "Kovan Yazılım San. ve Tic. A.Ş.",
    "O’Reilly & Sons",
  );
  for (const text of ["work day", "work-day", "workday inc", "workday.com", "https://www.workday.com/jobs"])
    expect((await find(text))[0], text).toBe("Workday");
  for (const text of ["soft bank", "soft bank group", "softbankgroup", "softbank gr"])
    expect((await find(text))[0], text).toBe("SoftBank Group");
  for (const text of ["airtable", "air table", "AirTable LLC", "airtable.com", "air tabel"])
    expect((await find(text))[0], text).toBe("Air-Table, Inc.");
  for (const text of ["zoom.us", "zoom, inc."]) expect((await find(text))[0], text).toBe("Zoom");
  for (const text of ["last.fm", "lastfm", "last fm"]) expect((await find(text))[0], text).toBe("Last.fm");
  for (const text of ["kovan yazılım", "kovanyazılım a.ş.", "kovan yazilim ltd şti"])
    expect((await find(text))[0], text).toBe("Kovan Yazılım San. ve Tic. A.Ş.");
  for (const text of ["oreilly", "o'reilly", "oreilly & sons"])
    expect((await find(text))[0], text).toBe("O’Reilly & Sons");
});

test("among equal beginnings the best known is first and says why", async () => {
  const { call, database, ids } = await appWith("Petek Arı", "Petek Bal", "Petek", "Kovan Petek", "Petik");
  const usd = "(select id from currency where code = 'USD')";
  await database.pool.query(
    `insert into funding (id, startup_id, announced_date, amount, amount_currency_id, amount_usd)
     values (gen_random_uuid(), $1, '2025-03-04', 2000000, ${usd}, 2000000)`,
    [ids[1]],
  );
  await refreshStartups(database.db, ids);
  const found = async (text: string) => (await call(searchAll, { query: { text } })).data;
  expect((await found("petek")).map(({ name, match }) => [name, match])).toEqual([
    ["Petek", "name"],
    ["Petek Bal", "beginning"],
    ["Petek Arı", "beginning"],
    ["Kovan Petek", "words"],
  ]);
  for (const text of ["pe", "pet"]) {
    const [first] = await found(text);
    const facts = { totalRaisedUsd: 2_000_000, fundingCount: 1, lastFundingDate: "2025-03-04", teamSize: 0 };
    expect(first, text).toMatchObject({ name: "Petek Bal", match: "beginning", facts });
  }
  expect((await found("petek.com"))[0]).toMatchObject({ name: "Petek", match: "writing" });
});

test("of several words the rarest decides, however long the others are", async () => {
  const many = Array.from({ length: 600 }, (_, at) => `Arı ${at} Bilişim`);
  const { find } = await appWith(...many, "Zeka Bilişim");
  expect((await find("zkea bilişim"))[0]).toBe("Zeka Bilişim");
});

test("a found startup shows city and sector, else what it does", async () => {
  const { call, database, ids } = await appWith("Petek Bir", "Petek İki", "Petek Üç");
  const sector = `(select id from type where kind = 'sector' and slug_en = 'fintech')`;
  await database.pool.query(
    `update startup set sector_id = ${sector}, tagline_en = 'Pays', city_id = city.id, country_id = city.country_id
     from city where city.slug = 'istanbul' and startup.id = $1`,
    [ids[0]],
  );
  await database.pool.query("update startup set tagline_tr = 'Bal yapar' where id = $1", [ids[1]]);
  const notes = async (language: string) => {
    const { data } = await call(searchAll, { query: { text: "petek" } }, { headers: { "accept-language": language } });
    return data.map(({ name, note }) => [name, note]);
  };
  const others = [
    ["Petek İki", "Bal yapar"],
    ["Petek Üç", null],
  ];
  expect(await notes("en")).toEqual([["Petek Bir", "Istanbul · Fintech"], ...others]);
  expect(await notes("tr")).toEqual([["Petek Bir", "İstanbul · Finansal teknolojiler"], ...others]);
});

test("hidden, deleted and renamed startups are found rightly", async () => {
  const { find, database, ids } = await appWith("Alaca", "Bordo", "Camgöbeği");
  await database.pool.query("update startup set is_visible = false where id = $1", [ids[0]]);
  await database.pool.query("update startup set deleted_at = now() where id = $1", [ids[1]]);
  await database.pool.query("update startup set name = 'Turkuaz' where id = $1", [ids[2]]);
  expect([await find("alaca"), await find("bordo"), await find("camgobegi"), await find("turkuaz")]).toEqual([
    [],
    [],
    // By the name it had.
    ["Turkuaz"],
    ["Turkuaz"],
  ]);
  await database.pool.query("update startup set is_visible = true, deleted_at = null");
  expect(await find("bordo")).toEqual(["Bordo"]);
  await database.pool.query("delete from startup");
  expect(await find("bordo")).toEqual([]);
});

const one = sharedApp((database) => addStartups(database, ["Alaca"]));

test.each(["%", "_%", "a", " ", "\\", "' or 1=1 --"])("%j is no pattern and no code", async (text) => {
  const { call } = one();
  const answer = await call(searchAll, { query: { text } });
  expect(answer.status === 400 || answer.data.length === 0).toBe(true);
});

testOnNewest("a search that is too long ends before a letter, not inside one", async () => {
  const { call } = one();
  const text = `${"a".repeat(99)}\u{20000}\u{20000}`;
  expect(await call(searchAll, { query: { text } })).toMatchObject({ status: 200, data: [] });
});

testOnNewest("a search needs two letters and says so", async () => {
  const { call } = one();
  for (const text of ["<b>", "a -", "é!", "%%%"])
    expect(await call(searchAll, { query: { text } }), text).toMatchObject({ status: 400, code: "invalidInput" });
  expect(await call(searchAll, { query: { text: " a " } })).toMatchObject({
    status: 400,
    data: [{ field: "text", reason: "atLeastLetters" }],
  });
  expect((await call(searchAll, { query: { text: "x".repeat(5_000) } })).status).toBe(200);
});

testOnNewest("at most thirty results, or as many as asked for", async () => {
  const { call } = await appWith(...Array.from({ length: 50 }, (_, index) => `Petek ${index}`));
  expect((await call(searchAll, { query: { text: "petek" } })).data).toHaveLength(30);
  expect((await call(searchStartups, { query: { text: "petek" } })).data).toHaveLength(10);
  expect((await call(searchStartups, { query: { text: "petek", size: 3 } })).data).toHaveLength(3);
  expect(
    (await call(searchStartups, { query: { text: "petek 7", searchType: "exact" } })).data.map((row) => row.name),
  ).toEqual(["Petek 7"]);
  expect((await call(searchUsers, { query: { text: "petek" } })).data).toEqual([]);
  expect((await call(searchStartups, { query: { text: "petek", size: 1e9 } })).status).toBe(400);
});

test("an id leads to its name; the catalogue is searched in both languages", async () => {
  const { call, ids } = await appWith("Alaca");
  expect((await call(searchExact, { query: { id: ids[0]! } })).data).toMatchObject([
    { name: "Alaca", type: "startups", seoUrl: "alaca-0" },
  ]);
  expect((await call(searchExact, { query: { id: "no-id" } })).status).toBe(400);
  const { status } = await call(searchFullText, { body: { text: "yapay zeka" } });
  expect(status).toBe(200);
});

test("sectors, places and technologies are found in both languages", async () => {
  const { call } = one();
  const named = async (text: string) =>
    (await call(searchLists, { query: { text } })).data.map(({ field, name, slug }) => [field, name, slug]);
  expect(await named("Finansal  TEKNOLOJİLER")).toEqual([["sector", "Fintech", "fintech"]]);
  expect(await named("İstanbul")).toEqual([["city", "Istanbul", "istanbul"]]);
  expect(await named("türkiye")).toEqual([["country", "Türkiye", "turkiye"]]);
  expect(await named("yapay zekâ")).toEqual([
    ["sector", "Artificial intelligence", "artificial-intelligence"],
    ["technology", "Artificial intelligence", "artificial-intelligence"],
  ]);
  expect(await named("Bal")).toEqual([]);
});

test("each step of a search uses an index", async () => {
  const { database } = one();
  const client = await database.pool.connect();
  await client.query("set enable_seqscan = off");
  const statements = [
    "select * from search_entry where kind = 'startups' and compact like 'ala%' order by weight desc limit 10",
    "select * from search_entry where kind = 'startups' and left(compact, 2) = 'al' order by weight desc limit 10",
    "select * from search_entry where kind = 'startups' and short is not null and short = any ('{alaca}')",
    "select * from search_word where kind = 'startups' and word like 'ala%' limit 10",
    "select word from search_vocabulary where deletions && search_deletions('alaca')",
  ];
  for (const statement of statements) {
    const { rows } = await client.query<{ "QUERY PLAN": string }>(`explain ${statement}`);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).not.toContain("Seq Scan");
  }
  client.release();
});

test("every noun is found in both languages and gone when hidden", async () => {
  const { call, database, ids } = await appWith("Voltar", "Voltar Işık Sensörü");
  const [startupId] = ids;
  const types = (kind: string) => `(select id from type where kind = '${kind}' order by id limit 1)`;
  await database.pool.query(`insert into organization (id, seo_url, name, type_id, city_id, country_id)
    select gen_random_uuid(), 'kuluba', 'Kuluba Teknoloji Merkezi', ${types("organizerType")}, id, country_id from city where slug = 'izmir'`);
  await database.pool.query(
    "insert into service_provider (id, seo_url, name) values (gen_random_uuid(), 'defne', 'Defne Hukuk Bürosu')",
  );
  await database.pool.query(
    `insert into job (id, startup_id, seo_url, title_en, title_tr, description_en, job_role_id, country_id, pay_plan_id, wage_currency_id,
       publication_date, expiration_date)
     select gen_random_uuid(), $1, 'isci', 'Battery engineer', 'Pil mühendisi', 'x', ${types("jobRole")}, country_id, ${types("payPlan")}, (select id from currency limit 1),
       ${HOUSE_TODAY} - 2, ${HOUSE_TODAY} + 10 from city where slug = 'izmir'`,
    [startupId],
  );
  await database.pool.query(
    `insert into patent (id, organization_id, name_en, name_tr, application_numbers)
     select gen_random_uuid(), id, 'Quiet rotor', 'Sessiz rotor', '{TR1}' from organization`,
  );
  await database.pool.query("update job set is_listed = true");
  await database.pool.query("update patent set is_listed = true");
  const find = async (text: string, language = "tr") =>
    (await call(searchAll, { query: { text } }, { headers: { "accept-language": language } })).data.map(
      ({ type, noun, name, note, match }) => [type, noun, name, note, match],
    );
  const organization = ["ecosystem", "organizations", "Kuluba Teknoloji Merkezi", expect.stringContaining("İzmir")];
  expect(await find("kuluba")).toEqual([[...organization, "beginning"]]);
  expect(await find("teknoloji merkezi")).toEqual([[...organization, "words"]]);
  expect(await find("kulbua")).toEqual([[...organization, "mistakes"]]);
  expect(await find("defne hukuk burosu")).toEqual([["ecosystem", "providers", "Defne Hukuk Bürosu", null, "name"]]);
  const job = (name: string) => ["ecosystem", "jobs", name, expect.stringContaining("Voltar")];
  for (const text of ["battery engineer", "pil mühendisi"]) {
    expect((await find(text))[0]?.slice(0, 4), text).toEqual(job("Pil mühendisi"));
    expect((await find(text, "en"))[0]?.slice(0, 4), text).toEqual(job("Battery engineer"));
  }
  const patent = ["ecosystem", "patents", "Sessiz rotor", "Kuluba Teknoloji Merkezi"];
  expect(await find("quiet rot")).toEqual([[...patent, "words"]]);
  // The group with the better match stands first.
  expect((await find("sensörü")).map(([type]) => type)).toEqual(["startups"]);
  await database.pool.query(`update job set expiration_date = ${HOUSE_TODAY} - 2`);
  expect(await find("battery engineer")).toEqual([]);
  await database.pool.query("update patent set is_listed = false");
  await database.pool.query("update service_provider set is_visible = false");
  await database.pool.query("delete from organization");
  for (const text of ["quiet rotor", "defne", "kuluba"]) expect(await find(text), text).toEqual([]);
});

test("programs and posts are found with the reader's address, or hidden", async () => {
  const { call, database } = await appWith();
  const types = (kind: string) => `(select id from type where kind = '${kind}' order by id limit 1)`;
  const run = (statement: string) => database.pool.query(statement);
  await run(
    `insert into organization (id, seo_url, name, type_id) values (gen_random_uuid(), 'kuluba', 'Kuluba', ${types("organizerType")})`,
  );
  const organizationId = "(select id from organization)";
  await run(`insert into program (id, organization_id, seo_url, program_type_id, name_en, name_tr)
    values (gen_random_uuid(), ${organizationId}, 'gece', ${types("programType")}, 'Long nights', 'Uzun geceler')`);
  await run("select list_refresh('programs', array(select id from program))");
  await run(`insert into blog_post (id, slug_en, slug_tr, title_en, title_tr, summary_en, summary_tr, body_en, body_tr, author, published_at)
    values (gen_random_uuid(), 'open-day', 'acik-gun', 'An open day', 'Açık gün', '', '', '', '', 'Ayşe Işık', now() - interval '1 hour')`);
  const find = async (text: string, language = "en") =>
    (await call(searchAll, { query: { text } }, { headers: { "accept-language": language } })).data.map(
      ({ noun, name, seoUrl, note }) => [noun, name, seoUrl, note?.split(" · ")[0]],
    );
  for (const text of ["uzun geceler", "long nights", "lnog nigths", "uzungece"]) {
    expect(await find(text), text).toEqual([["programs", "Long nights", "gece", "Kuluba"]]);
    expect(await find(text, "tr"), text).toEqual([["programs", "Uzun geceler", "gece", "Kuluba"]]);
  }
  for (const text of ["acik gun", "an open day", "oepn day"]) {
    expect(await find(text), text).toEqual([["posts", "An open day", "open-day", "Ayşe Işık"]]);
    expect(await find(text, "tr"), text).toEqual([["posts", "Açık gün", "acik-gun", "Ayşe Işık"]]);
  }
  await run("update blog_post set published_at = now() + interval '1 hour'");
  expect(await find("open day"), "not published yet").toEqual([]);
  await run("update blog_post set published_at = now(), is_visible = false");
  expect(await find("open day"), "hidden").toEqual([]);
  await run("update organization set is_visible = false");
  expect(await find("long nights"), "of a hidden organization").toEqual([]);
  await run("update organization set is_visible = true");
  expect(await find("long nights")).toHaveLength(1);
  await run("update program set name_en = 'Short days', name_tr = null");
  expect([await find("long nights"), await find("uzun geceler")]).toEqual([[], []]);
  expect(await find("short days", "tr")).toEqual([["programs", "Short days", "gece", "Kuluba"]]);
  await run("delete from organization");
  expect(await find("short days"), "gone with its organization").toEqual([]);
});
