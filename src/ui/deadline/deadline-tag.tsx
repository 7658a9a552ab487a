import { CLOSE_DAYS, type Deadline, deadlineAt, type Opening } from "#shared/deadline.ts";
import { Tag, type TagTone } from "../tag.tsx";
import { useTranslations } from "../translations.ts";
import { useNow } from "./use-now.ts";

/** What a page is given of a deadline; `asOf` is the moment of its loader. */
export interface DeadlineData extends Opening {
  asOf: string;
}

interface DeadlineTagProps {
  deadline: DeadlineData;
  /** What it is called when it is over: a program is closed, a job has expired. */
  ended: "closed" | "expired";
}

/** Whether one may still take part, and how long: "Open, 6 days left". Pages that show it have the texts `deadline`. */
export function DeadlineTag({ deadline, ended }: DeadlineTagProps) {
  const text = useTranslations("deadline");
  const at = deadlineAt(deadline, useNow(deadline.asOf));
  return <Tag tone={toneOf(at)}>{at.state === "closed" ? text(ended) : text(...sentenceOf(at))}</Tag>;
}

function sentenceOf(at: Exclude<Deadline, { state: "closed" }>) {
  const { days } = at;
  if (at.state === "notYetOpen")
    return days === 0 ? (["opensToday"] as const) : (["opensIn", { days: at.days }] as const);
  if (days === null) return ["open"] as const;
  return days === 0 ? (["openToday"] as const) : (["openDays", { days }] as const);
}

function toneOf(at: Deadline): TagTone {
  if (at.state !== "open") return "neutral";
  return at.days !== null && at.days <= CLOSE_DAYS ? "warn" : "good";
}
