import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { siteIdentity } from "#db/tables/identity.server.ts";
import { timedCache } from "#server/timed-cache.server.ts";
import type { Locale } from "#shared/locale.ts";

const text = z.string().trim().min(1).nullable().catch(null);
const inBoth = z.object({ en: text, tr: text }).catch({ en: null, tr: null });

/** What a row may say; what it says otherwise, or leaves out, is as the portal comes. */
const IDENTITY = z.object({
  logo: z.object({ desktopLogo: text, mobileLogo: text }).catch({ desktopLogo: null, mobileLogo: null }),
  footer: z.object({ text: inBoth }).catch({ text: { en: null, tr: null } }),
  contact: z
    .object({ email: text, phone: text, address: inBoth })
    .catch({ email: null, phone: null, address: { en: null, tr: null } }),
  analytics: z.object({ analyticsCode: text }).catch({ analyticsCode: null }),
});
export type Identity = z.output<typeof IDENTITY>;

/** Seconds after which it is read again: every page asks for it, and another process may have changed it. */
const AGE = 2;

const identityOf = timedCache(AGE, async (db: Db) => {
  const rows = await db.select().from(siteIdentity);
  return IDENTITY.parse(Object.fromEntries(rows.map(({ key, value }) => [key, value])));
});

export const siteIdentityOf = (db: Db): Promise<Identity> => identityOf(db, "all");

/** A text in the reader's language, else in the other. */
export const inLanguage = (texts: Record<Locale, string | null>, locale: Locale): string | null =>
  texts[locale] ?? texts[locale === "tr" ? "en" : "tr"];
