import type { EntityType } from "#shared/access.ts";

interface OwnEntry {
  kind: EntityType;
  seoUrl: string;
  name: string;
  isVisible: boolean;
  factsToConfirm: number;
  /** Of investors. */
  roundsToConfirm?: number;
  mayEdit: boolean;
}

/** Something that waits for a member, the most urgent kind first. */
export type Waiting =
  | { kind: "applications" | "invitations" | "messages"; count: number }
  | { kind: "profile"; percent: number }
  | { kind: "confirm" | "rounds"; noun: EntityType; name: string; seoUrl: string; count: number }
  | { kind: "hidden"; noun: EntityType; name: string; seoUrl: string };

interface Situation {
  invitations: number;
  messages: number;
  /** To jobs of one's startups, not answered yet. */
  applications: number;
  /** Of the profile, in percent. */
  completeness: number;
  entries: readonly OwnEntry[];
}

/** What waits for a member. */
export function waitingFor({ invitations, messages, applications, completeness, entries }: Situation): Waiting[] {
  const editable = entries.filter(({ mayEdit }) => mayEdit);
  const named = ({ kind: noun, name, seoUrl }: OwnEntry) => ({ noun, name, seoUrl });
  return [
    ...(messages > 0 ? [{ kind: "messages" as const, count: messages }] : []),
    ...(applications > 0 ? [{ kind: "applications" as const, count: applications }] : []),
    ...(invitations > 0 ? [{ kind: "invitations" as const, count: invitations }] : []),
    ...entries.flatMap((entry) =>
      entry.roundsToConfirm ? [{ kind: "rounds" as const, ...named(entry), count: entry.roundsToConfirm }] : [],
    ),
    ...editable
      .filter(({ isVisible, factsToConfirm }) => isVisible && factsToConfirm > 0)
      .map((entry) => ({ kind: "confirm" as const, ...named(entry), count: entry.factsToConfirm })),
    ...editable.filter(({ isVisible }) => !isVisible).map((entry) => ({ kind: "hidden" as const, ...named(entry) })),
    ...(completeness < 100 ? [{ kind: "profile" as const, percent: completeness }] : []),
  ];
}
