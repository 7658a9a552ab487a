import { escapeHtml, plainPage } from "#server/plain-page.server.ts";
import { formatDate, formatMoney } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { CARDS, type CardNumber, isOver, type SandboxCheckout, type SandboxSubscription } from "./objects.ts";
import { CARD_NAMES, SANDBOX_TEXTS } from "./texts.ts";

interface Page {
  locale: Locale;
  address: string;
  nonce: string;
}

const numbers = Object.keys(CARDS) as CardNumber[];
const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, "$1 ");

const cardsField = (locale: Locale): string =>
  `<fieldset><legend>${SANDBOX_TEXTS[locale].card}</legend>${numbers
    .map(
      (number, index) =>
        `<p><label><input type="radio" name="card" value="${number}"${index === 0 ? " checked" : ""}> ${grouped(number)} · ${CARD_NAMES[locale][CARDS[number]]}</label></p>`,
    )
    .join("")}</fieldset>`;

const button = (action: string, label: string): string =>
  `<p><button name="action" value="${action}">${label}</button></p>`;

/** The page on which one pays. `asks`: the answer to the last attempt. */
export function checkoutPage(
  page: Page,
  checkout: SandboxCheckout | undefined,
  asks?: { confirm: CardNumber } | "declined",
): string {
  const text = SANDBOX_TEXTS[page.locale];
  if (checkout?.state !== "open") {
    const isPaid = checkout?.state === "complete" || checkout?.state === "pending";
    const says = isPaid ? text[checkout.state === "complete" ? "paid" : "pending"] : text.over;
    const next = pathTo(isPaid ? "packageManagement" : "home", page.locale);
    return plainPage({
      ...page,
      title: text.title,
      content: `<p>${says}</p><p><a href="${next}">${isPaid ? text.toPackage : text.home}</a></p>`,
    });
  }
  const amount = formatMoney(checkout.minor / 100, checkout.currency, page.locale, true);
  const period = checkout.subscription && text[checkout.subscription.period === "year" ? "perYear" : "perMonth"];
  const what = `<p class="search"><span>${escapeHtml(checkout.name)}</span> ${amount}${period ? ` ${period}` : ""}</p>`;
  const back = `<p><a href="${escapeHtml(checkout.cancelPath)}">${text.cancel}</a></p>`;
  if (typeof asks === "object")
    return plainPage({
      ...page,
      title: text.confirmTitle,
      content: `${what}<p>${text.confirm}</p><form method="post"><input type="hidden" name="card" value="${asks.confirm}">${button("confirm", text.confirmButton)}</form>${back}`,
    });
  const declined = asks === "declined" ? `<p role="alert">${text.declined}</p>` : "";
  return plainPage({
    ...page,
    title: text.title,
    content: `${what}<p>${text.note}</p>${declined}<form method="post">${cardsField(page.locale)}${button("pay", text.pay(amount))}</form>${back}`,
  });
}

/** The page on which a customer manages a subscription at the provider. */
export function portalPage(
  page: Page,
  { checkout, subscription }: { checkout: SandboxCheckout | undefined; subscription: SandboxSubscription | undefined },
): string {
  const text = SANDBOX_TEXTS[page.locale];
  const back = `<p><a href="${pathTo("packageManagement", page.locale)}">${text.back}</a></p>`;
  const framed = (content: string) => plainPage({ ...page, title: text.portalTitle, content: content + back });
  if (checkout?.state === "pending")
    return framed(
      `<p>${text.pending}</p><form method="post">${button("arrives", text.arrives)}${button("fails", text.fails)}</form>`,
    );
  if (!subscription) return framed(`<p>${text.nothing}</p>`);
  const { name, minor, currency, period, periodEnd, cancelsAtEnd, openInvoice } = subscription;
  const amount = formatMoney(minor / 100, currency, page.locale, true);
  const what = `<p class="search"><span>${escapeHtml(name)}</span> ${amount} ${text[period === "year" ? "perYear" : "perMonth"]}</p>`;
  if (isOver(subscription, new Date())) return framed(`${what}<p>${text.ended}</p>`);
  const when = `<p>${cancelsAtEnd ? text.ends : text.renews}: ${formatDate(periodEnd, page.locale)}</p>`;
  const failing = openInvoice ? `<p role="alert">${text.failing}</p>` : "";
  const cancel = cancelsAtEnd ? button("goOn", text.goOn) : button("stop", text.stop);
  return framed(
    `${what}${when}${failing}<form method="post">${cancel}</form><form method="post">${cardsField(page.locale)}${button("card", text.changeCard)}</form>`,
  );
}
