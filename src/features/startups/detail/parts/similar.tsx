import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { PAGE_WIDTH } from "#ui/layouts.tsx";
import { TEXT_LINK } from "#ui/link.tsx";
import { CardText, RowCard } from "#ui/row-card.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SimilarStartup } from "../contract.ts";
import { ListLink } from "./list-link.tsx";
import type { StartupPage } from "./place.ts";

/** Startups that have most in common with this one, each with what that is. */
export function Similar({ startup, similar }: Pick<StartupPage, "startup" | "similar">) {
  const t = useTranslations("startupsDetail.similar");
  const locale = useLocale();
  if (similar.length === 0) return null;
  const { sector } = startup;
  return (
    <section aria-labelledby="similar" className={`${PAGE_WIDTH} pb-10`}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="similar" className="text-2xl">
          {t("title")}
        </h2>
        {sector && (
          <ListLink filter="sector" slug={sector.slug} className={TEXT_LINK}>
            {t("all", { sector: sector.name })}
          </ListLink>
        )}
      </div>
      <div className="grid gap-4.5 md:grid-cols-3">
        {similar.map((row) => (
          <RowCard
            key={row.id}
            name={row.name}
            to={pathTo("startup", locale, { seoUrl: row.seoUrl })}
            picture={<LetterTile name={row.name} photo={row.logo} />}
            line={[row.city?.name, row.sector?.name].filter(Boolean).join(" · ")}
            foot={<Reason {...row.common} />}
          >
            {row.tagline && <CardText>{row.tagline}</CardText>}
          </RowCard>
        ))}
      </div>
    </section>
  );
}

function Reason({ sector, stage, city, technologies }: SimilarStartup["common"]) {
  const t = useTranslations("startupsDetail.similar");
  const same = [sector && t("sector"), stage && t("stage"), city && t("city"), ...technologies.map(({ name }) => name)];
  return <span className="wrap-anywhere">{t("common", { what: same.filter(Boolean).join(", ") })}</span>;
}
