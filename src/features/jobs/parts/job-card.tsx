import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { type DeadlineData, DeadlineTag } from "#ui/deadline/deadline-tag.tsx";
import { LetterTile } from "#ui/hexagon.tsx";
import { CardTags, RowCard } from "#ui/row-card.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { JobRow } from "../contract.ts";
import { shareText, wageText } from "../rules.ts";

/** The data of a card, named in the reader's language. */
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
  isSilent: boolean;
  deadline: DeadlineData;
}

/** A job in a list. The whole card leads to it; a page that shows it needs the texts of `jobs` and `deadline`. */
export function JobCard({ row }: { row: JobCardData }) {
  const { name, seoUrl, startup, logo, place, workingPlans, deadline, isSilent } = row;
  const text = useTranslations("jobs.card");
  return (
    <RowCard
      name={name}
      to={pathTo("job", useLocale(), { seoUrl })}
      picture={<LetterTile name={startup} photo={logo} />}
      line={[startup, place].filter(Boolean).join(" · ")}
      foot={
        <>
          <Pay {...row} />
          <DeadlineTag deadline={deadline} ended="expired" />
        </>
      }
    >
      <CardTags>
        {workingPlans.map((plan) => (
          <Tag key={plan} tone="teal">
            {plan}
          </Tag>
        ))}
        {isSilent && <Tag tone="warn">{text("silent")}</Tag>}
      </CardTags>
    </RowCard>
  );
}

/** The pay and its period, or that there is none given. */
function Pay({ pay, payPlan }: JobCardData) {
  const text = useTranslations("jobs.card");
  const locale = useLocale();
  const wage = wageText(pay, locale);
  const share = shareText(pay, locale);
  const equity = share && text("share", { share });
  if (!wage) return <span>{[text("noWage"), equity].filter(Boolean).join(" · ")}</span>;
  return (
    <span className="min-w-0">
      <strong className="font-bold text-ink tabular-nums">{wage}</strong>{" "}
      {[payPlan, equity].filter(Boolean).join(" · ")}
    </span>
  );
}
