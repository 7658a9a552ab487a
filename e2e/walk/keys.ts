import type { Auditor } from "./load.ts";

/** Names of files and hosts look like keys of texts: `startups.csv`, `kovan.example`. */
const FILE_OR_HOST = /\.(example|test|invalid|com|org|net|io|tr|eu|csv|xlsx|pdf|png|svg|ics|json|js|ts|sql)$/;

/** A text that is missing is shown as its key, `home.title`. */
export const keys: Auditor = async ({ page }) => {
  const texts = await page.evaluate(shownKeys);
  return [...new Set(texts.filter((text) => !FILE_OR_HOST.test(text)))].map((text) => `shows the key ${text}`);
};

/** What looks like keys in the text of a page, but for codes that stand below names and addresses of mail. */
function shownKeys(): string[] {
  const codes = new Set([...document.querySelectorAll("code")].map(({ textContent }) => textContent));
  // Addresses may break where a table is narrow, which a character without width says.
  const text = document.body.innerText.replaceAll("\u200b", "").replace(/\S+@\S+/g, "");
  const found = text.match(/(?<![\w@/.-])[a-z]\w*(\.[a-zA-Z]\w*)+(?![\w@/-])/g) ?? [];
  return found.filter((key) => !codes.has(key));
}
