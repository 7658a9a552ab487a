import { type House, house } from "#shared/house.ts";
import { LOCALES, type Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { siteName } from "#shared/site-name.ts";
import { bareMarkSvg } from "./art/logo.server.ts";

interface PlainPage {
  locale: Locale;
  title: string;
  /** Of this page, without its language. */
  address: string;
  /** HTML below the title. */
  content: string;
  /** Of the style element. */
  nonce: string;
}

const NAMES: Record<Locale, string> = { en: "English", tr: "Türkçe" };

/** A page without scripts, in the look of the portal. */
export function plainPage({ locale, title, address, content, nonce }: PlainPage): string {
  const other = LOCALES.find((language) => language !== locale)!;
  const mark = bareMarkSvg().replace("<svg", '<svg width="32" height="32" aria-hidden="true"');
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="/favicon.svg">
<title>${title} · ${siteName()}</title>
<style nonce="${nonce}">${stylesOf(house())}</style>
</head>
<body>
<header><a class="brand" href="${pathTo("home", locale)}">${mark}${siteName()}</a>
<a href="${escapeHtml(address)}?locale=${other}" hreflang="${other}" lang="${other}">${NAMES[other]}</a></header>
<main>
<h1>${title}</h1>
${content}
</main>
</body>
</html>`;
}

/** The tokens of src/ui/tokens.css in sRGB, as mails have them. */
const stylesOf = ({ colour, colourOfLetters }: House) => `
:root{color-scheme:light dark;accent-color:#007083;--paper:#fbf9f5;--surface:#fff;--ink:#261d16;--muted:#62564b;--line:#e2dbd2;--bad:#a5271e;--bad-soft:#fcebe8}
@media (prefers-color-scheme:dark){:root{accent-color:#6cc3d3;--paper:#171310;--surface:#221c18;--ink:#f2ede7;--muted:#bbb0a6;--line:#3a322c;--bad:#ffb0a5;--bad-soft:#43211d}}
*{box-sizing:border-box}
body{margin:0 auto;padding:24px 16px 48px;max-width:592px;background:var(--paper);color:var(--ink);font:16px/1.6 Figtree,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
header{display:flex;align-items:center;justify-content:space-between;gap:16px;margin-bottom:24px}
.brand{display:inline-flex;align-items:center;gap:10px;font-size:20px;font-weight:700;text-decoration:none}
main{padding:28px;background:var(--surface);border:1px solid var(--line);border-radius:16px;overflow-wrap:anywhere}
h1{margin:0 0 16px;font-size:28px;line-height:1.2;text-wrap:balance}
p{margin:0 0 16px}
main p:last-child{margin:0}
.search{padding-left:14px;border-left:4px solid ${colour};font-weight:600}
.search span{display:block;color:var(--muted);font-size:14px;font-weight:400}
a{color:inherit;display:inline-block;padding:10px 0;text-underline-offset:3px}
[role=alert]{padding:10px 16px;border-radius:10px;background:var(--bad-soft);color:var(--bad);font-weight:600}
fieldset{margin:0 0 20px;padding:14px 20px;border:1px solid var(--line);border-radius:10px}
fieldset p{margin:0 0 10px}
fieldset label{display:grid;grid-template-columns:auto 1fr;gap:10px;align-items:baseline}
button{min-height:48px;margin:4px 0 20px;padding:10px 26px;border:0;border-radius:10px;background:${colour};color:${colourOfLetters};font:inherit;font-weight:700;line-height:1.3;cursor:pointer}
:focus-visible{outline:3px solid #007083;outline-offset:3px}
@media (prefers-color-scheme:dark){:focus-visible{outline-color:#6cc3d3}}
`;

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
