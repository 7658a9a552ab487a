import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { Tag, type TagTone } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OwnJob } from "../contract.ts";
import type { JobState } from "../rules.ts";

const TONES: Record<JobState, TagTone> = { draft: "neutral", coming: "teal", open: "good", ended: "warn" };

/** The state of a job, with the day that matters. */
export function JobStateTag({
  state,
  publicationDate,
  expirationDate,
}: Pick<OwnJob, "state" | "publicationDate" | "expirationDate">) {
  const text = useTranslations("jobsEditing.states");
  const locale = useLocale();
  const date = formatDate(state === "coming" ? publicationDate : expirationDate, locale);
  return <Tag tone={TONES[state]}>{text(state, { date })}</Tag>;
}
