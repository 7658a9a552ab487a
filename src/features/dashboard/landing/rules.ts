/** A fact that nobody has confirmed for so long may have changed. */
export const OLD_AFTER_DAYS = 90;
const DAY = 86_400_000;

interface OwnEntry {
  seoUrl: string;
  name: string;
  isVisible: boolean;
  confirmedAt: string | null;
  mayEdit: boolean;
}

/** Something that waits for a member, the most urgent kind first. */
export type Waiting =
  | { kind: "applications" | "invitations" | "messages"; count: number }
  | { kind: "profile"; percent: number }
  | { kind: "confirm" | "hidden"; name: string; seoUrl: string };

interface Situation {
  invitations: number;
  messages: number;
  /** To jobs of one's startups, not answered yet. */
  applications: number;
  /** Of the profile, in percent. */
  completeness: number;
  startups: readonly OwnEntry[];
}

/** What waits for a member. */
export function waitingFor(
  { invitations, messages, applications, completeness, startups }: Situation,
  now: Date,
): Waiting[] {
  const editable = startups.filter(({ mayEdit }) => mayEdit);
  const isOld = ({ confirmedAt }: OwnEntry) =>
    confirmedAt === null || now.getTime() - Date.parse(confirmedAt) > OLD_AFTER_DAYS * DAY;
  return [
    ...(messages > 0 ? [{ kind: "messages" as const, count: messages }] : []),
    ...(applications > 0 ? [{ kind: "applications" as const, count: applications }] : []),
    ...(invitations > 0 ? [{ kind: "invitations" as const, count: invitations }] : []),
    ...editable
      .filter((entry) => entry.isVisible && isOld(entry))
      .map(({ name, seoUrl }) => ({ kind: "confirm" as const, name, seoUrl })),
    ...editable
      .filter(({ isVisible }) => !isVisible)
      .map(({ name, seoUrl }) => ({ kind: "hidden" as const, name, seoUrl })),
    ...(completeness < 100 ? [{ kind: "profile" as const, percent: completeness }] : []),
  ];
}
