import { Tag, type TagTone } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { InvitationState } from "../limits.ts";

const TONE: Record<InvitationState, TagTone> = {
  waiting: "honey",
  accepted: "good",
  declined: "bad",
  withdrawn: "neutral",
  expired: "neutral",
};

export function StateTag({ state }: { state: InvitationState }) {
  const text = useTranslations("invitations.states");
  return <Tag tone={TONE[state]}>{text(state)}</Tag>;
}
