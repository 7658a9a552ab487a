import type { WaitingAct } from "#shared/waiting-acts.ts";
import {
  CheckIcon,
  DownloadIcon,
  EyeIcon,
  InboxIcon,
  PencilIcon,
  PeopleIcon,
  ReloadIcon,
  ScalesIcon,
  ShareIcon,
  StarIcon,
  WarningIcon,
} from "#ui/icon.tsx";

const ICONS = {
  answer: InboxIcon,
  assign: PeopleIcon,
  check: CheckIcon,
  confirm: ReloadIcon,
  correct: PencilIcon,
  decide: ScalesIcon,
  download: DownloadIcon,
  finish: PencilIcon,
  look: EyeIcon,
  pay: WarningIcon,
  publish: ShareIcon,
  read: InboxIcon,
  review: StarIcon,
} satisfies Record<WaitingAct, typeof CheckIcon>;

/** The icon of what is done about something that waits. */
export function ActIcon({ act }: { act: WaitingAct }) {
  const Icon = ICONS[act];
  return <Icon className="size-5" />;
}
