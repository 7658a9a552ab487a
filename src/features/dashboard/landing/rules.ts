import type { EntityType } from "#shared/access.ts";
import { deadlineAt } from "#shared/deadline.ts";

import { typeId } from "#shared/type-id.ts";

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
  /** Of a program, begun and not sent; `days` until it closes. */
  | { kind: "deadline"; id: string; name: string; startup: string; seoUrl: string; startupId: string; days: number }
  | { kind: "profile" | "newProfile"; percent: number }
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
  /** Applications to programs that were begun. */
  drafts?: readonly Draft[];
  now?: Date;
}

interface Draft {
  id: string;
  state: string;
  mayEdit: boolean;
  program: { seoUrl: string | null; name: string; applyStart: string | null; applyFinish: string | null };
  startup: { id: string; name: string };
}

/** Drafts whose program still takes them, the next deadline first. */
const deadlinesOf = (drafts: readonly Draft[], now: Date): Waiting[] =>
  drafts
    .flatMap(({ id, state, mayEdit, program: { seoUrl, name, applyStart, applyFinish }, startup }) => {
      const at = deadlineAt({ opensAt: applyStart, closesAt: applyFinish }, now);
      if (state !== "draft" || !mayEdit || !seoUrl || at.state !== "open" || at.days === null) return [];
      return {
        kind: "deadline" as const,
        id,
        name,
        startup: startup.name,
        seoUrl,
        startupId: startup.id,
        days: at.days,
      };
    })
    .sort((a, b) => a.days - b.days);

/** The things that wait for a member. */
export function waitingFor(situation: Situation): Waiting[] {
  const { invitations, messages, applications, completeness, entries, drafts = [], now = new Date() } = situation;
  const editable = entries.filter(({ mayEdit }) => mayEdit);
  const named = ({ kind: noun, name, seoUrl }: OwnEntry) => ({ noun, name, seoUrl });
  return [
    ...deadlinesOf(drafts, now),
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
    ...(completeness < 100
      ? [{ kind: completeness > 0 ? ("profile" as const) : ("newProfile" as const), percent: completeness }]
      : []),
  ];
}

const FIRST_ENTRY: Readonly<Record<string, EntityType>> = {
  [typeId("userType", "entrepreneur")]: "startup",
  [typeId("userType", "investor")]: "organization",
  [typeId("userType", "organization-organizer")]: "organization",
  [typeId("userType", "service-provider")]: "provider",
};

/** The entry that people of a user type come to add; undefined: they come to be found themselves. */
export const firstEntry = (userTypeId: string): EntityType | undefined => FIRST_ENTRY[userTypeId];
