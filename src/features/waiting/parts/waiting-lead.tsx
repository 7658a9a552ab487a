import { useLocale } from "use-intl";
import { formatClock } from "#shared/format.ts";
import { useTranslations } from "#ui/translations.ts";
import type { WaitingItem } from "../contract.ts";

/** How much waits in one sentence, and when the first of it ends. */
export function WaitingLead({ items }: { items: readonly WaitingItem[] }) {
  const text = useTranslations("waiting");
  const locale = useLocale();
  if (items.length === 0) return text("nothing");
  const count = items.reduce((sum, item) => sum + item.count, 0);
  const [next] = items;
  const isSoon = next!.daysLeft !== null && next!.daysLeft <= 1;
  const time = formatClock(next!.deadline, locale);
  const end = isSoon && text(next!.daysLeft === 0 ? "endsToday" : "endsTomorrow", { time });
  return [text("summary", { count }), end && text("nextEnd", { end })].filter(Boolean).join(" ");
}
