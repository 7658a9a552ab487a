import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { Tag, type TagTone } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OwnProgram } from "../contract.ts";
import type { ProgramState } from "../rules.ts";

const TONES: Record<ProgramState, TagTone> = {
  draft: "neutral",
  coming: "teal",
  open: "good",
  closed: "warn",
  decided: "neutral",
};

/** The state of a program, with the instant that matters. */
export function ProgramStateTag({
  state,
  applyStart,
  applyFinish,
}: Pick<OwnProgram, "state" | "applyStart" | "applyFinish">) {
  const text = useTranslations("programsEditing.states");
  const locale = useLocale();
  const instant = state === "coming" ? applyStart : applyFinish;
  const isEndless = state === "open" && instant === null;
  return (
    <Tag tone={TONES[state]}>{text(isEndless ? "endless" : state, { time: formatDateTime(instant, locale) })}</Tag>
  );
}
