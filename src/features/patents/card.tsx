import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Money } from "#ui/money.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { PatentRow } from "./contract.ts";

/** What a card shows, named in the reader's language. */
export interface PatentCardData {
  name: string;
  /** The id: patents have no address of their own. */
  seoUrl: string;
  photo: string | null;
  organization: string;
  readiness: string | undefined;
  sectors: string[];
  lookingFor: string[];
  value: PatentRow["value"];
}

/** A patent in a list. The whole card leads to it; a page that shows it needs the texts of `patents`. */
export function PatentCard({ row }: { row: PatentCardData }) {
  const text = useTranslations("patents.card");
  const locale = useLocale();
  const { name, seoUrl, photo, organization, readiness, sectors, lookingFor, value } = row;
  return (
    // Two rows of the grid it stands in, so that the feet of neighbours begin at one height however many lines they have.
    <article className="card relative row-span-2 grid grid-rows-subgrid gap-y-0 p-4.5 transition-colors hover:border-line-strong">
      <div className="flex min-w-0 flex-col gap-3">
        <div className="flex items-start gap-3">
          <LetterTile name={name} photo={photo} />
          <div className="min-w-0">
            <h2 className="line-clamp-3 text-lg leading-tight text-balance wrap-anywhere">
              <Link to={pathTo("patent", locale, { id: seoUrl })} className="card-link">
                {name}
              </Link>
            </h2>
            <p className="mt-0.5 text-sm leading-snug text-ink-muted wrap-anywhere">{organization}</p>
          </div>
        </div>
        {readiness && <p className="text-sm">{readiness}</p>}
        {/* What does not fit wraps out of sight, whole. */}
        <div className="flex h-6 flex-wrap gap-x-1.5 gap-y-2 overflow-hidden">
          {sectors.map((sector) => (
            <Tag key={sector} tone="honey">
              {sector}
            </Tag>
          ))}
        </div>
      </div>
      <p className="mt-3.5 flex flex-wrap content-start items-baseline justify-between gap-x-3 gap-y-1 border-t border-line pt-3.5 text-sm text-ink-muted">
        {value ? (
          <strong className="font-bold text-ink">
            <Money amount={value.amount} currency={value.currency} />
          </strong>
        ) : (
          <span>{text("noValue")}</span>
        )}
        {lookingFor[0] && <span>{text("lookingFor", { what: lookingFor[0] })}</span>}
      </p>
    </article>
  );
}
