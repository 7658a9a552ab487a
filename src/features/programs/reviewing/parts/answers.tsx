import { useLocale } from "use-intl";
import { formatDate, formatNumber } from "#shared/format.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { classes } from "#ui/classes.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { DownloadIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReviewedApplication } from "../contract.ts";
import { AnswerReview } from "./answer-review.tsx";
import { Masked } from "./masked.tsx";

/** The applicant's answers, beside the rubric; those that belong to the open category are marked. */
export function Answers({ application, activeId }: { application: ReviewedApplication; activeId: string | undefined }) {
  const text = useTranslations("programsReviewing");
  const locale = useLocale();
  const { answers, categories, sentAt, startup } = application;
  return (
    <section className="card overflow-hidden" aria-labelledby="answers">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line px-5 py-4 sm:px-6">
        <h2 id="answers" className="text-lg">
          {text("answers")}{" "}
          <span className="text-sm font-medium text-ink-muted tabular-nums">
            {formatNumber(answers.length, locale)}
          </span>
        </h2>
        <p className="text-sm text-ink-muted">{text("sentOn", { date: formatDate(sentAt, locale) })}</p>
      </div>
      <ol>
        {answers.map(({ questionId, question, categoryIds, review, ...answer }, index) => (
          <li
            key={questionId}
            className={classes(
              "border-b border-line px-5 py-4 last:border-b-0 sm:px-6",
              activeId && categoryIds.includes(activeId) && "bg-honey-soft shadow-[inset_3px_0_0_var(--color-honey)]",
            )}
          >
            <div className="flex flex-wrap items-start gap-x-3 gap-y-1">
              <span className="text-ink-muted tabular-nums">{formatNumber(index + 1, locale)}</span>
              <h3 className="min-w-0 flex-1 basis-48 font-sans text-base font-semibold tracking-normal">{question}</h3>
              {categories
                .filter(({ id }) => categoryIds.includes(id))
                .map(({ id, name }) => (
                  <Tag key={id} tone={id === activeId ? "honey" : "neutral"}>
                    {name}
                  </Tag>
                ))}
            </div>
            <AnswerContent applyId={application.applyId} questionId={questionId} {...answer} />
            <AnswerReview
              applyId={application.applyId}
              questionId={questionId}
              question={question}
              review={review}
              isOpen={application.queue.phase.isOpen}
            />
          </li>
        ))}
      </ol>
      <Presentation application={application} />
      {startup && startup.facts.length > 0 && (
        <div className="border-t border-line px-5 py-4 sm:px-6">
          <h3 className="mb-2 font-sans text-base font-semibold tracking-normal">{text("profile")}</h3>
          <dl className="grid gap-1 text-sm">
            {startup.facts.map(({ name, value }) => (
              <div key={name} className="flex flex-wrap gap-x-3">
                <dt className="text-ink-muted">{text(`facts.${name}`)}</dt>
                <dd className="min-w-0 wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}

type Answer = Omit<ReviewedApplication["answers"][number], "question" | "categoryIds" | "review"> & { applyId: string };

function AnswerContent({ applyId, questionId, text: answer, link, file, isWithheld }: Answer) {
  const text = useTranslations("programsReviewing");
  const muted = (sentence: string) => <p className="mt-1 text-sm text-ink-muted">{sentence}</p>;
  if (isWithheld) return muted(text("withheld"));
  if (link)
    return (
      <p className="mt-1 wrap-anywhere">
        <ExternalLink address={link}>{link}</ExternalLink>
      </p>
    );
  if (file) return <FileLink applyId={applyId} questionId={questionId} name={file} />;
  if (answer === null) return muted(text("notAnswered"));
  return (
    <p className="mt-1 max-w-prose whitespace-pre-line wrap-anywhere">
      <Masked>{answer}</Masked>
    </p>
  );
}

function Presentation({
  application: { applyId, presentation, isPresentationWithheld },
}: {
  application: ReviewedApplication;
}) {
  const text = useTranslations("programsReviewing");
  if (!presentation && !isPresentationWithheld) return null;
  return (
    <div className="border-t border-line px-5 py-4 sm:px-6">
      <h3 className="font-sans text-base font-semibold tracking-normal">{text("presentation")}</h3>
      {presentation ? (
        <FileLink applyId={applyId} name={presentation} />
      ) : (
        <p className="mt-1 text-sm text-ink-muted">{text("presentationWithheld")}</p>
      )}
    </div>
  );
}

function FileLink({ applyId, questionId, name }: { applyId: string; questionId?: string; name: string }) {
  const text = useTranslations("programsReviewing");
  const query = new URLSearchParams({ applyId, ...(questionId && { questionId }) });
  return (
    <p className="mt-1">
      <Link
        to={`${RESOURCE_PATHS.reviewedFile}?${query}`}
        reloadDocument
        className={`${TEXT_LINK} inline-flex items-center gap-1.5`}
      >
        <DownloadIcon className="size-4" />
        {text("download", { name })}
      </Link>
    </p>
  );
}
