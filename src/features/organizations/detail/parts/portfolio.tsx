import { useLocale } from "use-intl";
import { formatMonth } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { CardText, RowCard } from "#ui/row-card.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { PortfolioRow } from "../contract.ts";

/** Startups it invested in, incubated or accelerated. */
export function Portfolio({ rows }: { rows: readonly PortfolioRow[] }) {
  const text = useTranslations("organizationsDetail");
  const locale = useLocale();
  const period = (since: string | null, until: string | null) => {
    if (until === null) return since && <span>{text("since", { month: formatMonth(since, locale) })}</span>;
    const [start, end] = [formatMonth(since, locale), formatMonth(until, locale)];
    return <span className="tabular-nums">{start ? `${start} – ${end}` : text("until", { month: end })}</span>;
  };
  return rows.map(
    ({
      id,
      name,
      seoUrl,
      logo,
      tagline,
      sector,
      stage,
      incubated,
      accelerated,
      invested,
      isConfirmed,
      since,
      until,
    }) => (
      <RowCard
        key={id}
        name={name}
        to={pathTo("startup", locale, { seoUrl })}
        picture={<LetterTile name={name} photo={logo} />}
        line={[sector?.name, stage?.name].filter(Boolean).join(" · ")}
      >
        {tagline && <CardText>{tagline}</CardText>}
        <p className="mt-auto flex flex-wrap items-center gap-1.5 text-sm text-ink-muted">
          {invested && <Tag tone="honey">{text("invested")}</Tag>}
          {incubated && <Tag tone="teal">{text("incubated")}</Tag>}
          {accelerated && <Tag tone="teal">{text("accelerated")}</Tag>}
          {!isConfirmed && <Tag>{text("saidByOneSide")}</Tag>}
          {period(since, until)}
        </p>
      </RowCard>
    ),
  );
}
