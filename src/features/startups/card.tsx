import { useLocale } from "use-intl";
import { formatDateTime, formatRelative, truncate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Money } from "#ui/money.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";

/** What a card shows, named in the reader's language. */
export interface StartupCardData {
  name: string;
  seoUrl: string;
  logo: string | null;
  tagline: string;
  /** Where it is and what it does: "İzmir · Energy". */
  place: string;
  stage: string | undefined;
  /** Few of them; a card has no room for more. */
  technologies: string[];
  totalRaisedUsd: number;
  confirmedAt: string | null;
}

/** A startup in a list. The whole card leads to it; a page that shows it needs the texts of `startups`. */
export function StartupCard({ startup }: { startup: StartupCardData }) {
  const locale = useLocale();
  const { name, seoUrl, logo, place, tagline, stage, technologies } = startup;
  return (
    // Two rows of the grid it stands in, so that the feet of neighbours begin at one height however many lines they have.
    <article className="card relative row-span-2 grid grid-rows-subgrid gap-y-0 p-4.5 transition-colors hover:border-line-strong">
      <div className="flex min-w-0 flex-col">
        <div className="flex items-center gap-3">
          <LetterTile name={name} photo={logo} />
          <div className="min-w-0">
            <h2 className="truncate text-lg leading-tight">
              <Link to={pathTo("startup", locale, { seoUrl })} className="card-link">
                {name}
              </Link>
            </h2>
            <p className="text-sm leading-snug text-ink-muted">{place}</p>
          </div>
        </div>
        <p className={`flex-1 text-sm ${tagline ? "mt-3 mb-5" : ""}`}>{truncate(tagline)}</p>
        {(stage || technologies.length > 0) && (
          // What does not fit wraps out of sight, whole.
          <div className="flex h-6 flex-wrap gap-x-1.5 gap-y-2 overflow-hidden">
            {stage && <Tag tone="teal">{stage}</Tag>}
            {technologies.map((technology) => (
              <Tag key={technology}>{technology}</Tag>
            ))}
          </div>
        )}
      </div>
      <Foot {...startup} />
    </article>
  );
}

/** What it raised, and how fresh what stands here is. */
function Foot({ totalRaisedUsd, confirmedAt }: StartupCardData) {
  const text = useTranslations("startups.card");
  const locale = useLocale();
  return (
    <p className="mt-3 flex flex-wrap content-start items-baseline justify-between gap-x-3 border-t border-line pt-3.5 text-xs text-ink-muted">
      {totalRaisedUsd > 0 ? (
        <span>
          {text("raised")}{" "}
          <strong className="text-sm font-bold text-ink">
            <Money amount={Math.round(totalRaisedUsd)} currency="USD" />
          </strong>
        </span>
      ) : (
        <span>{text("noRound")}</span>
      )}
      {confirmedAt ? (
        // What is three weeks old on the server may be four in the browser.
        <time dateTime={confirmedAt} title={formatDateTime(confirmedAt, locale)} suppressHydrationWarning>
          {text("confirmed", { ago: formatRelative(confirmedAt, new Date(), locale) })}
        </time>
      ) : (
        <span>{text("neverConfirmed")}</span>
      )}
    </p>
  );
}
