import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { escapeHtml, plainPage } from "../plain-page.server.ts";

/** The effect of the link: it asks, has ended the mails, finds them ended before, or leads to no saved search. */
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
const LABELS: Record<Locale, Record<"search" | "button" | "open" | "home", string>> = {
  en: {
    search: "Saved search",
    button: "End the emails",
    open: "Open the search",
    home: "Go to the home page",
  },
  tr: {
    search: "Kayıtlı arama",
    button: "E‑postaları durdur",
    open: "Aramayı aç",
    home: "Ana sayfaya dön",
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
  const way =
    state === "gone" || !search
      ? `<a href="${pathTo("home", locale)}">${labels.home}</a>`
      : `<a href="${escapeHtml(search)}">${labels.open}</a>`;
  const content = `${name && `<p class="search"><span>${labels.search}</span> ${escapeHtml(name)}</p>`}
<p>${text}</p>
${state === "ask" ? `<form method="post" action="?${new URLSearchParams({ locale, from: "page" })}"><button>${labels.button}</button></form>` : ""}
<p>${way}</p>`;
  return plainPage({ locale, title, address, content, nonce });
}
