import type { App } from "#server/app.server.ts";
import { serve } from "#server/serve.server.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";
import { FOOTER_LINKS, HEADER_LINKS, LEGAL_LINKS } from "../rules.ts";
import { getAnalytics, getContact, getFooter, getHeader, getLogo } from "./contract.ts";
import { inLanguage, siteIdentityOf } from "./queries.server.ts";

const TEXTS = { en, tr };
type Page = (typeof HEADER_LINKS)[number] | (typeof FOOTER_LINKS)[number] | (typeof LEGAL_LINKS)[number];
const linksOf = (pages: readonly Page[], locale: Locale) =>
  pages.map((page) => ({ page, name: TEXTS[locale].links[page], path: pathTo(page, locale) }));

export function identityApi(app: App): void {
  serve(app, getLogo, async ({ db }) => (await siteIdentityOf(db)).logo);

  serve(app, getHeader, ({ locale }) => ({ links: linksOf(HEADER_LINKS, locale) }));

  serve(app, getFooter, async ({ db, locale }) => {
    const { footer } = await siteIdentityOf(db);
    const { discover, more, legal, footerText } = TEXTS[locale];
    return {
      text: inLanguage(footer.text, locale) ?? footerText,
      groups: [
        { name: discover, links: linksOf(HEADER_LINKS, locale) },
        { name: more, links: linksOf(FOOTER_LINKS, locale) },
        { name: legal, links: linksOf(LEGAL_LINKS, locale) },
      ],
    };
  });

  serve(app, getContact, async ({ db, locale }) => {
    const { contact } = await siteIdentityOf(db);
    return { ...contact, address: inLanguage(contact.address, locale) };
  });

  serve(app, getAnalytics, async ({ db }) => (await siteIdentityOf(db)).analytics);
}
