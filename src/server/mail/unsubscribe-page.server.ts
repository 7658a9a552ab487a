import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { escapeHtml, plainPage } from "../plain-page.server.ts";

/** The effect of the link: it asks, has ended the mails, finds them ended before, or leads to nothing that sends mails. */
export type UnsubscribeState = "ask" | "done" | "already" | "gone";

/** What the page says in one language. */
export interface UnsubscribeTexts extends Record<UnsubscribeState, { title: string; text: string }> {
  /** Names what sends the mails, where it has a name. */
  named: string;
  button: string;
  /** The link to what sends the mails, or to where they are switched on again. */
  open: string;
  home: string;
}

interface UnsubscribePage {
  state: UnsubscribeState;
  texts: UnsubscribeTexts;
  locale: Locale;
  /** Of what sends the mails. */
  name: string;
  /** Of this page, without its language. */
  address: string;
  /** Where the mails are switched on again. */
  way: string | undefined;
  /** Of the style element. */
  nonce: string;
}

/** A page without scripts: who opens it is seldom signed in, and wants one thing. */
export function unsubscribePage({ state, texts, locale, name, address, way, nonce }: UnsubscribePage): string {
  const { title, text } = texts[state];
  const link =
    state === "gone" || !way
      ? `<a href="${pathTo("home", locale)}">${texts.home}</a>`
      : `<a href="${escapeHtml(way)}">${texts.open}</a>`;
  const content = `${name && `<p class="search"><span>${texts.named}</span> ${escapeHtml(name)}</p>`}
<p>${text}</p>
${state === "ask" ? `<form method="post" action="?${new URLSearchParams({ locale, from: "page" })}"><button>${texts.button}</button></form>` : ""}
<p>${link}</p>`;
  return plainPage({ locale, title, address, content, nonce });
}
