import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewedApplication } from "../contract.ts";
import { REMARK_MAX_LENGTH } from "../limits.ts";
import { Discussion } from "./discussion.tsx";
import type { ReviewValues } from "./review-values.ts";

interface RemarksProps {
  application: ReviewedApplication;
  values: ReviewValues;
  isOpen: boolean;
  onChange: (field: string, value: string) => void;
}

/** The juror's remarks beside the scores, and the scores of others once they are shown. */
export function Remarks({ application, values, isOpen, onChange }: RemarksProps) {
  const text = useTranslations("programsReviewing");
  return (
    <div className="grid gap-4 border-t border-line px-5 py-4 sm:px-6">
      {(["remarkToOrganizer", "remarkToApplicant"] as const).map((field) => (
        <TextArea
          key={field}
          label={text(field)}
          hint={
            field === "remarkToApplicant"
              ? text("remarkToApplicantHint", { language: text(`languages.${application.letterLocale}`) })
              : text("remarkToOrganizerHint")
          }
          rows={3}
          name={field}
          maxLength={REMARK_MAX_LENGTH}
          readOnly={!isOpen}
          value={values[field]}
          onChange={(event) => onChange(field, event.target.value)}
        />
      ))}
      <Others application={application} />
      <Discussion application={application} isOpen={isOpen} />
    </div>
  );
}

function Others({ application: { others, review, categories, queue } }: { application: ReviewedApplication }) {
  const text = useTranslations("programsReviewing");
  const locale = useLocale();
  const nameOf = (categoryId: string) => categories.find(({ id }) => id === categoryId)?.name ?? "";
  const nothing = text(queue.phase.othersScores === "never" || review.finishedAt ? "othersNever" : "othersLater");
  return (
    <section aria-label={text("others")}>
      <h3 className="font-sans text-sm font-semibold tracking-normal">{text("others")}</h3>
      {!others && <p className="text-sm text-ink-muted">{nothing}</p>}
      {others?.length === 0 && <p className="text-sm text-ink-muted">{text("othersNone")}</p>}
      <ul className="grid gap-1 text-sm">
        {others?.map(({ weighted, scores }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reviews of others have no name.
          <li key={index} className="flex flex-wrap justify-between gap-x-3">
            <span>
              {text("otherReview", { number: index + 1 })}{" "}
              <span className="text-ink-muted">
                {scores
                  .map(({ categoryId, score }) => `${nameOf(categoryId)} ${formatNumber(score, locale)}`)
                  .join(" · ")}
              </span>
            </span>
            <strong className="tabular-nums">
              {formatNumber(weighted, locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
            </strong>
          </li>
        ))}
      </ul>
    </section>
  );
}
