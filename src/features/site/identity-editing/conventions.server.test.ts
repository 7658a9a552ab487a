import { sql } from "drizzle-orm";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { HOUSE_ZONE_SQL } from "#db/house-zone.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import { getContent } from "#features/content/contract.ts";
import { applicationLabel, withCurrentLetter } from "#features/programs/reviewing/rules.ts";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { markSvg } from "#server/art/logo.server.ts";
import { pictureSvg } from "#server/discovery/draw-picture.server.ts";
import { htmlOf } from "#server/mail/layout.server.ts";
import { pageFoot } from "#server/pdf/foot.server.ts";
import type { Api } from "#shared/endpoint.ts";
import { formatMinute } from "#shared/format.ts";
import { setHouse } from "#shared/house.ts";
import { isoDay } from "#shared/iso-day.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { nameSite } from "#shared/site-name.ts";
import { fixedId } from "#shared/type-id.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";
import { getBrand } from "../identity/contract.ts";
import { getSiteIdentity, putIdentity } from "./contract.ts";

const ELSEWHERE = {
  timeZone: "America/New_York",
  locale: "tr",
  currencies: ["EUR", "TRY"],
  applicationLetter: "AG",
} as const;
/** In New York it is still the day before. */
const AFTER_MIDNIGHT = new Date("2026-11-27T02:30:00Z");

async function houseElsewhere() {
  onTestFinished(() => {
    setHouse(null);
    nameSite(null);
  });
  const built = await testApp();
  const admin = await signedIn(built.db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const saved = await built.call(
    putIdentity.conventions,
    { body: { value: { ...ELSEWHERE, currencies: [...ELSEWHERE.currencies] }, version: 0 } },
    admin,
  );
  expect(saved.status).toBe(200);
  await built.call(getBrand, {});
  return { ...built, admin };
}

test("days, hours and statements go by the time zone of the house", async () => {
  expect([isoDay(AFTER_MIDNIGHT), formatMinute(AFTER_MIDNIGHT, "tr")]).toEqual(["2026-11-27", "27.11.2026 05:30"]);
  const { db } = await houseElsewhere();
  expect([isoDay(AFTER_MIDNIGHT), formatMinute(AFTER_MIDNIGHT, "tr")]).toEqual(["2026-11-26", "26.11.2026 21:30"]);
  const row = z.object({ day: z.string() });
  const moment = AFTER_MIDNIGHT.toISOString();
  const rows = await rowsOf(
    db,
    row,
    sql`select (${moment}::timestamptz at time zone ${HOUSE_ZONE_SQL})::date::text "day" from generate_series(1, 2)`,
  );
  expect(rows).toEqual([{ day: "2026-11-26" }, { day: "2026-11-26" }]);
});

test("a reader who names no language reads the first one of the house", async () => {
  const { call } = await houseElsewhere();
  const titleFor = async (language: string) => {
    const headers = { "accept-language": language };
    return (await call(getContent, { query: { id: "cookie-policy" } }, { headers })).data.title;
  };
  expect(await titleFor("fr")).toBe("Çerez politikası");
  expect(await titleFor("en")).toBe("Cookie policy");
});

test("applications have the letter of the house, sealed rows are compared by it", async () => {
  expect(applicationLabel(31)).toBe("K-031");
  const sealed = JSON.stringify({ application: applicationLabel(31), juror: "K-1" });
  await houseElsewhere();
  expect(applicationLabel(31)).toBe("AG-031");
  expect(withCurrentLetter(sealed)).toBe(JSON.stringify({ application: "AG-031", juror: "K-1" }));
});

test("mails, papers, share pictures and OpenAPI have colour and name of the house", async () => {
  const { call, admin, app } = await houseElsewhere();
  const value = { name: "Anıttepe Girişim Evi", colour: "#1f4fd8" };
  await call(putIdentity.brand, { body: { value, version: 0 } }, admin);
  // At once, before anybody has opened a page.
  expect((await app.inject("/openapi.json")).json().info.title).toBe(value.name);
  const button = { label: "Open", path: "/" };
  const html = htmlOf({ subject: "", preview: "", heading: "", paragraphs: [], button }, "en", "https://portal.test");
  expect(html).toContain("background:#1f4fd8");
  expect(html).toContain("color:#ffffff");
  expect(html).toContain(value.name);
  expect(pageFoot("source", "https://portal.test").props.style).toMatchObject({ borderColor: "#1f4fd8" });
  const picture = { logo: Buffer.from(markSvg()).toString("base64"), seed: "x", title: "x", text: "x", facts: ["x"] };
  expect(Buffer.from(picture.logo, "base64").toString()).toContain("#1f4fd8");
  const drawn = await pictureSvg(picture, { outlines: false });
  expect(drawn.includes(">Anıttepe<")).toBe(true);
  expect(drawn.includes("#1f4fd840")).toBe(true);
});

test("forms offer the currencies of the house, and the one that is stored", async () => {
  const { call } = await houseElsewhere();
  const api = (async (endpoint: never, input: never) => (await call(endpoint, input)).data) as unknown as Api;
  const offered = async (currency: string) => {
    const options = await fieldOptions(api, { currency: { kind: "currency" } }, { currency });
    return options.currency!.map(({ label }) => label);
  };
  expect(await offered("")).toEqual(["EUR", "TRY"]);
  expect(await offered(fixedId("currency/USD"))).toEqual(["USD", "EUR", "TRY"]);
});

test("what makes no sense is refused, and nonsense in the table is as shipped", async () => {
  const { call, admin, database } = await houseElsewhere();
  for (const wrong of [{ timeZone: "Mars/Base" }, { locale: "fr" }, { currencies: [] }, { applicationLetter: "k" }]) {
    const value = { ...ELSEWHERE, currencies: ["EUR"], ...wrong } as never;
    expect(await call(putIdentity.conventions, { body: { value, version: 1 } }, admin)).toMatchObject({ status: 400 });
  }
  await database.pool.query(`update site_identity set value = '{"timeZone": 7}' where key = 'conventions'`);
  const { conventions } = (await call(getSiteIdentity, {}, admin)).data;
  expect(conventions.value).toEqual({
    timeZone: "Europe/Istanbul",
    locale: "en",
    currencies: null,
    applicationLetter: "K",
  });
});
