import { useLocale } from "use-intl";
import { Star } from "#features/watching/star/card.tsx";
import { queryOf } from "#shared/detail-parts.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DetailTabs, WebsiteButton } from "#ui/detail-head.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { DownloadIcon } from "#ui/icon.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import { useTranslations } from "#ui/translations.ts";
import { FactLine } from "./facts.tsx";
import { ROUNDS_PARAM, type StartupPage, tabsOf } from "./place.ts";

/** The organization, the acts on it, and the parts of the page. */
export function Head({ startup, tab, url, contact, opens, star }: StartupPage) {
  const t = useTranslations("startupsDetail");
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
        <div className="flex flex-wrap gap-2.5 sm:max-w-1/2 sm:justify-end xl:max-w-3/5 sm:pt-4" data-print="no">
          {startup.mayEdit && opens.editor && (
            <ButtonLink to={pathTo("profileEditStartup", locale, { seoUrl })}>{t("edit")}</ButtonLink>
          )}
          {opens.seeAs && <ButtonLink to={opens.seeAs}>{t("seeAs")}</ButtonLink>}
          {contact && <ButtonLink to={contact}>{t("write")}</ButtonLink>}
          {star && <Star {...star} />}
          <ShareButton name={name} url={url} />
          <ButtonLink to={`${address}/pdf`} reloadDocument title={t("pdfHint")}>
            <DownloadIcon className="size-4" />
            {t("pdf")}
          </ButtonLink>
          <WebsiteButton website={website} label={t("website")} />
        </div>
      </div>
      <FactLine startup={startup} />
      <DetailTabs
        label={t("tabs")}
        current={tab}
        parts={tabsOf(startup)}
        to={(key) => address + queryOf(key, ROUNDS_PARAM)}
        nameOf={t}
        countText={(count) => t("entries", { count })}
      />
    </header>
  );
}
