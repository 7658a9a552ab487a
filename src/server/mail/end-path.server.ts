import type { Db } from "#db/open.server.ts";
import { mailKey } from "#db/tables/mails.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { RegularMail } from "#shared/regular-mails.ts";

/** The page that ends mails of a kind; "facts.4f2a…", the kind and a key of the receiver, follows. */
export const MAIL_END_PATH = "/mail-end";

/** Where the receiver of a mail ends its kind without signing in: `endPath` of `queueMail`. */
export async function mailEndPath(
  tx: Db,
  { id, locale }: { id: string; locale: Locale },
  kind: RegularMail,
): Promise<string> {
  const [row] = await tx
    .insert(mailKey)
    .values({ accountId: id })
    // Written as it was, so that the statement returns it.
    .onConflictDoUpdate({ target: mailKey.accountId, set: { accountId: id } })
    .returning({ key: mailKey.key });
  return `${MAIL_END_PATH}/${kind}.${row!.key}?locale=${locale}`;
}
