import { useState } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { DateText } from "#ui/date-text.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { useChange } from "#ui/edit-form/use-change.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { EyeOffIcon } from "#ui/icon.tsx";
import { TEXT_LINK } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReceivedApplication } from "../contract.ts";
import type { Status } from "../rules.ts";
import { StatusSelect } from "./applications-table.tsx";
import { CvLink } from "./cv-link.tsx";
import { Wages } from "./wages.tsx";

interface ApplicationDetailsProps {
  /** Undefined: closed. */
  application: ReceivedApplication | undefined;
  onClose: () => void;
  onMove: (id: string, to: Status) => void;
}

/** All of an application, and what the team notes of it. */
export function ApplicationDetails({ application, onClose, onMove }: ApplicationDetailsProps) {
  return (
    <Dialog wide open={application !== undefined} onClose={onClose} title={application?.applicant.name ?? ""}>
      {application && <Content key={application.jobApplyId} application={application} onMove={onMove} />}
    </Dialog>
  );
}

function Content({
  application,
  onMove,
}: { application: ReceivedApplication } & Pick<ApplicationDetailsProps, "onMove">) {
  const text = useTranslations("jobsApplications");
  const locale = useLocale();
  const { applicant, date, applyNote, phone, linkedin, cv, cvTakenBack, steps } = application;
  return (
    <div className="grid gap-5">
      <div>
        {applicant.title && <p className="text-ink-muted wrap-anywhere">{applicant.title}</p>}
        <p className="text-sm text-ink-muted">{text.rich("sentOn", { date: () => <DateText value={date} /> })}</p>
      </div>
      {applicant.hasLeft ? (
        <Note icon={<EyeOffIcon />}>{text("board.leftText")}</Note>
      ) : (
        <StatusSelect application={application} onMove={onMove} />
      )}
      <Wages application={application} side="team" />
      {applyNote && (
        <section>
          <h3 className="font-sans text-sm font-semibold tracking-normal">{text("note")}</h3>
          <p className="whitespace-pre-line wrap-anywhere">{applyNote}</p>
        </section>
      )}
      <dl className="grid gap-2 text-sm sm:grid-cols-2">
        {phone && (
          <div>
            <dt className="text-ink-muted">{text("phone")}</dt>
            <dd>
              <a href={`tel:${phone.replaceAll(" ", "")}`} className={TEXT_LINK}>
                {phone}
              </a>
            </dd>
          </div>
        )}
        {linkedin && (
          <div>
            <dt className="text-ink-muted">{text("linkedin")}</dt>
            <dd>
              <ExternalLink address={linkedin} />
            </dd>
          </div>
        )}
        {!applicant.hasLeft && (
          <div>
            <dt className="text-ink-muted">{text("cv")}</dt>
            <dd>
              {cv === null ? text(cvTakenBack ? "cvWasTakenBack" : "noCv") : <CvLink application={application} />}
            </dd>
          </div>
        )}
      </dl>
      {applicant.seoUrl && (
        <p className="flex flex-wrap gap-3">
          <ButtonLink to={pathTo("conversation", locale, { otherUserSeoUrl: applicant.seoUrl })}>
            {text("board.write")}
          </ButtonLink>
          <ButtonLink kind="quiet" to={pathTo("talent", locale, { seoUrl: applicant.seoUrl })}>
            {text("board.profile")}
          </ButtonLink>
        </p>
      )}
      <section>
        <h3 className="font-sans text-sm font-semibold tracking-normal">{text("way")}</h3>
        <ol className="text-sm text-ink-muted">
          {steps.map((step) => (
            <li key={step.at}>
              <DateText value={step.at} /> · {text(`statuses.${step.status}`)}
            </li>
          ))}
        </ol>
      </section>
      <Notes application={application} />
    </div>
  );
}

function Notes({ application: { jobApplyId, notes } }: { application: ReceivedApplication }) {
  const text = useTranslations("jobsApplications.board");
  const common = useTranslations("editForm");
  const [typed, setTyped] = useState("");
  const add = useChange(text("noted"));
  const remove = useChange(common("removed"));
  return (
    <section>
      <h3 className="font-sans text-sm font-semibold tracking-normal">{text("notesTitle")}</h3>
      <p className="text-sm text-ink-muted">{text("notesLead")}</p>
      <ul className="my-2 grid gap-2">
        {notes.map(({ id, author, isOwn, text: note, at }) => (
          <li key={id} className="rounded-control bg-sunken p-3 text-sm">
            <p className="whitespace-pre-line wrap-anywhere">{note}</p>
            <p className="mt-1 flex flex-wrap items-center gap-2 text-ink-muted">
              {author && `${author} · `}
              <DateText value={at} />
              {isOwn && (
                <Button kind="quiet" onClick={() => remove.change({ intent: "deleteNote", id })}>
                  {common("remove")}
                </Button>
              )}
            </p>
          </li>
        ))}
      </ul>
      <form
        className="grid gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() === "") return;
          add.change({ intent: "note", jobApplyId, text: typed });
          setTyped("");
        }}
      >
        <TextArea
          label={text("addNote")}
          rows={2}
          maxLength={5_000}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <div>
          <Button type="submit" busy={add.busy} disabled={typed.trim() === ""}>
            {common("add")}
          </Button>
        </div>
      </form>
    </section>
  );
}
