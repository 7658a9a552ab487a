import type { Names } from "#features/reference/queries.server.ts";
import { isInsider, maySeeFinancials } from "#shared/access.ts";
import { knownSum } from "#shared/known-sum.ts";
import type { Viewer } from "#shared/viewer.ts";
import type { Children, PersonRow } from "../queries/children.server.ts";

/**
 * The people of a startup as the viewer may see them. People who have not accepted yet, and people whose account the
 * viewer may not see, are shown to insiders only.
 */
export function peopleFor(viewer: Viewer, startupId: string, names: Names, people: readonly PersonRow[]) {
  const financial = maySeeFinancials(viewer, "startup", startupId);
  const insider = isInsider(viewer, startupId);
  const shown = people.filter(({ invited, isSeen }) => insider || (!invited && isSeen));
  const ofKind = (kind: PersonRow["kind"]) =>
    shown
      .filter((person) => person.kind === kind)
      .map(({ kind: _, isSeen: __, professionId, shareValue, knownTime, whereMet, ...person }) => ({
        ...person,
        profession: names.type(professionId),
        shareValue: financial ? shareValue : null,
        knownTime: insider ? knownTime : null,
        whereMet: insider ? whereMet : null,
      }));
  const isTeamUnknown = !people.some(({ kind }) => kind === "team");
  return { teamMembers: ofKind("team"), mentors: ofKind("mentor"), isTeamUnknown };
}

/** The parts of the startup that the answer leaves out, and the reasons. */
export function hiddenFrom(viewer: Viewer, startupId: string, { people: all, years }: Children) {
  const people = all.filter(({ isSeen }) => isSeen);
  const financial =
    !maySeeFinancials(viewer, "startup", startupId) &&
    (people.some(({ shareValue }) => shareValue !== null) || years.some(({ isPrivate }) => isPrivate));
  const team =
    !isInsider(viewer, startupId) && people.some((person) => person.knownTime || person.whereMet || person.invited);
  const reason = viewer.kind === "visitor" ? ("signIn" as const) : ("right" as const);
  return { financial, team, reason: financial || team ? reason : null };
}

/** Sums over the rounds the viewer may see. */
export function fundingSummaryOf(viewer: Viewer, startupId: string, children: Children) {
  const financial = maySeeFinancials(viewer, "startup", startupId);
  const byYear = new Map<number | null, { rounds: number; usd: number | null }>();
  let lastDate: string | null = null;
  let undisclosed = 0;
  let saidUsd = 0;
  for (const { year, isPrivate, rounds, usd, saidUsd: said, lastDate: last, ...counts } of children.years) {
    if (isPrivate && !financial) continue;
    undisclosed += counts.undisclosed;
    saidUsd += said;
    const sum = byYear.get(year);
    byYear.set(year, { rounds: (sum?.rounds ?? 0) + rounds, usd: sum ? knownSum([sum.usd, usd]) : usd });
    if (last && (!lastDate || last > lastDate)) lastDate = last;
  }
  const years = [...byYear].map(([year, sum]) => ({ year, ...sum }));
  return {
    rounds: years.reduce((sum, { rounds }) => sum + rounds, 0),
    undisclosed,
    totalUsd: knownSum(years.map(({ usd }) => usd)),
    saidUsd: cents(saidUsd),
    lastDate,
    byYear: years,
  };
}

/** Rounds to cents: sums of binary fractions are not exact. */
const cents = (value: number): number => Math.round(value * 100) / 100;
