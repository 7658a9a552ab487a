import { expect, test } from "vitest";
import { runJobs } from "#testing/jobs.ts";
import { withImports } from "#testing/mapped-imports.ts";
import { mapImport, startImport } from "./contract.ts";

const ASK = { join: "ask" };

/** Imports in the browser whose questions are answered. */
async function withQuestions() {
  const built = await withImports();
  const { call, as, details, rows, database } = built;
  const stored = async () =>
    (
      await database.pool.query(
        "select name, website, tagline_en tagline from startup where deleted_at is null order by seo_url",
      )
    ).rows;
  const asked = async (id: string) =>
    (await rows(id, "questions")).map(({ number, notes }) => [
      number,
      notes.flatMap(({ pair, code }) => (pair ? [code] : [])),
    ]);
  /** Says of every question of a preview what it is. */
  const answer = async (id: string, said: "same" | "other" | "skip") => {
    const pairs = (await rows(id, "questions")).flatMap(({ notes }) => notes.flatMap(({ pair }) => pair ?? []));
    const { mapping } = await details(id);
    const answers = { ...mapping!.answers, ...Object.fromEntries(pairs.map((pair) => [pair, said])) };
    const { status } = await call(mapImport, { params: { id }, body: { ...mapping!, answers } }, as);
    expect(status).toBe(200);
    await runJobs(database);
    return answers;
  };
  return { ...built, stored, asked, answer };
}

const HEADER = "Name,Website,Country,Tagline";
const FIRST_FIRM = { name: "Norm Polen", website: "https://norm-a.example.org", tagline: "First" };

test("a second file never overwrites by name alone, nor doubles: each pair is a question", async () => {
  const { preview, begin, stored, asked, answer, details } = await withQuestions();
  await begin(startImport, await preview(`${HEADER}\n${FIRST_FIRM.name},${FIRST_FIRM.website},TR,First`, ASK, "a.csv"));
  const second = `${HEADER}\nNORM  POLEN A.Ş.,https://norm-b.example.net,UA,Second`;
  const id = await preview(second, ASK, "b.csv");
  expect(await asked(id)).toEqual([[2, ["maybeSame"]]]);
  await begin(startImport, id);
  expect(await stored()).toEqual([FIRST_FIRM]);

  const other = await preview(second, ASK, "b.csv");
  const answers = await answer(other, "other");
  expect(await details(other)).toMatchObject({ counts: { create: 1 } });
  await begin(startImport, other);
  const OTHER_FIRM = { name: "NORM POLEN A.Ş.", website: "https://norm-b.example.net", tagline: "Second" };
  expect(await stored()).toEqual([FIRST_FIRM, OTHER_FIRM]);
  // The answer is remembered with the mapping, and each firm is found again by its site.
  const again = await preview(second.replace("Second", "Third"), { ...ASK, answers }, "c.csv");
  expect(await details(again)).toMatchObject({ counts: { update: 1 } });
  await begin(startImport, again);
  expect(await stored()).toEqual([FIRST_FIRM, { ...OTHER_FIRM, tagline: "Third" }]);
});

test("said to be the same, an entry gets what it lacks and keeps what it has", async () => {
  const { preview, begin, stored, answer, details } = await withQuestions();
  await begin(startImport, await preview(`Name\n${"Çığ Yazılımı".normalize("NFD")}`, ASK, "mac.csv"));
  const id = await preview("Name,Tagline\nçığ yazılımı,Kar", ASK, "windows.csv");
  expect(await details(id)).toMatchObject({ counts: { refused: 1, questions: 1 } });
  await answer(id, "same");
  await begin(startImport, id);
  expect(await stored()).toEqual([{ name: "Çığ Yazılımı", website: null, tagline: "Kar" }]);
  const left = await preview("Name,Tagline\nÇığ Yazılımı,Buz", ASK, "third.csv");
  await answer(left, "skip");
  expect(await details(left)).toMatchObject({ counts: { refused: 1 } });
});

test("hidden and deleted entries are said, and so is another row of the file", async () => {
  const { preview, begin, asked, database, details } = await withQuestions();
  await begin(startImport, await preview(`${HEADER}\nGizli,https://gizli.example.org,TR,\nSilinen,,TR,`, ASK));
  await database.pool.query("update startup set is_visible = false where name = 'Gizli'");
  await database.pool.query("update startup set is_visible = false, deleted_at = now() where name = 'Silinen'");
  const rows = [
    "Başka Ad,http://www.gizli.example.org/tr,TR,",
    "Silinen Ltd. Şti.,,TR,",
    "Petek,https://petek.example.org,TR,",
    "Petek Bilişim,https://www.petek.example.org/,TR,",
    "Kovan,,TR,",
  ];
  const id = await preview([HEADER, ...rows].join("\n"), ASK, "b.csv");
  expect(await asked(id)).toEqual([
    [3, ["maybeSameDeleted"]],
    [5, ["likeRow"]],
  ]);
  expect(await details(id)).toMatchObject({ counts: { create: 3, refused: 2, questions: 2 } });
});

test("homonyms of one file are told apart by two columns, and rounds find theirs", async () => {
  const { preview, begin, details, database } = await withQuestions();
  const table = [
    "Company,City,Country,Date,Amount,Currency",
    "Vida Field,Tallinn,Estonia,2018-05-29,10,USD",
    "Vida Field,Berlin,Germany,2021-10-08,20,USD",
  ].join("\n");
  const columns = (names: Record<string, string>) =>
    Object.entries(names).map(([column, field]) => ({ column, field }));
  const keyColumns = ["Company", "City"];
  const startups = {
    kind: "startups",
    columns: columns({ Company: "name", City: "city", Country: "country" }),
    keyColumns,
  };
  const fixed = { taglineEn: "Of the list" };
  const first = await preview(table, { ...ASK, ...startups, fixed });
  expect(await details(first)).toMatchObject({ counts: { create: 2 } });
  await begin(startImport, first);
  const rounds = { Company: "startup", Date: "announcedDate", Amount: "amount", Currency: "currency" };
  const second = await preview(table, { kind: "rounds", columns: columns(rounds), keyColumns });
  expect(await details(second)).toMatchObject({ counts: { create: 2 } });
  await begin(startImport, second);
  const { rows } = await database.pool.query(
    "select city.name_en city, amount::int, tagline_en tagline from funding join startup on startup.id = startup_id join city on city.id = city_id order by amount",
  );
  expect(rows).toEqual([
    { city: "Tallinn", amount: 10, tagline: fixed.taglineEn },
    { city: "Berlin", amount: 20, tagline: fixed.taglineEn },
  ]);
});
