import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EyeOffIcon, InfoIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import { endOf, graceText, TimeLeft, useSecond } from "../../parts/countdown.tsx";
import { ProgramInstant } from "../../parts/program-instant.tsx";
import type { ProgramPage } from "../program.page.tsx";

const LINK = `${TEXT_LINK} inline-flex min-h-row items-center`;

/** The state of the program, its deadline, and the way to apply. */
export function Apply({ program, deadline, signedIn }: ProgramPage) {
  const text = useTranslations("programsDetail");
  const locale = useLocale();
  const now = useSecond(deadline.asOf);
  const { isDraft, isListed, decidedAt, graceSeconds, timeZone, programSeoUrl: seoUrl } = program;
  const { opensAt, closesAt } = deadline;
  if (isDraft || !isListed) return <Note icon={<EyeOffIcon />}>{text(isDraft ? "draft" : "notListed")}</Note>;
  const deadlineEnd = closesAt === null ? Number.POSITIVE_INFINITY : endOf(closesAt);
  const end = closesAt === null ? Number.POSITIVE_INFINITY : endOf(closesAt, graceSeconds);
  if (decidedAt || now >= end)
    return (
      <Note icon={<InfoIcon />} title={text(decidedAt ? "decided" : "closed")}>
        <p>{text(decidedAt ? "decidedText" : "closedText")}</p>
        <p className="flex flex-wrap gap-x-6">
          {signedIn && (
            <Link to={pathTo("dashboardMyProgramApplications", locale)} className={LINK}>
              {text("myApplications")}
            </Link>
          )}
          <Link to={pathTo("incubation", locale)} className={LINK}>
            {text("openPrograms")}
          </Link>
        </p>
      </Note>
    );
  if (opensAt !== null && now < Math.floor(Date.parse(opensAt) / 1000) * 1000)
    return (
      <Note icon={<InfoIcon />} title={text("notYetOpen")}>
        <p>
          {text("opens")}: <ProgramInstant value={opensAt} timeZone={timeZone} />
        </p>
      </Note>
    );
  const isGrace = now >= deadlineEnd;
  return (
    <div className="card flex flex-wrap items-center justify-between gap-4 p-5 sm:px-6">
      <div className="min-w-0 flex-1 basis-72">
        <h2 className="text-lg">{text("apply")}</h2>
        <p className="mt-1 max-w-prose text-sm text-ink-muted">{text("applyText")}</p>
        {closesAt !== null && (
          <p className="mt-2 text-sm text-ink-muted">
            {isGrace ? text("graceNow") : `${text("countdown")}:`}{" "}
            <TimeLeft until={isGrace ? end : deadlineEnd} now={now} />
          </p>
        )}
        {closesAt !== null && graceSeconds > 0 && (
          <p className="mt-1 text-sm text-ink-muted">
            {text("grace", { time: graceText(graceSeconds, (key, values) => text(`left.${key}`, values)) })}
          </p>
        )}
      </div>
      <ApplyLink seoUrl={seoUrl} signedIn={signedIn} />
    </div>
  );
}

/** To the form; visitors sign in on the way. */
function ApplyLink({ seoUrl, signedIn }: { seoUrl: string; signedIn: boolean }) {
  const text = useTranslations("programsDetail");
  const locale = useLocale();
  const form = pathTo("applyProgram", locale, { seoUrl });
  return (
    <ButtonLink kind="primary" to={signedIn ? form : pathTo("login", locale, {}, { [RETURN_PARAM]: form })}>
      {text(signedIn ? "applyNow" : "signIn")}
    </ButtonLink>
  );
}
