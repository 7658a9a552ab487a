import { useLocale } from "use-intl";
import { formatMonth, truncate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { PortfolioRow } from "../contract.ts";

/** Startups it invested in or incubated. */
export function Portfolio({ rows }: { rows: readonly PortfolioRow[] }) {
  const text = useTranslations("organizationDetail");
  const locale = useLocale();
  return rows.map(({ id, name, seoUrl, logo, tagline, sector, stage, incubated, invested, since }) => (
    <article key={id} className="card relative flex flex-col gap-3 p-4.5 transition-colors hover:border-line-strong">
      <div className="flex items-center gap-3">
        <LetterTile name={name} photo={logo} />
        <div className="min-w-0">
          <h2 className="text-lg leading-tight text-balance wrap-anywhere">
            <Link to={pathTo("startup", locale, { seoUrl })} className="card-link">
              {name}
            </Link>
          </h2>
          <p className="text-sm leading-snug text-ink-muted">
            {[sector?.name, stage?.name].filter(Boolean).join(" · ")}
          </p>
        </div>
      </div>
      {tagline && <p className="text-sm wrap-anywhere">{truncate(tagline)}</p>}
      <p className="mt-auto flex flex-wrap items-center gap-1.5 text-sm text-ink-muted">
        {invested && <Tag tone="honey">{text("invested")}</Tag>}
        {incubated && <Tag tone="teal">{text("incubated")}</Tag>}
        {since && <span>{text("since", { month: formatMonth(since, locale) })}</span>}
      </p>
    </article>
  ));
}
