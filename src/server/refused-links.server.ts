import { and, eq } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { refusedLink } from "#db/tables/refused-links.server.ts";

/** A startup or organization that says something of another, or of a person. */
interface Sides {
  sayerId: string;
  otherId: string;
}

const isOf = ({ sayerId, otherId }: Sides) => and(eq(refusedLink.sayerId, sayerId), eq(refusedLink.otherId, otherId));

/** The columns of a link that has been said: public until it is answered, unless the other side has refused this sayer before (record 71). */
export async function saidLink(tx: Db, sides: Sides) {
  const [refused] = await tx.select().from(refusedLink).where(isOf(sides));
  return refused
    ? ({ signature: "refused", refusal: refused.refusal, asksAgain: true } as const)
    : ({ signature: "said", refusal: null, asksAgain: false } as const);
}

/** The columns of a link that both sides say. */
export const CONFIRMED_LINK = { signature: "confirmed", refusal: null, asksAgain: false } as const;

/** The columns of a link that the other side answers. A refusal lasts until they confirm something of the same sayer. `refusal`: why; null: it is confirmed. */
export async function answeredLink(tx: Db, sides: Sides, refusal: string | null) {
  if (refusal === null) {
    await tx.delete(refusedLink).where(isOf(sides));
    return CONFIRMED_LINK;
  }
  await tx
    .insert(refusedLink)
    .values({ ...sides, refusal })
    .onConflictDoUpdate({ target: [refusedLink.sayerId, refusedLink.otherId], set: { refusal } });
  return { signature: "refused", refusal, asksAgain: false } as const;
}
