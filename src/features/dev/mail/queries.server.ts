import { count, desc, eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { mail } from "#db/tables/mails.server.ts";
import type { ListedMail } from "./contract.ts";
import { MAILS_SHOWN } from "./limits.ts";

type Row = typeof mail.$inferSelect;

export const listedMail = ({ id, kind, recipient, subject, createdAt, sentAt }: Row): ListedMail => ({
  id,
  kind,
  to: recipient,
  subject,
  createdAt: createdAt.toISOString(),
  sent: sentAt !== null,
});

export async function newestMails(db: Db) {
  const rows = await db.select().from(mail).orderBy(desc(mail.createdAt), desc(mail.id)).limit(MAILS_SHOWN);
  const [counted] = await db.select({ total: count() }).from(mail);
  return { rows: rows.map(listedMail), totalCount: counted?.total ?? 0 };
}

export async function mailById(db: Db, id: string): Promise<Row | undefined> {
  const [found] = await db.select().from(mail).where(eq(mail.id, id));
  return found;
}
