import { useLocale } from "use-intl";
import { formatClock } from "#shared/format.ts";
import type { SaveStatus } from "#ui/edit-form/use-autosave.ts";
import { useTranslations } from "#ui/translations.ts";

/** Where what was entered is: on this device, or on the server. */
export function useStatusText(status: SaveStatus, isStored: boolean): string {
  const text = useTranslations("programsReviewing.status");
  const locale = useLocale();
  if (status.kind === "refused") return text("refused", { reason: status.reason });
  if (status.kind !== "saved") return text(status.kind);
  if (!status.at) return isStored ? text("saved", { time: "✓" }) : text("empty");
  return text("saved", { time: formatClock(status.at, locale) });
}
