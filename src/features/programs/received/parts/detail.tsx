import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { Link } from "#ui/link.tsx";
import { Tag } from "#ui/tag.tsx";
import { TextChanges } from "#ui/text-changes.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReceivedDetail } from "../contract.ts";
import { AnswerFile, Answers } from "./answers.tsx";
import { ResultTag } from "./result-tag.tsx";

/** One application: where it stands, and what was sent, the last version first. */
export function ReceivedDetailCard({ application }: { application: ReceivedDetail }) {
  const text = useTranslations("programsReceived");
  const locale = useLocale();
  const { submissions, startup, phase, reviews, remarks } = application;
  const [last, ...earlier] = submissions;
  return (
    <div className="grid max-w-4xl gap-5">
      {startup.id === null && <p className="text-sm text-ink-muted">{text("hidesNames")}</p>}
      <Card>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2 text-sm">
          <ResultTag {...application} />
          {phase && <span>{phase.name}</span>}
          {reviews.assigned > 0 && (
            <span className="text-ink-muted">
              {text("reviews")}: {text("reviewsOf", reviews)}
            </span>
          )}
          {startup.seoUrl && (
            <Link to={pathTo("startup", locale, { seoUrl: startup.seoUrl })} className="underline">
              {text("startupPage")}
            </Link>
          )}
        </div>
      </Card>
      {remarks.length > 0 && (
        <Card title={text("remarks")}>
          <dl className="grid gap-4">
            {remarks.map(({ id, juror, phase: ofPhase, remark }) => (
              <div key={id}>
                <dt className="text-sm font-semibold wrap-anywhere">
                  {juror ?? text("aJuror")} <span className="font-normal text-ink-muted">{ofPhase}</span>
                </dt>
                <dd className="mt-1 whitespace-pre-line wrap-anywhere">{remark}</dd>
              </div>
            ))}
          </dl>
        </Card>
      )}
      {last && <Version version={last} applyId={application.id} />}
      {earlier.map((version) => (
        <Disclosure key={version.id} title={text("version", { number: version.number })}>
          <Version version={version} applyId={application.id} />
        </Disclosure>
      ))}
    </div>
  );
}

function Version({ version, applyId }: { version: ReceivedDetail["submissions"][number]; applyId: string }) {
  const text = useTranslations("programsReceived");
  const locale = useLocale();
  const { number, sentAt, sentBy, presentationName, answers, changed, reviewed, confirmed } = version;
  const time = formatDateTime(sentAt, locale);
  return (
    <Card
      title={text("version", { number })}
      end={<Tag>{text(version.locale === "tr" ? "inTurkish" : "inEnglish")}</Tag>}
    >
      <p className="mb-4 text-sm text-ink-muted">
        {sentBy ? text("sentBy", { time, name: sentBy }) : text("sentOn", { time })}
        {presentationName && (
          <span className="block">
            <AnswerFile of={{ applyId, version: number }} name={text("presentation", { name: presentationName })} />
          </span>
        )}
      </p>
      {reviewed > 0 && <p className="mb-4 text-sm">{text("reviewedVersion", { count: reviewed })}</p>}
      {confirmed.map(({ juror, earlier, confirmedAt }) => (
        <p key={confirmedAt} className="mb-4 text-sm text-ink-muted wrap-anywhere">
          {text("confirmedVersion", {
            juror: juror ?? text("aJuror"),
            earlier,
            time: formatDateTime(confirmedAt, locale),
          })}
        </p>
      ))}
      {changed.length > 0 && (
        <section className="mb-5 rounded-control border border-line p-4">
          <h3 className="mb-2 text-base">{text("changedAnswers")}</h3>
          <dl className="grid gap-3">
            {changed.map(({ question, difference }) => (
              <div key={question}>
                <dt className="text-sm font-semibold wrap-anywhere">{question}</dt>
                <dd className="mt-1">
                  <TextChanges changes={difference} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <Answers answers={answers} locale={version.locale} of={{ applyId, version: number }} />
    </Card>
  );
}
