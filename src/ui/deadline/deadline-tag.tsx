import { CLOSE_DAYS, type Deadline, deadlineAt, type Opening } from "#shared/deadline.ts";
import { Tag, type TagTone } from "../tag.tsx";
import { useTranslations } from "../translations.ts";
import { useNow } from "./use-now.ts";

/** The data of a page about a deadline; `asOf` is the moment of its loader. */
export interface DeadlineData extends Opening {
  asOf: string;
}

interface DeadlineTagProps {
  deadline: DeadlineData;
  /** The word for its end: a program is closed, a job has expired. */
  ended: "closed" | "expired";
}

/** The state of a deadline and the time left: "Open, 6 days left". Pages that show it have the texts `deadline`. */
export function DeadlineTag({ deadline, ended }: DeadlineTagProps) {
  const text = useTranslations("deadline");
  const at = deadlineAt(deadline, useNow(deadline.asOf));
  const sentence = () => {
    if (at.state === "closed") return text(ended);
    if (at.state === "notYetOpen") return at.days === 0 ? text("opensToday") : text("opensIn", { days: at.days });
    if (at.days === null) return text("open");
    return at.days === 0 ? text("openToday") : text("openDays", { days: at.days });
  };
  return <Tag tone={toneOf(at)}>{sentence()}</Tag>;
}

function toneOf(at: Deadline): TagTone {
  if (at.state !== "open") return "neutral";
  return at.days !== null && at.days <= CLOSE_DAYS ? "warn" : "good";
}
