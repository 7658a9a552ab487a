import { useLocale } from "use-intl";
import { externalAddress } from "#shared/external-address.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ExternalLink } from "#ui/external-link.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { DownloadIcon, ExternalIcon } from "#ui/icon.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { useTranslations } from "#ui/translations.ts";
import { queryOf, type StartupPage, tabsOf } from "./place.ts";

/** Who it is, what one can do, and the parts of the page. */
export function Head({ startup, tab, url, opens }: StartupPage) {
  const t = useTranslations("startupDetail");
  const locale = useLocale();
  const { name, tagline, seoUrl, website } = startup;
  const address = pathTo("startup", locale, { seoUrl });
  return (
    <header className="mb-6.5">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4 sm:flex-nowrap">
        <LetterTile
          name={name}
          photo={startup.logo_256}
          className="relative -mt-10 size-24 text-4xl ring-6 ring-paper sm:-mt-12 sm:ms-2 sm:size-28"
        />
        <div className="min-w-0 flex-1 basis-full pt-0 sm:basis-0 sm:pt-4">
          <h1 className="text-2xl wrap-anywhere sm:text-3xl">{name}</h1>
          {tagline && <p className="mt-1 max-w-[68ch] text-ink-muted wrap-anywhere">{tagline}</p>}
        </div>
        <div className="flex flex-wrap gap-2.5 sm:max-w-1/2 sm:justify-end sm:pt-4" data-print="no">
          {startup.mayEdit && opens.editor && (
            <ButtonLink to={pathTo("profileEditStartup", locale, { seoUrl })}>{t("edit")}</ButtonLink>
          )}
          <ShareButton name={name} url={url} />
          <ButtonLink to={`${address}/pdf`} reloadDocument title={t("pdfHint")}>
            <DownloadIcon className="size-4" />
            {t("pdf")}
          </ButtonLink>
          {externalAddress(website) && (
            <ExternalLink address={website} className="button button-primary">
              {t("website")}
              <ExternalIcon className="size-4" />
            </ExternalLink>
          )}
        </div>
      </div>
      <div className="mt-5">
        <Tabs
          label={t("tabs")}
          tabs={tabsOf(startup).map(({ key, count }) => ({
            to: address + queryOf(key),
            label: t(key),
            current: key === tab,
            ...(count ? { count: { number: count, label: t("entries", { count }), quiet: true } } : {}),
          }))}
        />
      </div>
    </header>
  );
}
