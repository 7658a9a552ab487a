import { useLocale } from "use-intl";
import { deadlineAt } from "#shared/deadline.ts";
import { pathTo } from "#shared/paths.ts";
import { DeadlineInstant } from "#ui/deadline/deadline-instant.tsx";
import { useNow } from "#ui/deadline/use-now.ts";
import { EyeOffIcon, InfoIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ProgramPage } from "../detail.page.tsx";

/** How one applies, from when; or that it is too late. */
export function Apply({ program, deadline }: ProgramPage) {
  const text = useTranslations("programDetail");
  const locale = useLocale();
  const { state } = deadlineAt(deadline, useNow(deadline.asOf));
  if (!program.isListed) return <Note icon={<EyeOffIcon />}>{text("notListed")}</Note>;
  if (state === "closed")
    return (
      <Note icon={<InfoIcon />} title={text("closed")}>
        <p>{text("closedText")}</p>
        <Link to={pathTo("incubation", locale)} className={`${TEXT_LINK} inline-flex min-h-row items-center`}>
          {text("openPrograms")}
        </Link>
      </Note>
    );
  return (
    <Note icon={<InfoIcon />} title={text(state === "notYetOpen" ? "notYetOpen" : "apply")}>
      {state === "notYetOpen" && deadline.opensAt && (
        <p>
          {text("opens")}: <DeadlineInstant value={deadline.opensAt} />
        </p>
      )}
      <p>{text("applyText")}</p>
    </Note>
  );
}
