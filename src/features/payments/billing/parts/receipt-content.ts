import { formatDate, formatDateTime, formatNumber } from "#shared/format.ts";
import { isoDay } from "#shared/iso-day.ts";
import type { Locale } from "#shared/locale.ts";
import { siteName } from "#shared/site-name.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import type { PaidEntry } from "../queries.server.ts";

/** The content of a receipt in its language: all that its thread is given. */
export interface ReceiptContent {
  title: string;
  /** Of the movement of money, for people. */
  number: string;
  language: Locale;
  /** "2026-11-23". */
  date: string;
  facts: { name: string; value: string }[];
  what: { name: string; amount: string };
  total: { name: string; amount: string };
  billedTo: { title: string; lines: string[] };
  soldBy: { title: string; lines: string[] };
  note: string;
  source: string;
  url: string;
}

const TEXTS = { en, tr };
/** A symbol may stand for several currencies: receipts write the code (ISO 4217), and always cents. */
const CENTS = { minimumFractionDigits: 2, maximumFractionDigits: 2 };
/** The last digits of the id: enough for people, and it stands whole in the file. */
const NUMBER_LENGTH = 12;

/** The receipt of a movement of money. `seller`: how the house is reached, a line each. What went back is a refund with a positive amount. */
export function receiptOf(
  { entry, order, currency, payer, billedTo, until }: PaidEntry,
  locale: Locale,
  url: string,
  seller: readonly string[],
) {
  const texts = TEXTS[locale].receipt;
  const at = entry.occurredAt!;
  const amount = `${formatNumber(Math.abs(entry.minor) / 100, locale, CENTS)} ${currency}`;
  const number = entry.id.replaceAll("-", "").slice(-NUMBER_LENGTH).toUpperCase();
  const lines = billedTo
    ? [
        billedTo.name,
        billedTo.address,
        [billedTo.city, locale === "tr" ? billedTo.countryTr : billedTo.countryEn].filter(Boolean).join(", "),
        [billedTo.taxOffice, billedTo.taxNumber].filter(Boolean).join(" · "),
      ].filter((line) => line !== "")
    : payer
      ? [`${payer.name} ${payer.surname}`, payer.email]
      : [texts.accountGone];
  return {
    title: entry.kind === "refund" ? texts.refundTitle : texts.title,
    number,
    language: locale,
    date: isoDay(at),
    facts: [
      { name: texts.number, value: number },
      { name: texts.date, value: formatDateTime(at, locale) },
      ...(until === null ? [] : [{ name: texts.until, value: formatDate(until, locale) }]),
      { name: texts.reference, value: entry.reference },
    ],
    what: {
      name: (locale === "tr" ? entry.nameTr : entry.nameEn) ?? (locale === "tr" ? order.nameTr : order.nameEn),
      amount,
    },
    total: { name: entry.kind === "refund" ? texts.refunded : texts.total, amount },
    billedTo: { title: texts.billedTo, lines },
    soldBy: { title: texts.soldBy, lines: [siteName(), ...seller] },
    note: texts.note,
    source: siteName(),
    url,
  } satisfies ReceiptContent;
}
