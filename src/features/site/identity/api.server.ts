import type { Db } from "#db/open.server.ts";
import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import { unpublishedPages } from "#server/unpublished-pages.server.ts";
import { type Locale, localizedText } from "#shared/locale.ts";
import { PATHS, pathTo } from "#shared/paths.ts";
import { siteName } from "#shared/site-name.ts";
import siteEn from "../messages.en.ts";
import siteTr from "../messages.tr.ts";
import { FOOTER_LINKS, HEADER_LINKS, LEGAL_LINKS } from "../rules.ts";
import { getAnalytics, getBrand, getContact, getFooter, getHeader, getLogo, type ShellLink } from "./contract.ts";
import en from "./messages.en.ts";
import tr from "./messages.tr.ts";
import { siteIdentityOf } from "./queries.server.ts";
import type { LinkedPage, StoredLink } from "./rules.ts";

/** The usual name of each page that links may lead to. */
export const LINK_NAMES: Record<Locale, Record<LinkedPage, string>> = {
  en: { ...siteEn.links, ...en.links },
  tr: { ...siteTr.links, ...tr.links },
};
const namesOf = (group: keyof typeof en.groups) => ({ en: en.groups[group], tr: tr.groups[group] });
/** The footer that the portal comes with. */
export const SHIPPED_FOOTER = [
  { name: namesOf("discover"), links: HEADER_LINKS },
  { name: namesOf("more"), links: FOOTER_LINKS },
  { name: namesOf("legal"), links: LEGAL_LINKS },
];
export const SHIPPED_FOOTER_TEXT = { en: en.footerText, tr: tr.footerText };
const nameless = { en: null, tr: null };
const toPages = (pages: readonly LinkedPage[]): StoredLink[] => pages.map((page) => ({ page, name: nameless }));

function shown(link: StoredLink, locale: Locale): ShellLink {
  if ("url" in link) return { page: null, name: link.name[locale], path: link.url };
  const { page, name } = link;
  return { page, name: localizedText(name, locale) ?? LINK_NAMES[locale][page], path: pathTo(page, locale) };
}

/** Pages of a shop, where something is sold. */
const SHOP_PAGES: readonly LinkedPage[] = ["membershipPackages", "paymentPlans"];

export function identityApi(app: App): void {
  // Mails and papers go by it before anybody has opened a page. Without a database it is read with the first one.
  app.addHook("onReady", async () => {
    await siteIdentityOf(app.database.db).catch(() => undefined);
  });
  const sellsPackages = app.settings.payments.provider !== undefined;
  serve(app, getLogo, async ({ db }) => (await siteIdentityOf(db)).logo);

  serve(app, getBrand, async ({ db }) => {
    const { colour } = (await siteIdentityOf(db)).brand;
    return { name: siteName(), colour };
  });

  /** What the house does not have yet has no link. */
  const hasPages = async (db: Db) => {
    const unpublished = await unpublishedPages(db);
    const isThere = (page: LinkedPage) =>
      !unpublished.has(PATHS[page].en.slice(1)) && (sellsPackages || !SHOP_PAGES.includes(page));
    return (link: StoredLink) => "url" in link || isThere(link.page);
  };

  serve(app, getHeader, async ({ db, locale }) => {
    const { links } = (await siteIdentityOf(db)).header;
    const there = (links ?? toPages(HEADER_LINKS)).filter(await hasPages(db));
    return { links: there.map((link) => shown(link, locale)) };
  });

  serve(app, getFooter, async ({ db, locale }) => {
    const { footer } = await siteIdentityOf(db);
    const isThere = await hasPages(db);
    const groups = footer.groups ?? SHIPPED_FOOTER.map((group) => ({ ...group, links: toPages(group.links) }));
    return {
      text: localizedText(footer.text, locale) ?? SHIPPED_FOOTER_TEXT[locale],
      groups: groups.flatMap(({ name, links }) => {
        const there = links.filter(isThere);
        return there.length > 0 ? [{ name: name[locale], links: there.map((link) => shown(link, locale)) }] : [];
      }),
    };
  });

  serve(app, getContact, async ({ db, locale }) => {
    const { email, phone, address } = (await siteIdentityOf(db)).contact;
    return { email, phone, address: localizedText(address, locale) };
  });

  serve(app, getAnalytics, async ({ db }) => (await siteIdentityOf(db)).analytics);
}
