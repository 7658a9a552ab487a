import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { refusedLink } from "#db/tables/refused-links.server.ts";

/** A startup or organization that says something of another, or of a person. */
interface Sides {
  sayerId: string;
  otherId: string;
}

/** What is said, by every name that it keeps: it is the same where one of them is. */
export type About = readonly string[];

interface RoundNames {
  id: string;
  stageId: string | null;
  announcedDate: string | null;
}

/** A round is the same after a correction, and after it was deleted and entered again. */
export const aboutRound = ({ id, stageId, announcedDate }: RoundNames): About => [id, `${stageId} ${announcedDate}`];

/** That an organization belongs to a network. */
export const ABOUT_NETWORK: About = ["network"];

/** As often somebody refuses what one side says before nothing else of it is asked. */
const REFUSALS_MAX = 2;

const isOf = ({ sayerId, otherId }: Sides) => and(eq(refusedLink.sayerId, sayerId), eq(refusedLink.otherId, otherId));

/**
 * The columns of a link that has been said: public until it is answered, unless it was refused before (record 71). After a refusal one
 * other thing may be asked; all further ones wait unseen, as does everything after the second refusal.
 */
export async function saidLink(tx: Db, sides: Sides, about: About) {
  const refusals = await tx.select().from(refusedLink).where(isOf(sides)).orderBy(desc(refusedLink.refusedAt));
  const same = refusals.find((refused) => refused.about.some((name) => about.includes(name)));
  const isUnasked = refusals.length >= REFUSALS_MAX || refusals.some(({ isAskedSince }) => isAskedSince);
  if (same || isUnasked) return { signature: "refused", refusal: same?.refusal ?? null, asksAgain: true } as const;
  await tx.update(refusedLink).set({ isAskedSince: true }).where(isOf(sides));
  return { signature: "said", refusal: null, asksAgain: false } as const;
}

/** How often somebody has refused what one side says since they last confirmed something of it. */
export const countRefusals = (tx: Db, sides: Sides): Promise<number> => tx.$count(refusedLink, isOf(sides));

/** The columns of a link that both sides say. */
export const CONFIRMED_LINK = { signature: "confirmed", refusal: null, asksAgain: false } as const;

/** The columns of a link that the other side answers. A refusal lasts until they confirm something of the same sayer. `refusal`: why; null: it is confirmed. */
export async function answeredLink(tx: Db, sides: Sides, about: About, refusal: string | null) {
  if (refusal === null) {
    await tx.delete(refusedLink).where(isOf(sides));
    return CONFIRMED_LINK;
  }
  await tx.insert(refusedLink).values({ ...sides, about: [...about], refusal });
  return { signature: "refused", refusal, asksAgain: false } as const;
}
