import { useLocale } from "use-intl";
import { formatMoney } from "#shared/format.ts";
import { Button } from "#ui/button.tsx";
import { useChange } from "#ui/edit-form/use-change.ts";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReceivedApplication, SentApplication } from "../contract.ts";

const TONES = { suits: "good", close: "warn", apart: "neutral" } as const;

/** The fit, in a word. */
export const FitTag = ({ fit }: { fit: keyof typeof TONES }) => (
  <Tag tone={TONES[fit]}>{useTranslations("jobsApplications.wages")(fit)}</Tag>
);

interface WagesProps {
  application: SentApplication | ReceivedApplication;
  side: "applicant" | "team";
}

/** The job's pay against the expected one: in words to both, in figures once both agree. */
export function Wages({ application: { jobApplyId, wages }, side }: WagesProps) {
  const text = useTranslations("jobsApplications.wages");
  const locale = useLocale();
  const { change, busy } = useChange(text("shown"));
  const { fit, expected, paid, applicantShows, teamShows } = wages;
  const agrees = side === "applicant" ? applicantShows : teamShows;
  const isOpen = applicantShows && teamShows;
  const rangeOf = ({ min, max, currency }: NonNullable<typeof paid>) =>
    [...new Set([min, max])]
      .filter((amount) => amount !== null)
      .map((amount) => formatMoney(amount, currency, locale, true))
      .join(" – ");
  if (fit === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span>
        {text("label")} <FitTag fit={fit} />
      </span>
      {isOpen && expected && <span>{text("expected", { range: rangeOf(expected) })}</span>}
      {isOpen && paid && <span>{text("paid", { range: rangeOf(paid) })}</span>}
      {!isOpen && agrees && <span className="text-ink-muted">{text("waiting")}</span>}
      {!agrees && (
        <Button
          kind="quiet"
          busy={busy}
          title={text("showHint")}
          onClick={() => change({ intent: "wage", jobApplyId })}
        >
          {text("show")}
        </Button>
      )}
    </div>
  );
}
