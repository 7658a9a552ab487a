import { writeXlsx } from "hucre/xlsx";
import { expect, test } from "vitest";
import { withImports } from "#testing/mapped-imports.ts";
import { startImport } from "./contract.ts";

async function opened() {
  const imports = await withImports();
  /** What becomes of a table: of each startup that it made the columns, and the codes of the remarks by row. */
  const imported = async (table: string | Uint8Array, columns: string, name?: string) => {
    const id = await imports.preview(table, {}, name);
    const codes = Object.fromEntries(
      (await imports.rows(id, "remarks")).map(({ key, notes }) => [key, notes.map(({ code }) => code).join(" ")]),
    );
    await imports.begin(startImport, id);
    const { rows } = await imports.database.pool.query(
      `select s.name, concat_ws(' · ', ${columns}) as read from startup s
        left join country c on c.id = s.country_id left join city t on t.id = s.city_id
        left join type sector on sector.id = s.sector_id left join type size on size.id = s.employee_count_id order by s.name`,
    );
    return { codes, read: Object.fromEntries(rows.map((row) => [row.name, row.read])) };
  };
  return { ...imports, imported };
}
const table = (header: string, cells: readonly string[]) =>
  [header, ...cells.map((cell, at) => `A${String.fromCharCode(97 + at)};${cell}`)].join("\n");

test("days of one column in many forms are read, doubtful ones said", async () => {
  const { imported } = await opened();
  const cells = ["31.12.2019", "2020", "Mart 2021", "2021-03", "12.2020", "44197", "ca. 2015", "5-Mar-21", "01/02/20"];
  const { read, codes } = await imported(table("Name;Founded", cells), "s.foundation_date");
  expect(Object.values(read)).toEqual([
    "2019-12-31",
    "2020-01-01",
    "2021-03-01",
    "2021-03-01",
    "2020-12-01",
    "2021-01-01",
    "2015-01-01",
    "2021-03-05",
    "",
  ]);
  expect(codes).toEqual({ Ai: "notDate" });
});

test("amounts of one column in many forms are read, ranges said", async () => {
  const { imported } = await opened();
  const cells = [
    "1.250.000 €",
    "2,5 milyon €",
    "3 000 000 €",
    "₺250 bin",
    "US$2.5m",
    "undisclosed",
    "1-5M",
    "$1M – $5M",
  ];
  const money = "s.market_size::float, (select code from currency where id = s.market_size_currency_id)";
  const { read, codes } = await imported(table("Name;Market size", cells), money);
  expect(Object.values(read)).toEqual([
    "1250000 · EUR",
    "2500000 · EUR",
    "3000000 · EUR",
    "250000 · TRY",
    "2500000 · USD",
    "",
    "",
    "",
  ]);
  expect(codes).toEqual({ Ag: "amountRange", Ah: "amountRange" });
});

test("values of a cell are parted by whatever sign parts them", async () => {
  const { imported } = await opened();
  const header = "Name\tTechnologies\tTeam\tSector";
  const rows = [
    "Aa\tAI, Blockchain\tAda; Can\tSağlık",
    "Ab\tAI | Blockchain\tAda | Can\tHealth / Yaşam",
    "Ac\tAI/Blockchain\tAda & Can\tTeknoloji Transfer (Health)",
    'Ad\t"AI\nBlockchain"\t"Ada\nCan"\tHealth',
    "Ae\tAI ve Blockchain\tAda ve Can\tHealth / Fintech",
  ];
  const columns = `(select string_agg(k.key, '+' order by k.key) from startup_choice h join type k on k.id = h.type_id where h.startup_id = s.id),
    (select string_agg(m.name, '+' order by m.name) from startup_member m where m.startup_id = s.id), sector.key`;
  const { read, codes } = await imported([header, ...rows].join("\n"), columns);
  const same = "artificial-intelligence+blockchain · Ada+Can";
  expect(read).toEqual({
    Aa: `${same} · health`,
    Ab: `${same} · health`,
    Ac: `${same} · health`,
    Ad: `${same} · health`,
    Ae: same,
  });
  expect(codes).toEqual({ Ab: "partKnown", Ae: "severalSectors" });
});

