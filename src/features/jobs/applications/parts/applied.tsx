import { useEffect, useRef } from "react";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { DateText } from "#ui/date-text.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { SentApplication } from "../contract.ts";
import { StatusTag } from "./status-tag.tsx";

interface AppliedProps {
  application: SentApplication;
  /** It was sent a moment ago: the form that had the focus is gone. */
  isNew: boolean;
}

/** On the page of a job: it was applied to, and where that stands. */
export function Applied({ application: { status, date }, isNew }: AppliedProps) {
  const text = useTranslations("jobsApplications.apply");
  const locale = useLocale();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) box.current?.focus();
  }, [isNew]);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 outline-none">
      <Card title={text("sentTitle")}>
        <p className="mb-4 flex flex-wrap items-center gap-3">
          <span>{text.rich("done", { date: () => <DateText value={date} /> })}</span>
          <StatusTag status={status} />
        </p>
        {status === "withdrawn" && <p className="mb-4 text-ink-muted">{text("notAgain")}</p>}
        <ButtonLink to={pathTo("dashboardJobApplications", locale)}>{text("see")}</ButtonLink>
      </Card>
    </div>
  );
}
