import { useLocale } from "use-intl";
import { externalAddress } from "#shared/external-address.ts";
import { pathTo } from "#shared/paths.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { ExternalIcon } from "#ui/icon.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OrganizationPage } from "../detail.page.tsx";
import { queryOf, tabsOf } from "./place.ts";

/** Who it is, what one can do, and the parts of the page. */
export function Head({ organization, tab, url }: OrganizationPage) {
  const text = useTranslations("organizationDetail");
  const locale = useLocale();
  const { name, tagline, logo, website, seoUrl, type, location } = organization;
  const place = location.city?.name ?? location.country?.name;
  const address = pathTo("techCenter", locale, { seoUrl });
  return (
    <header className="mt-7">
      <div className="flex flex-wrap items-start gap-x-5 gap-y-4 sm:flex-nowrap">
        <LetterTile name={name} photo={logo} className="size-16 text-2xl sm:size-20" />
        <div className="min-w-0 flex-1 basis-full sm:basis-0">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
          <p className="mt-1 text-ink-muted">{[type.name, place].filter(Boolean).join(" · ")}</p>
          {tagline && <p className="mt-1 max-w-[68ch] text-ink-muted wrap-anywhere">{tagline}</p>}
        </div>
        <div className="flex flex-wrap gap-2.5 sm:justify-end" data-print="no">
          <ShareButton name={name} url={url} />
          {externalAddress(website) && (
            <ExternalLink address={website} className="button button-primary">
              {text("website")}
              <ExternalIcon className="size-4" />
            </ExternalLink>
          )}
        </div>
      </div>
      <div className="mt-5">
        <Tabs
          label={text("tabs")}
          tabs={tabsOf(organization).map(({ key, count }) => ({
            to: address + queryOf(key),
            label: text(key),
            current: key === tab,
            ...(count ? { count: { number: count, label: text("entries", { count }), quiet: true } } : {}),
          }))}
        />
      </div>
    </header>
  );
}