test("sizes are read where one band has them", async () => {
  const { imported } = await opened();
  const cells = ["25", "10 kişi", "1,000+", "12 - 20", "11 to 25 people", "11-50", "50+", "çok"];
  const { read, codes } = await imported(table("Name;Employees", cells), "size.key");
  expect(Object.values(read)).toEqual(["11-25", "6-10", "1001-plus", "11-25", "11-25", "", "", ""]);
  expect(codes).toEqual({ Af: "severalBands", Ag: "severalBands", Ah: "unknownValue" });
});

test("addresses are found in what people copy with them", async () => {
  const { imported } = await opened();
  const cells = [
    "[a](https://a.example.org)",
    "<a href='https://b.example.org'>site</a>",
    "https:/c.example.org",
    "https//d.example.org",
    "e.example.org (Türkçe)",
    "info@f.example.org",
  ];
  const { read, codes } = await imported(table("Name;Website", cells), "s.website");
  expect(Object.values(read)).toEqual([
    "https://a.example.org",
    "https://b.example.org",
    "https://c.example.org",
    "https://d.example.org",
    "https://e.example.org",
    "",
  ]);
  expect(codes).toEqual({ Af: "notAddress" });
  const social = await imported("Name;Twitter\nBa;@kovan\nBb;kovan", "s.twitter");
  expect([social.read.Ba, social.read.Bb, social.codes]).toEqual(["https://x.com/kovan", "", { Bb: "notAddress" }]);
});

test("towns abroad are read by their own names, the country from the town's cell", async () => {
  const { imported } = await opened();
  const cells = [
    "München, Bayern;Almanya",
    "Köln;Germany",
    "San Francisco Bay Area;USA",
    "Greater London;UK",
    "Bangalore;India",
    "Berlin, Germany;",
    "İstanbul, Kadıköy;",
    "Springfield;",
  ];
  const { read, codes } = await imported(table("Name;City;Country", cells), "c.iso2, t.name_en");
  expect(Object.values(read)).toEqual([
    "DE · Munich",
    "DE · Cologne",
    "US · San Francisco",
    "GB · London",
    "IN · Bengaluru",
    "DE · Berlin",
    "TR · Istanbul",
    "",
  ]);
  expect(codes).toEqual({ Af: "countryOfCity", Ag: "countryOfCity", Ah: "cityWithoutCountry" });
});

test("rows of sums, notes and formulas become nothing", async () => {
  const { preview, rows } = await opened();
  const id = await preview(
    'Name,Website\nArı,\n"=HYPERLINK(""http://a.example"")",\nToplam,\nGenel Toplam: 12,\nKaynak: Sanayi Bakanlığı,\nTotal Energies,\n',
  );
  expect((await rows(id)).map(({ key, action, notes: [note] }) => [key, action, note?.code])).toEqual([
    ["Arı", "create", undefined],
    ['=HYPERLINK("http://a.example")', "refused", "sheetFormula"],
    ["Toplam", "refused", "sumsRow"],
    ["Genel Toplam: 12", "refused", "sumsRow"],
    ["Kaynak: Sanayi Bakanlığı", "refused", "sumsRow"],
    ["Total Energies", "create", undefined],
  ]);
});

test("a name of a column that stands twice, nested JSON and merged cells are read", async () => {
  const { imported, preview, details } = await opened();
  const twice = await details(await preview("Name,Website,Website,Name\nArı,ari.example,ari2.example,Arı AŞ\n"));
  expect(twice.mapping!.columns.map(({ column }) => column)).toEqual(["Name", "Website"]);
  const nested = [{ name: "Ba", location: { city: "İzmir", country: "Türkiye" } }];
  const merged = await writeXlsx({
    sheets: [
      {
        name: "S",
        rows: [
          ["Name", "Country", "Founded"],
          ["Ca", "Germany", 2019],
          ["Cb", null, new Date(Date.UTC(2020, 4, 6))],
          ["Cc", "France", null],
        ],
        merges: [{ startRow: 1, startCol: 1, endRow: 2, endCol: 1 }],
      },
    ],
  });
  expect((await imported(JSON.stringify({ data: nested }), "c.iso2, t.name_en", "a.json")).read).toEqual({
    Ba: "TR · Izmir",
  });
  expect((await imported(merged, "c.iso2, s.foundation_date", "a.xlsx")).read).toEqual({
    Ba: "TR",
    Ca: "DE · 2019-01-01",
    Cb: "DE · 2020-05-06",
    Cc: "FR",
  });
});
