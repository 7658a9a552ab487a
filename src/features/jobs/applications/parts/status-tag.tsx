import { Tag, type TagTone } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Status } from "../rules.ts";

const TONES: Record<Status, TagTone> = {
  received: "neutral",
  "in-review": "teal",
  interview: "honey",
  offer: "honey",
  hired: "good",
  declined: "neutral",
  withdrawn: "neutral",
};

/** The state of an application. */
export const StatusTag = ({ status }: { status: Status }) => (
  <Tag tone={TONES[status]}>{useTranslations("jobsApplications.statuses")(status)}</Tag>
);
