import { useLocale } from "use-intl";
import { deadlineAt } from "#shared/deadline.ts";
import { pathTo } from "#shared/paths.ts";
import { useNow } from "#ui/deadline/use-now.ts";
import { TEXT_LINK } from "#ui/external-link.tsx";
import { EyeOffIcon, InfoIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { JobPage } from "../detail.page.tsx";

/** How one applies; or why one cannot. */
export function Apply({ job, deadline }: JobPage) {
  const text = useTranslations("jobDetail");
  const locale = useLocale();
  const { state } = deadlineAt(deadline, useNow(deadline.asOf));
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
  return (
    <Note icon={<InfoIcon />} title={text("apply")}>
      <p>{text("applyText")}</p>
      <Link
        to={pathTo("startup", locale, { seoUrl: job.startup.seoUrl })}
        className={`${TEXT_LINK} inline-flex min-h-row items-center`}
      >
        {text("toStartup")}
      </Link>
    </Note>
  );
}
