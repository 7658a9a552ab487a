// Hand-written SQL: what a house has done, from many tables, in one statement.

import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Db } from "#db/open.server.ts";
import { rowsOf } from "#db/rows.server.ts";
import type { Settings } from "#server/settings.server.ts";
import type { Locale } from "#shared/locale.ts";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { SOCIAL_NAME, type SocialProvider } from "#shared/social-providers.ts";
import type { FirstDay } from "./contract.ts";
import { stepsOf } from "./rules.ts";

const text = z.string().nullable();
const houseRow = z.object({
  name: text,
  colour: text,
  logo: text,
  smallLogo: text,
  controller: text,
  address: text,
  unpublished: z.array(z.string()),
  publishedCount: z.number(),
  hasSocialSignIn: z.boolean(),
  hasEntries: z.boolean(),
  hasFiles: z.boolean(),
  adminCount: z.number(),
  namedAdminCount: z.number(),
  isHidden: z.boolean(),
  backupAt: text,
  triedBackupAt: text,
  testMail: z.object({ to: z.string(), sender: z.string(), arrivedAt: z.string().optional() }).nullable(),
});

const savedOf = (part: string) => sql`(select value from site_identity where key = ${part})`;
const stateOf = (key: string) => sql`(select value from house_state where key = ${key})`;

const newestBackup = (which: ReturnType<typeof sql>) =>
  sql`(select to_char(max(made_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') from backup where ${which})`;

/** Texts with legal weight; the one for buyers only where something is sold. */
const legalPages = (isSold: boolean) => sql`content where kind = 'page' and key <> 'about-us'
  and (${isSold} or key <> 'service-agreement')`;

const isAdmin = sql`entity_id = ${PLATFORM_ENTITY.admin} and scopes @> array[${SCOPE.FULL_ACCESS}]::smallint[]
  and coalesce(expires_at > now(), true)`;

export async function firstDayOf(db: Db, settings: Settings, locale: Locale): Promise<FirstDay> {
  const ways = waysIn(settings, locale);
  const isSold = settings.payments.provider !== undefined;
  const [house] = await rowsOf(
    db,
    houseRow,
    sql`select ${savedOf("brand")} ->> 'name' name, ${savedOf("brand")} ->> 'colour' colour,
      ${savedOf("logo")} ->> 'desktopLogo' logo, ${savedOf("logo")} ->> 'mobileLogo' "smallLogo",
      ${savedOf("contact")} ->> 'controller' controller,
      coalesce(${savedOf("contact")} -> 'address' ->> 'en', ${savedOf("contact")} -> 'address' ->> 'tr') address,
      array(select texts -> ${locale}::text ->> 'title' from ${legalPages(isSold)} and published_at is null order by key) unpublished,
      (select count(*)::integer from ${legalPages(isSold)} and published_at is not null) "publishedCount",
      exists (select from social_connection where provider = any(${sql.param(ways.map(({ type }) => type))}::text[])) "hasSocialSignIn",
      exists (select from startup) or exists (select from organization) "hasEntries",
      exists (select from import_run) "hasFiles",
      (select count(*)::integer from entity_access join account on account.id = account_id
        where ${isAdmin} and email_verified_at is not null and locked_at is null and delete_at is null
        and not consent_pending) "adminCount",
      (select count(*)::integer from entity_access where ${isAdmin}) "namedAdminCount",
      coalesce((${stateOf("checklist")} ->> 'isHidden')::boolean, false) "isHidden",
      ${newestBackup(sql`true`)} "backupAt", ${newestBackup(sql`trial = 'passed'`)} "triedBackupAt",
      ${stateOf("testMail")} "testMail"`,
  );
  const { isHidden, ...done } = house!;
  const sender = settings.mailFrom.address;
  const leaves = settings.smtpUrl !== undefined;
  const providers = ways.map(({ name }) => name);
  return {
    isHidden,
    steps: stepsOf({
      ...done,
      sender,
      leaves,
      providers,
      paymentProvider: settings.payments.provider ?? null,
      now: new Date(),
    }),
    mail: { sender, leaves },
  };
}

/** What people of the university sign in with: its own sign-in, or sites that everybody knows where it has none. */
function waysIn({ houseSites, social }: Settings, locale: Locale): { type: string; name: string }[] {
  if (houseSites.length > 0) return houseSites.map(({ type, name }) => ({ type, name: name[locale] }));
  return Object.keys(social).map((type) => ({ type, name: SOCIAL_NAME[type as SocialProvider] }));
}
