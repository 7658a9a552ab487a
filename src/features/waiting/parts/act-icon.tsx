import type { WaitingAct } from "#shared/waiting-acts.ts";
import { CheckIcon, DownloadIcon, EyeIcon, InboxIcon, ReloadIcon, ShareIcon, WarningIcon } from "#ui/icon.tsx";
import { type IconProps, Stroke } from "#ui/stroke.tsx";

// Icons of this page alone: those of `ui/icon.tsx` are loaded with every page.
const StarIcon = (props: IconProps) => (
  <Stroke path="m10 3 2.1 4.5 4.9.6-3.6 3.4.9 4.9-4.3-2.4-4.3 2.4.9-4.9L3 8.1l4.9-.6z" {...props} />
);
const ScalesIcon = (props: IconProps) => (
  <Stroke path="M10 3v14M6.5 17h7M4 6h12M4 6l-2 5a2.2 2.2 0 0 0 4 0zM16 6l-2 5a2.2 2.2 0 0 0 4 0z" {...props} />
);
const PencilIcon = (props: IconProps) => (
  <Stroke path="m4 16 .8-3.4 8.4-8.4a1.6 1.6 0 0 1 2.3 0l.3.3a1.6 1.6 0 0 1 0 2.3l-8.4 8.4zM12 5.5 14.5 8" {...props} />
);
const PeopleIcon = (props: IconProps) => (
  <Stroke
    path="M7.5 9.5a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6ZM2.5 16c0-2.6 2-4.3 5-4.3s5 1.7 5 4.3M13 4.2a2.6 2.6 0 0 1 0 5M14.5 12c1.9.5 3 1.9 3 4"
    {...props}
  />
);

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
