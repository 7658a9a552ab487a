import { useState } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DateText } from "#ui/date-text.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useChange } from "#ui/edit-form/use-change.ts";
import { HexAvatar } from "#ui/hexagon.tsx";
import { ChevronDownIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SentApplication } from "../contract.ts";
import { mayWithdraw, statusId } from "../rules.ts";
import { CvLink } from "./cv-link.tsx";
import { StatusTag } from "./status-tag.tsx";
import { Wages, wageText } from "./wages.tsx";

/** A member's sent applications and their states. */
export function Sent({ applications }: { applications: readonly SentApplication[] }) {
  const text = useTranslations("jobsApplications");
  const locale = useLocale();
  const [doomed, setDoomed] = useState<SentApplication>();
  const { change, busy } = useChange(text("withdrawn"));
  const close = () => setDoomed(undefined);
  const [lent, setLent] = useState<SentApplication>();
  const taking = useChange(text("cvTakenBack"));
  return (
    <Card title={text("sent")}>
      {applications.length === 0 && (
        <>
          <p className="mb-4 text-ink-muted">{text("noneSent")}</p>
          <ButtonLink to={pathTo("jobs", locale)}>{text("findJobs")}</ButtonLink>
        </>
      )}
      <ul>
        {applications.map((application) => (
          <li key={application.jobApplyId} className="border-t border-line py-4 first:border-0 first:pt-0 last:pb-0">
            <SentOne
              application={application}
              onWithdraw={() => setDoomed(application)}
              onTakeCvBack={() => setLent(application)}
            />
          </li>
        ))}
      </ul>
      <Dialog
        open={doomed !== undefined}
        onClose={close}
        title={text("withdrawing.title")}
        actions={
          <>
            <Button data-autofocus="" onClick={close}>
              {text("withdrawing.back")}
            </Button>
            <Button
              kind="danger"
              busy={busy}
              onClick={() => {
                const { jobApplyId, version } = doomed!;
                change({ intent: "status", jobApplyId, statusId: statusId("withdrawn"), version: String(version) });
                close();
              }}
            >
              {text("withdrawing.action")}
            </Button>
          </>
        }
      >
        {doomed && <p>{text("withdrawing.text", { startup: doomed.job.startup.name, title: doomed.job.title })}</p>}
      </Dialog>
      <Dialog
        open={lent !== undefined}
        onClose={() => setLent(undefined)}
        title={text("takingCvBack.title")}
        actions={
          <>
            <Button data-autofocus="" onClick={() => setLent(undefined)}>
              {text("takingCvBack.back")}
            </Button>
            <Button
              kind="danger"
              busy={taking.busy}
              onClick={() => {
                taking.change({ intent: "takeCvBack", jobApplyId: lent!.jobApplyId });
                setLent(undefined);
              }}
            >
              {text("takingCvBack.action")}
            </Button>
          </>
        }
      >
        {lent && <p>{text("takingCvBack.text", { startup: lent.job.startup.name, cv: lent.cv ?? "" })}</p>}
      </Dialog>
    </Card>
  );
}

interface SentOneProps {
  application: SentApplication;
  onWithdraw: () => void;
  onTakeCvBack: () => void;
}

function SentOne({ application, onWithdraw, onTakeCvBack }: SentOneProps) {
  const text = useTranslations("jobsApplications");
  const locale = useLocale();
  const { job, status, date, applyNote, phone, linkedin, wages, steps } = application;
  return (
    <article className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <HexAvatar name={job.startup.name} photo={job.startup.logo} className="size-10 shrink-0" />
        <div className="min-w-0 flex-1 basis-48">
          <h3 className="font-sans text-base tracking-normal wrap-anywhere">
            {job.seoUrl ? (
              <Link to={pathTo("job", locale, { seoUrl: job.seoUrl })} className="hover:underline">
                {job.title}
              </Link>
            ) : (
              job.title
            )}
          </h3>
          <p className="text-sm text-ink-muted wrap-anywhere">
            {[job.startup.name, job.place].filter(Boolean).join(" · ")} ·{" "}
            {text.rich("publishedOn", { date: () => <DateText value={job.publicationDate} /> })} ·{" "}
            {text.rich("sentOn", { date: () => <DateText value={date} /> })}
            {!job.seoUrl && ` · ${text("pageGone")}`}
          </p>
        </div>
        <StatusTag status={status} />
        {mayWithdraw(status) && (
          <Button kind="quiet" aria-label={text("withdrawOf", { title: job.title })} onClick={onWithdraw}>
            {text("withdraw")}
          </Button>
        )}
      </div>
      <Wages application={application} side="applicant" />
      {application.cv !== null && <SentCv application={application} onTakeBack={onTakeCvBack} />}
      <details className="text-sm">
        <summary className="inline-flex min-h-row cursor-pointer items-center gap-2 py-1.5 font-medium text-honey-deep hover:underline">
          <ChevronDownIcon className="size-4 [details[open]>summary>&]:rotate-180" />
          {text("details")}
        </summary>
        <dl className="grid gap-2 py-2">
          {applyNote && (
            <div>
              <dt className="text-ink-muted">{text("note")}</dt>
              <dd className="whitespace-pre-line wrap-anywhere">{applyNote}</dd>
            </div>
          )}
          <div>
            <dt className="text-ink-muted">{text("phone")}</dt>
            <dd>{phone}</dd>
          </div>
          <div>
            <dt className="text-ink-muted">{text("linkedin")}</dt>
            <dd className="wrap-anywhere">{linkedin}</dd>
          </div>
          {wages.expected && (
            <div>
              <dt className="text-ink-muted">{text("expectedWage")}</dt>
              <dd>{wageText(wages.expected, locale)}</dd>
            </div>
          )}
        </dl>
        <h4 className="font-sans text-sm font-normal tracking-normal text-ink-muted">{text("way")}</h4>
        <ol>
          {steps.map((step) => (
            <li key={step.at}>
              <DateText value={step.at} /> · {text(`statuses.${step.status}`)}
            </li>
          ))}
        </ol>
      </details>
    </article>
  );
}

/** The CV that the team can read, and the way to take it back. */
function SentCv({ application, onTakeBack }: { application: SentApplication; onTakeBack: () => void }) {
  const text = useTranslations("jobsApplications");
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <span>{text("cvSent")}</span>
      <CvLink application={application} />
      <Button kind="quiet" aria-label={text("takeCvBackOf", { title: application.job.title })} onClick={onTakeBack}>
        {text("takeCvBack")}
      </Button>
    </div>
  );
}
