import { useEffect, useRef, useState } from "react";
import { useLocale } from "use-intl";
import { deadlineAt } from "#shared/deadline.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { useNow } from "#ui/deadline/use-now.ts";
import { useDrafts } from "#ui/drafts.tsx";
import { EyeOffIcon, InfoIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { loadedLater } from "#ui/reload-overlay.tsx";
import { useTranslations } from "#ui/translations.ts";
import { applyDraft } from "../../applications/limits.ts";
import { Applied } from "../../applications/parts/applied.tsx";
import type { ApplyFormProps } from "../../applications/parts/apply-form.tsx";
import type { JobPage } from "../job.page.tsx";

/** How one applies, or why one cannot; who has applied sees where the application stands. */
export function Apply({ job, deadline, applying, options }: JobPage) {
  const text = useTranslations("jobsDetail");
  const locale = useLocale();
  const { state } = deadlineAt(deadline, useNow(deadline.asOf));
  const hadApplied = useRef(applying?.application !== null);
  if (applying?.application) return <Applied application={applying.application} isNew={!hadApplied.current} />;
  if (state === "closed")
    return (
      <Note icon={<InfoIcon />} title={text("expired")}>
        <p>{text("expiredText")}</p>
        <Link to={pathTo("jobs", locale)} className={`${TEXT_LINK} inline-flex min-h-row items-center`}>
          {text("openJobs")}
        </Link>
      </Note>
    );
  if (!job.isListed) return <Note icon={<EyeOffIcon />}>{text(state === "notYetOpen" ? "notYet" : "hidden")}</Note>;
  if (!applying) return <SignIn job={job} />;
  if (applying.isOwn) return <OwnNote />;
  if (applying.isLeaving) return <KeepAccount />;
  return <Form job={job} applying={applying} options={options} />;
}

/** It is loaded when somebody applies, or comes back to what they have typed. */
const ApplyForm = loadedLater(() => import("../../applications/parts/apply-form.tsx"));

function Form(props: Omit<ApplyFormProps, "takesFocus">) {
  const text = useTranslations("jobsApplications.apply");
  const [isOpen, setIsOpen] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const { id } = props.job;
  const drafts = useDrafts();
  useEffect(() => {
    if (drafts.read(applyDraft(id)) !== undefined) setIsOpen(true);
  }, [drafts, id]);
  const button = (
    <Button
      kind="primary"
      busy={isOpen}
      onClick={() => {
        setIsOpen(true);
        setIsAsked(true);
      }}
    >
      {text("title")}
    </Button>
  );
  if (!isOpen) return <p>{button}</p>;
  return <ApplyForm waiting={<p>{button}</p>} {...props} takesFocus={isAsked} />;
}

function SignIn({ job }: Pick<JobPage, "job">) {
  const text = useTranslations("jobsApplications.apply");
  const locale = useLocale();
  const path = pathTo("job", locale, { seoUrl: job.seoUrl });
  return (
    <Card title={text("title")}>
      <p className="mb-4 text-ink-muted">{text("signInText")}</p>
      <ButtonLink kind="primary" to={pathTo("login", locale, {}, { [RETURN_PARAM]: path })}>
        {text("signIn")}
      </ButtonLink>
    </Card>
  );
}

function KeepAccount() {
  const text = useTranslations("jobsApplications.apply");
  return (
    <Card title={text("title")}>
      <p className="mb-4 text-ink-muted">{text("leaving")}</p>
      <ButtonLink kind="primary" to={pathTo("deleteAccount", useLocale())}>
        {text("keepAccount")}
      </ButtonLink>
    </Card>
  );
}

const OwnNote = () => <Note icon={<InfoIcon />}>{useTranslations("jobsApplications.apply")("own")}</Note>;
