import { useEffect, useState } from "react";
import { useTranslations } from "#ui/translations.ts";

const SECOND_MS = 1000;
const [MINUTE, HOUR, DAY] = [60 * SECOND_MS, 3600 * SECOND_MS, 24 * 3600 * SECOND_MS];

/** When an application still counts, in milliseconds: to the end of the last second, and the grace after it. */
export const endOf = (closesAt: string, graceSeconds = 0): number =>
  (Math.floor(Date.parse(closesAt) / SECOND_MS) + 1 + graceSeconds) * SECOND_MS;

/** The moment, each second; `asOf` is the server's, and a clock that is behind does not take back what has ended. */
export function useSecond(asOf: string): number {
  const [now, setNow] = useState(() => Date.parse(asOf));
  useEffect(() => {
    const tick = () => setNow(Math.max(Date.now(), Date.parse(asOf)));
    tick();
    const timer = setInterval(tick, SECOND_MS);
    return () => clearInterval(timer);
  }, [asOf]);
  return now;
}

/** How long until then; nothing where it has passed. */
export function TimeLeft({ until, now }: { until: number; now: number }) {
  const text = useTranslations("programsDetail.left");
  const left = Math.max(0, until - now);
  const part = (unit: number, wholeCount = Number.POSITIVE_INFINITY) => Math.floor((left % wholeCount) / unit);
  const sentence =
    left >= DAY
      ? text("days", { days: part(DAY), hours: part(HOUR, DAY) })
      : left >= HOUR
        ? text("hours", { hours: part(HOUR), minutes: part(MINUTE, HOUR) })
        : text("minutes", { minutes: part(MINUTE), seconds: part(SECOND_MS, MINUTE) });
  return (
    <span role="timer" className="font-semibold text-ink tabular-nums">
      {sentence}
    </span>
  );
}

type TimeText = (key: "seconds" | "wholeMinutes" | "minutes", values: Record<string, number>) => string;

/** The grace in words: "30 s", "2 min". */
export function graceText(graceSeconds: number, text: TimeText): string {
  const [minutes, seconds] = [Math.floor(graceSeconds / 60), graceSeconds % 60];
  if (minutes === 0) return text("seconds", { seconds });
  return seconds === 0 ? text("wholeMinutes", { minutes }) : text("minutes", { minutes, seconds });
}
