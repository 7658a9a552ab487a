import { expect, test } from "vitest";
import { exchangeRateCalls } from "#features/reference/rates/contract.ts";
import { LOCALES } from "#shared/locale.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { testApp } from "#testing/app.ts";
import { signedIn } from "#testing/members.ts";

test("each refused field has a code, its sentence in the reader's language, a detail", async () => {
  const { db, call } = await testApp();
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const refused = async (body: object, locale: "en" | "tr") =>
    (await call(exchangeRateCalls.add, { body: body as never }, { ...admin, headers: { "accept-language": locale } }))
      .data as unknown;
  const wrong = { currencyId: "euro", day: "yesterday", rate: 1e9, quote: "both", other: 1 };
  const sentences = {
    en: [
      "This is not an id.",
      "Expected a date such as 2020-01-31.",
      "At most 100000.",
      "Expected one of usdPerUnit, unitsPerUsd.",
      "There is no such field.",
    ],
    tr: [
      "Bu bir kimlik değil.",
      "2020-01-31 gibi bir tarih olmalı.",
      "En çok 100000 olabilir.",
      "Şunlardan biri olmalı: usdPerUnit, unitsPerUsd.",
      "Böyle bir alan yok.",
    ],
  };
  for (const locale of LOCALES) {
    const [id, day, most, values, field] = sentences[locale];
    expect(await refused(wrong, locale)).toEqual([
      { field: "currencyId", reason: "notAnId", message: id },
      { field: "day", reason: "notADay", message: day },
      { field: "rate", reason: "atMost", detail: "100000", message: most },
      { field: "quote", reason: "oneOf", detail: "usdPerUnit, unitsPerUsd", message: values },
      { field: "other", reason: "noSuchField", message: field },
    ]);
  }
  expect(await refused({ ...wrong, rate: "1", day: undefined }, "tr")).toMatchObject([
    { field: "currencyId" },
    { field: "day", reason: "missing", message: "Bu eksik." },
    { field: "rate", reason: "number", message: "Bir sayı girin." },
    {},
    {},
  ]);
});
