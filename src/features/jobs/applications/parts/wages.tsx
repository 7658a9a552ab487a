import { useLocale } from "use-intl";
import { formatMoney } from "#shared/format.ts";
import type { Locale } from "#shared/locale.ts";
import { Button } from "#ui/button.tsx";
import { useChange } from "#ui/edit-form/use-change.ts";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReceivedApplication, SentApplication } from "../contract.ts";

const TONES = { suits: "good", close: "warn", apart: "neutral" } as const;

/** The fit, in words that say what fits. */
export const FitTag = ({ fit }: { fit: keyof typeof TONES }) => (
  <Tag tone={TONES[fit]}>{useTranslations("jobsApplications.wages")(fit)}</Tag>
);

type Wage = NonNullable<SentApplication["wages"]["expected"]>;

/** "₺50.000 – ₺65.000". */
export const wageText = ({ min, max, currency }: Wage, locale: Locale): string =>
  [...new Set([min, max])]
    .filter((amount) => amount !== null)
    .map((amount) => formatMoney(amount, currency, locale, true))
    .join(" – ");

interface WagesProps {
  application: SentApplication | ReceivedApplication;
  side: "applicant" | "team";
}

/** The job's pay against the expected one: in words to both, in figures once both agree, each with its time. */
export function Wages({ application: { jobApplyId, wages }, side }: WagesProps) {
  const text = useTranslations("jobsApplications.wages");
  const locale = useLocale();
  const { change, busy } = useChange(text("shown"));
  const { fit, comparedPlan, expected, paid, applicantShows, teamShows } = wages;
  const [agrees, othersAgree] = side === "applicant" ? [applicantShows, teamShows] : [teamShows, applicantShows];
  const isOpen = applicantShows && teamShows;
  const rangeOf = (wage: NonNullable<typeof expected>) => wageText(wage, locale);
  if (fit === null) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <FitTag fit={fit} />
      {isOpen && expected && <span>{text("expected", { range: rangeOf(expected) })}</span>}
      {isOpen && paid && (
        <span>{text("paid", { range: rangeOf(paid), plan: (paid.payPlan ?? "").toLocaleLowerCase(locale) })}</span>
      )}
      {!isOpen && agrees && <span className="text-ink-muted">{text(`waiting.${side}`)}</span>}
      {!isOpen && othersAgree && <span>{text(`othersAgree.${side}`)}</span>}
      {comparedPlan && <span className="basis-full text-ink-muted">{text(`compared.${comparedPlan}`)}</span>}
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
