import { useLocale } from "use-intl";
import { Star } from "#features/watching/star/card.tsx";
import { queryOf } from "#shared/detail-parts.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DetailHead, DetailTabs, HEAD_PICTURE, WebsiteButton } from "#ui/detail-head.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { ShareButton } from "#ui/share/share-button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OrganizationPage } from "../tech-center.page.tsx";
import { PAGE_PARAM, tabsOf } from "./place.ts";

/** The organization, the acts on it, and the parts of the page. */
export function Head({ organization, tab, url, contact, star }: OrganizationPage) {
  const text = useTranslations("organizationsDetail");
  const locale = useLocale();
  const { name, tagline, logo, website, seoUrl, type, location } = organization;
  const place = location.city?.name ?? location.country?.name;
  const address = pathTo("techCenter", locale, { seoUrl });
  return (
    <DetailHead
      name={name}
      picture={<LetterTile name={name} photo={logo} className={HEAD_PICTURE} />}
      actions={
        <>
          {organization.mayEdit && (
            <ButtonLink to={pathTo("editOrganization", locale, { seoUrl })}>{text("edit")}</ButtonLink>
          )}
          {contact && <ButtonLink to={contact}>{text("write")}</ButtonLink>}
          {star && <Star {...star} />}
          <ShareButton name={name} url={url} />
          <WebsiteButton website={website} label={text("website")} />
        </>
      }
      tabs={
        <DetailTabs
          label={text("tabs")}
          current={tab}
          parts={tabsOf(organization)}
          to={(key) => address + queryOf(key, PAGE_PARAM)}
          nameOf={text}
          countText={(count) => text("entries", { count })}
        />
      }
    >
      <p className="mt-1 text-ink-muted">{[type.name, place].filter(Boolean).join(" · ")}</p>
      {tagline && <p className="mt-1 max-w-[68ch] text-ink-muted wrap-anywhere">{tagline}</p>}
    </DetailHead>
  );
}
