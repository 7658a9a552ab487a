import { readFile } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { funding, fundingInvestor } from "#db/tables/funding.server.ts";
import { typeId } from "#shared/type-id.ts";
import { importOf, SAMPLE_COMPANIES, SAMPLE_PROFILE } from "#testing/imports.ts";
import { profileSchema } from "../contract.ts";

const HEADER = "company,round,on,amount,currency,investors";
const rounds = (...rows: string[]) => [HEADER, ...rows].join("\n");

test("edited rounds stay, bad cells erase nothing, deleted stay away", async () => {
  const { db, run, write } = await importOf({
    "companies.csv": SAMPLE_COMPANIES,
    "rounds.csv": rounds(
      "a1,A,2021-05-05,1000000,USD,Kuzey Fon;Güney Fon",
      "a2,S,2020-01-01,2000.50,EUR,Ege Fon",
      "a3,A,2020-01-01,7,USD,",
    ),
  });
  await run();
  const [edited] = await db.select().from(funding).where(eq(funding.amount, 1_000_000));
  const owners = { amount: 1_500_000, amountUsd: 1_500_000, shareRatio: 12.5 };
  await db.update(funding).set(owners).where(eq(funding.id, edited!.id));
  const kuzey = eq(fundingInvestor.name, "Kuzey Fon");
  await db.update(fundingInvestor).set({ isLead: true }).where(kuzey);
  await db.delete(funding).where(eq(funding.amount, 7));
  await write(
    "rounds.csv",
    rounds(
      "a1,A,2021-05-05,3000000,EUR,Kuzey Fon;Batı Fon",
      "a2,S,2020-01-01,5/18/27,EUR,Ege Fon;Deniz Fon",
      "a3,A,2020-01-01,9,USD,",
    ),
  );
  const preview = await run({ dryRun: true });
  const lines = (await readFile(preview.report!, "utf8")).split("\r\n");
  for (const line of [
    'rounds.csv,2,value,sample:a1|A|1,amount,3000000 EUR,"kept as it was edited here: ""1500000 USD"""',
    "rounds.csv,3,value,sample:a2|S|1,amount,5/18/27,a date where an amount should be",
    'rounds.csv,3,change,sample:a2|S|1,investors,"Ege Fon, Deniz Fon","was ""Ege Fon"""',
    'rounds.csv,4,unchanged,sample:a3|A|1,,sample:a3|A|1,"deleted here, and stays so"',
  ])
    expect(lines).toContain(line);
  expect((await run()).files[1]).toMatchObject({ create: 0, update: 1, unchanged: 2 });
  const [after] = await db.select().from(funding).where(eq(funding.id, edited!.id));
  expect(after).toMatchObject(owners);
  expect(await db.select().from(fundingInvestor).where(kuzey)).toMatchObject([{ isLead: true }]);
  const [euros] = await db.select().from(funding).where(eq(funding.amount, 2000.5));
  expect(euros).toMatchObject({ amountUsd: 2240.56, usdRate: 1.12 });
  expect(await db.$count(funding)).toBe(2);
});

test("one file of an investor a row gives rounds with all and the lead", async () => {
  const header = "id,name,round,day,amount,investor,led";
  const profile = profileSchema.parse({
    ...SAMPLE_PROFILE,
    files: [
      { kind: "startup", recognizedBy: ["id"], key: ["id"], fields: { name: { column: "name" } } },
      {
        kind: "funding",
        recognizedBy: ["id", "round"],
        key: ["id", "round"],
        rows: "investors",
        fields: {
          startup: { column: "id" },
          tour: { column: "round" },
          announcedDate: { column: "day" },
          amount: { column: "amount", format: "1,234.50" },
          currency: { value: "USD" },
          investors: { column: "investor" },
          lead: { column: "led" },
        },
      },
    ],
  });
  const many = Array.from({ length: 30 }, (_, index) => `k${index},K,Seed,2020-01-01,5,Fund ${index},no`);
  const text = [
    header,
    'p,Petek,Seri A,2021-01-01,"1,000",Kuzey Fon,hayır',
    ...many,
    'p,Petek,Seri A,2021-01-01,"1,000",Güney Fon,evet',
    'p,Petek,Seri A,2021-01-01,"1,000",Güney Fon,hayır',
  ].join("\n");
  const { db, run, write } = await importOf({ "both.csv": text.replaceAll("Seri A", "A Serisi") }, profile);
  const { files } = await run();
  expect(files).toMatchObject([
    { kind: "startup", create: 31, repeated: 2, refused: 0 },
    { kind: "funding", create: 31, repeated: 2, refused: 0 },
  ]);
  const investorsOf = async () => {
    const rows = await db
      .select()
      .from(fundingInvestor)
      .innerJoin(funding, eq(funding.id, fundingInvestor.fundingId))
      .where(eq(funding.stageId, typeId("investmentTour", "series-a")));
    return Object.fromEntries(rows.map(({ funding_investor: { name, isLead } }) => [name, isLead]));
  };
  expect(await investorsOf()).toEqual({ "Kuzey Fon": false, "Güney Fon": true });
  expect((await run()).files[1]).toMatchObject({ create: 0, update: 0, unchanged: 31 });
  await write("both.csv", text.replaceAll("Seri A", "A Serisi").replace("Kuzey Fon,hayır", "Kuzey Fon,evet"));
  expect((await run()).files[1]).toMatchObject({ update: 1, unchanged: 30 });
  expect(await investorsOf()).toEqual({ "Kuzey Fon": true, "Güney Fon": true });
});
