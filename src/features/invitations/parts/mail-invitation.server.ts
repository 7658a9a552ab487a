import type { Db } from "#db/open.server.ts";
import type { Entity } from "#features/members/queries.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import type { Locale } from "#shared/locale.ts";
import { invitationMail } from "./mails.server.ts";

export interface Sender {
  name: string;
  surname: string;
  locale: Locale;
}

interface Letter {
  to: { email: string; name?: string | undefined };
  /** Language of the receiver's account; without one, the sender's. */
  locale: Locale | undefined;
  sender: Sender;
  entity: Entity;
  scopes: number[];
  accessExpiresAt: Date | null;
  expiresAt: Date;
  code: string;
}

/** Names are input of users: line breaks must not get into a subject. */
export const oneLine = (text: string) => text.replace(/\s+/g, " ").trim();

export const mailInvitation = (tx: Db, { to, locale, sender, entity, ...rest }: Letter): Promise<string> =>
  queueMail(tx, {
    to,
    locale: locale ?? sender.locale,
    kind: invitationMail,
    data: { ...rest, entityName: oneLine(entity.name), sender: oneLine(`${sender.name} ${sender.surname}`) },
  });
