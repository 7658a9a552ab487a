import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { type DeadlineData, DeadlineTag } from "#ui/deadline/deadline-tag.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { JobRow } from "./contract.ts";
import { shareText, wageText } from "./rules.ts";

/** What a card shows, named in the reader's language. */
export interface JobCardData {
  /** The title. */
  name: string;
  seoUrl: string;
  startup: string;
  logo: string | null;
  place: string;
  workingPlans: string[];
  payPlan: string | undefined;
  pay: Pick<JobRow, "minWage" | "maxWage" | "wageCurrency" | "minShare" | "maxShare">;
  deadline: DeadlineData;
}

/** A job in a list. The whole card leads to it; a page that shows it needs the texts of `jobs` and `deadline`. */
export function JobCard({ row }: { row: JobCardData }) {
  const locale = useLocale();
  const { name, seoUrl, startup, logo, place, workingPlans, deadline } = row;
  return (
    // Two rows of the grid it stands in, so that the feet of neighbours begin at one height however many lines they have.
    <article className="card relative row-span-2 grid grid-rows-subgrid gap-y-0 p-4.5 transition-colors hover:border-line-strong">
      <div className="flex min-w-0 flex-col">
        <div className="flex items-start gap-3">
          <LetterTile name={startup} photo={logo} />
          <div className="min-w-0">
            <h2 className="text-lg leading-tight text-balance wrap-anywhere">
              <Link to={pathTo("job", locale, { seoUrl })} className="card-link">
                {name}
              </Link>
            </h2>
            <p className="mt-0.5 text-sm leading-snug text-ink-muted wrap-anywhere">
              {[startup, place].filter(Boolean).join(" · ")}
            </p>
          </div>
        </div>
        {/* What does not fit wraps out of sight, whole. */}
        <div className="mt-3.5 flex h-6 flex-wrap gap-x-1.5 gap-y-2 overflow-hidden">
          {workingPlans.map((plan) => (
            <Tag key={plan} tone="teal">
              {plan}
            </Tag>
          ))}
        </div>
      </div>
      <div className="mt-3.5 flex flex-wrap content-start items-center justify-between gap-x-3 gap-y-2 border-t border-line pt-3.5 text-sm">
        <Pay {...row} />
        <DeadlineTag deadline={deadline} ended="expired" />
      </div>
    </article>
  );
}

/** What it pays and how often, or that it does not say. */
function Pay({ pay, payPlan }: JobCardData) {
  const text = useTranslations("jobs.card");
  const locale = useLocale();
  const wage = wageText(pay, locale);
  const share = shareText(pay, locale);
  const equity = share && text("share", { share });
  if (!wage)
    return <span className="text-ink-muted">{[payPlan ?? text("noWage"), equity].filter(Boolean).join(" · ")}</span>;
  return (
    <span className="min-w-0">
      <strong className="font-bold tabular-nums">{wage}</strong>{" "}
      <span className="text-ink-muted">{[payPlan, equity].filter(Boolean).join(" · ")}</span>
    </span>
  );
}
