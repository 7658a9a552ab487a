import { LOCALES, type Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { SITE_NAME } from "#shared/site-name.ts";
import { markSvg } from "../art/logo.server.ts";

/** What the link does: asks, has ended the mails, finds them ended before, or leads to no saved search. */
export type UnsubscribeState = "ask" | "done" | "already" | "gone";

const TEXTS: Record<Locale, Record<UnsubscribeState, { title: string; text: string }>> = {
  en: {
    ask: {
      title: "No more emails about this search?",
      text: "The search itself stays. You can switch its emails on again where you saved it.",
    },
    done: { title: "No more emails", text: "There will be no more emails about this search. The search itself stays." },
    already: {
      title: "The emails have already ended",
      text: "No emails are sent about this search. You can switch them on again where you saved it.",
    },
    gone: {
      title: "This link leads to no saved search",
      text: "The search may have been deleted, or the link was not copied completely.",
    },
  },
  tr: {
    ask: {
      title: "Bu arama için artık e‑posta gönderilmesin mi?",
      text: "Aramanız yerinde durur. E‑postaları, aramayı kaydettiğiniz yerden yeniden açabilirsiniz.",
    },
    done: {
      title: "E‑postalar durduruldu",
      text: "Bu arama için artık e‑posta gönderilmeyecek. Aramanız yerinde duruyor.",
    },
    already: {
      title: "E‑postalar daha önce durdurulmuş",
      text: "Bu arama için e‑posta gönderilmiyor. Aramayı kaydettiğiniz yerden yeniden açabilirsiniz.",
    },
    gone: {
      title: "Bu bağlantı kayıtlı bir aramaya ait değil",
      text: "Arama silinmiş ya da bağlantı eksik kopyalanmış olabilir.",
    },
  },
};
const LABELS: Record<Locale, Record<"search" | "button" | "open" | "home" | "other", string>> = {
  en: {
    search: "Saved search",
    button: "End the emails",
    open: "Open the search",
    home: "Go to the home page",
    other: "English",
  },
  tr: {
    search: "Kayıtlı arama",
    button: "E‑postaları durdur",
    open: "Aramayı aç",
    home: "Ana sayfaya dön",
    other: "Türkçe",
  },
};

interface UnsubscribePage {
  state: UnsubscribeState;
  locale: Locale;
  /** Of the search. */
  name: string;
  /** Of this page, without its language. */
  address: string;
  /** The list with the search. */
  search: string | undefined;
  /** Of the style element. */
  nonce: string;
}

/** A page without scripts: who opens it is seldom signed in, and wants one thing. */
export function unsubscribePage({ state, locale, name, address, search, nonce }: UnsubscribePage): string {
  const { title, text } = TEXTS[locale][state];
  const labels = LABELS[locale];
  const other = LOCALES.find((language) => language !== locale)!;
  const way =
    state === "gone" || !search
      ? `<a href="${pathTo("home", locale)}">${labels.home}</a>`
      : `<a href="${escapeHtml(search)}">${labels.open}</a>`;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<link rel="icon" href="/favicon.svg">
<title>${title} · ${SITE_NAME}</title>
<style nonce="${nonce}">${STYLES}</style>
</head>
<body>
<header><a class="brand" href="${pathTo("home", locale)}">${markSvg().replace("<svg", '<svg width="32" height="32" aria-hidden="true"')}${SITE_NAME}</a>
<a href="${escapeHtml(address)}?locale=${other}" hreflang="${other}" lang="${other}">${LABELS[other].other}</a></header>
<main>
<h1>${title}</h1>
${name && `<p class="search"><span>${labels.search}</span> ${escapeHtml(name)}</p>`}
<p>${text}</p>
${state === "ask" ? `<form method="post"><button>${labels.button}</button></form>` : ""}
<p>${way}</p>
</main>
</body>
</html>`;
}

/** The tokens of src/ui/tokens.css in sRGB, as mails have them. */
const STYLES = `
:root{color-scheme:light dark;--paper:#fbf9f5;--surface:#fff;--ink:#261d16;--muted:#62564b;--line:#e2dbd2}
@media (prefers-color-scheme:dark){:root{--paper:#171310;--surface:#221c18;--ink:#f2ede7;--muted:#bbb0a6;--line:#3a322c}}
*{box-sizing:border-box}
body{margin:0 auto;padding:24px 16px 48px;max-width:592px;background:var(--paper);color:var(--ink);font:16px/1.6 Figtree,"Segoe UI",Roboto,Helvetica,Arial,sans-serif}
header{display:flex;align-items:center;justify-content:space-between;gap:16px;margin-bottom:24px}
.brand{display:inline-flex;align-items:center;gap:10px;font-size:20px;font-weight:700;text-decoration:none}
main{padding:28px;background:var(--surface);border:1px solid var(--line);border-radius:16px;overflow-wrap:anywhere}
h1{margin:0 0 16px;font-size:28px;line-height:1.2;text-wrap:balance}
p{margin:0 0 16px}
main p:last-child{margin:0}
.search{padding-left:14px;border-left:4px solid #f6b933;font-weight:600}
.search span{display:block;color:var(--muted);font-size:14px;font-weight:400}
a{color:inherit;display:inline-block;padding:10px 0;text-underline-offset:3px}
button{min-height:48px;margin:4px 0 20px;padding:0 26px;border:0;border-radius:10px;background:#f6b933;color:#38260c;font:inherit;font-weight:700;cursor:pointer}
:focus-visible{outline:3px solid #007083;outline-offset:3px}
@media (prefers-color-scheme:dark){:focus-visible{outline-color:#6cc3d3}}
`;

const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
