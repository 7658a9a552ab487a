interface OwnEntry {
  seoUrl: string;
  name: string;
  isVisible: boolean;
  factsToConfirm: number;
  /** Of investors. */
  roundsToConfirm: number;
  mayEdit: boolean;
}

/** Something that waits for a member, the most urgent kind first. */
export type Waiting =
  | { kind: "applications" | "invitations" | "messages"; count: number }
  | { kind: "profile"; percent: number }
  | { kind: "confirm" | "rounds"; name: string; seoUrl: string; count: number }
  | { kind: "hidden"; name: string; seoUrl: string };

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
export function waitingFor({ invitations, messages, applications, completeness, startups }: Situation): Waiting[] {
  const editable = startups.filter(({ mayEdit }) => mayEdit);
  return [
    ...(messages > 0 ? [{ kind: "messages" as const, count: messages }] : []),
    ...(applications > 0 ? [{ kind: "applications" as const, count: applications }] : []),
    ...(invitations > 0 ? [{ kind: "invitations" as const, count: invitations }] : []),
    ...startups
      .filter(({ roundsToConfirm }) => roundsToConfirm > 0)
      .map(({ name, seoUrl, roundsToConfirm: count }) => ({ kind: "rounds" as const, name, seoUrl, count })),
    ...editable
      .filter(({ isVisible, factsToConfirm }) => isVisible && factsToConfirm > 0)
      .map(({ name, seoUrl, factsToConfirm: count }) => ({ kind: "confirm" as const, name, seoUrl, count })),
    ...editable
      .filter(({ isVisible }) => !isVisible)
      .map(({ name, seoUrl }) => ({ kind: "hidden" as const, name, seoUrl })),
    ...(completeness < 100 ? [{ kind: "profile" as const, percent: completeness }] : []),
  ];
}
