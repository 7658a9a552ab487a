import { mailKind } from "../mail/content.server.ts";

/** Address of the page that ends the mails of a saved search. */
export const UNSUBSCRIBE_PATH = "/saved-search-mail";

interface NewRows {
  /** Of the search. */
  name: string;
  /** Of the newest rows. */
  rows: string[];
  totalCount: number;
  /** The list with the search. */
  path: string;
  key: string;
}

const listed = (rows: string[]) => rows.map((row) => `• ${row}`);

export const newRowsMail = mailKind<NewRows>("lists.newRows", {
  en: ({ name, rows, totalCount, path, key }) => ({
    subject: `${name}: ${totalCount} new`,
    preview: rows.slice(0, 3).join(", "),
    heading: name,
    paragraphs: [`New in your saved search since you last looked: ${totalCount}.`, ...listed(rows)],
    button: { label: "Open the search", path },
    unsubscribe: { label: "No more emails about this search", path: `${UNSUBSCRIBE_PATH}/${key}?locale=en` },
  }),
  tr: ({ name, rows, totalCount, path, key }) => ({
    subject: `${name}: ${totalCount} yeni kayıt`,
    preview: rows.slice(0, 3).join(", "),
    heading: name,
    paragraphs: [`Kayıtlı aramanızda son bakışınızdan beri ${totalCount} yeni kayıt var.`, ...listed(rows)],
    button: { label: "Aramayı aç", path },
    unsubscribe: { label: "Bu arama için artık e‑posta gönderme", path: `${UNSUBSCRIBE_PATH}/${key}?locale=tr` },
  }),
});
