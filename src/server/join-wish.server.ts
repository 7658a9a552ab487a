import { and, desc, eq, isNull } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import type { account } from "#db/tables/accounts.server.ts";
import { startupJoinWish } from "#db/tables/members.server.ts";
import { startup } from "#db/tables/startups.server.ts";
import { pathTo } from "#shared/paths.ts";
import { fullAccessHolders } from "./access.server.ts";
import { mailKind } from "./mail/content.server.ts";
import { queueMailOncePerDay } from "./mail/queue.server.ts";

interface JoinWish {
  name: string;
  person: string;
  email: string;
  startup: string;
  startupId: string;
}

const joinWishMail = mailKind<JoinWish>("accounts.joinWish", {
  en: ({ name, person, email, startup, startupId }) => ({
    subject: `${person} would like to join ${startup}`,
    preview: "They signed up through your startup’s link.",
    heading: `${person} would like to join`,
    paragraphs: [
      `Hello ${name}, ${person} signed up through the link of ${startup} and would like to join. The address ${email} is verified.`,
      "They have no permissions yet. If they belong to your team, accept and choose their permissions; they will get an invitation.",
    ],
    button: { label: "Accept or decline", path: pathTo("dashboardManagement", "en", {}, { entityId: startupId }) },
    note: "If you do not know this person, decline. They can see only what is public.",
  }),
  tr: ({ name, person, email, startup, startupId }) => ({
    subject: `${startup} ekibine katılma isteği: ${person}`,
    preview: "Girişiminizin bağlantısıyla kayıt oldu.",
    heading: `Ekibe katılma isteği: ${person}`,
    paragraphs: [
      `Merhaba ${name}, ${person} girişiminizin (${startup}) bağlantısıyla kayıt oldu ve ekibe katılmak istiyor. ${email} adresi doğrulandı.`,
      "Henüz hiçbir yetkisi yok. Ekibinizdense isteği kabul edip yetkilerini seçin; kendisine bir davet gider.",
    ],
    button: { label: "İsteği yanıtla", path: pathTo("dashboardManagement", "tr", {}, { entityId: startupId }) },
    note: "Bu kişiyi tanımıyorsanız isteği kabul etmeyin. Herkese açık olanın dışında bir şey göremez.",
  }),
});

/** The startup at an address, if it is visible to everyone. */
export async function joinableStartup(db: Db, seoUrl: string): Promise<{ id: string } | undefined> {
  const shown = and(eq(startup.seoUrl, seoUrl), isNull(startup.deletedAt), eq(startup.isVisible, true));
  const [found] = await db.select({ id: startup.id }).from(startup).where(shown);
  return found;
}

/** Records that a person would like to join a visible startup. Returns whether the wish is new. */
export async function addJoinWish(tx: Db, accountId: string, seoUrl: string): Promise<boolean> {
  const found = await joinableStartup(tx, seoUrl);
  if (!found) return false;
  const added = await tx
    .insert(startupJoinWish)
    .values({ accountId, startupId: found.id })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}

/** Mails everyone with full access to the startup that the person asked to join last. Returns its address. */
export async function mailTeam(tx: Db, person: typeof account.$inferSelect): Promise<string | null> {
  const [target] = await tx
    .select({ id: startup.id, name: startup.name, seoUrl: startup.seoUrl })
    .from(startupJoinWish)
    .innerJoin(startup, eq(startup.id, startupJoinWish.startupId))
    .where(eq(startupJoinWish.accountId, person.id))
    .orderBy(desc(startupJoinWish.createdAt))
    .limit(1);
  if (!target) return null;
  for (const { email, name, locale, mutedNotifications } of await fullAccessHolders(tx, target.id)) {
    if (mutedNotifications.includes("joinWishes")) continue;
    const data = {
      name,
      person: `${person.name} ${person.surname}`,
      email: person.email,
      startup: target.name,
      startupId: target.id,
    };
    await queueMailOncePerDay(tx, [person.id, target.id], { to: { email, name }, locale, kind: joinWishMail, data });
  }
  return target.seoUrl;
}
