import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { type DeadlineData, DeadlineTag } from "#ui/deadline/deadline-tag.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ProgramRow } from "./contract.ts";
import { investmentText } from "./rules.ts";

/** What a card shows, named in the reader's language. */
export interface ProgramCardData {
  name: string;
  seoUrl: string;
  organizer: string;
  logo: string | null;
  place: string;
  type: string | undefined;
  sectors: string[];
  isGrant: boolean;
  investment: Pick<ProgramRow, "minInvestment" | "maxInvestment" | "investmentCurrency">;
  deadline: DeadlineData;
}

/** What a card shows of a program at a moment. */
export const programCardOf = (program: ProgramRow, now = new Date()): ProgramCardData => ({
  name: program.name,
  seoUrl: program.programSeoUrl,
  organizer: program.organizer.name,
  logo: program.organizer.logo,
  place: program.location.city?.name ?? program.location.country?.name ?? "",
  type: program.programType?.name,
  sectors: program.sectors.map(({ name }) => name),
  isGrant: program.isGrant,
  investment: {
    minInvestment: program.minInvestment,
    maxInvestment: program.maxInvestment,
    investmentCurrency: program.investmentCurrency,
  },
  deadline: { opensAt: program.applyStart, closesAt: program.applyFinish, asOf: now.toISOString() },
});

/** A program in a list. The whole card leads to it; a page that shows it needs the texts of `programs` and `deadline`. */
export function ProgramCard({ row }: { row: ProgramCardData }) {
  const locale = useLocale();
  const { name, seoUrl, organizer, logo, place, type, sectors, deadline } = row;
  return (
    // Two rows of the grid it stands in, so that the feet of neighbours begin at one height however many lines they have.
    <article className="card relative row-span-2 grid grid-rows-subgrid gap-y-0 p-4.5 transition-colors hover:border-line-strong">
      <div className="flex min-w-0 flex-col">
        <div className="flex items-start gap-3">
          <LetterTile name={organizer} photo={logo} />
          <div className="min-w-0">
            <h2 className="text-lg leading-tight text-balance wrap-anywhere">
              <Link to={pathTo("program", locale, { seoUrl })} className="card-link">
                {name}
              </Link>
            </h2>
            <p className="mt-0.5 text-sm leading-snug text-ink-muted wrap-anywhere">
              {[organizer, place].filter(Boolean).join(" · ")}
            </p>
          </div>
        </div>
        {/* What does not fit wraps out of sight, whole. */}
        <div className="mt-3.5 flex h-6 flex-wrap gap-x-1.5 gap-y-2 overflow-hidden">
          {type && <Tag tone="teal">{type}</Tag>}
          {sectors.map((sector) => (
            <Tag key={sector} tone="honey">
              {sector}
            </Tag>
          ))}
        </div>
      </div>
      <div className="mt-3.5 flex flex-wrap content-start items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3.5 text-sm">
        <Support {...row} />
        <DeadlineTag deadline={deadline} ended="closed" />
      </div>
    </article>
  );
}

/** What it brings in money. */
function Support({ investment, isGrant }: ProgramCardData) {
  const text = useTranslations("programs.card");
  const locale = useLocale();
  const amount = investmentText(investment, locale);
  if (!amount) return <span className="text-ink-muted">{text(isGrant ? "grant" : "noMoney")}</span>;
  return (
    <span className="min-w-0">
      <strong className="font-bold tabular-nums">{amount}</strong>{" "}
      <span className="text-ink-muted">{text(isGrant ? "grant" : "investment")}</span>
    </span>
  );
}
