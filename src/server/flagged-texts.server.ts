import { or, sql } from "drizzle-orm";
import type { Db } from "#db/open.server.ts";
import { flaggedText } from "#db/tables/flagged-texts.server.ts";

interface Flagged {
  /** The owner of the text. */
  accountId: string;
  entity: string;
  entityId: string;
  /** Fields, their texts and the words an admin should look at. */
  flagged: readonly { field: string; word: string; text: string }[];
}

/**
 * Records texts that an admin should review (decision 19), in the transaction that writes them. The same text with the
 * same word keeps its state; a changed one must be reviewed again.
 */
export async function noteFlagged(tx: Db, { flagged, ...entry }: Flagged): Promise<void> {
  if (flagged.length === 0) return;
  const { accountId, entity, entityId, field, word, text } = flaggedText;
  await tx
    .insert(flaggedText)
    .values(flagged.map((item) => ({ ...entry, ...item })))
    .onConflictDoUpdate({
      target: [accountId, entity, entityId, field],
      set: {
        word: sql`excluded.word`,
        text: sql`excluded.text`,
        flaggedAt: sql`now()`,
        lookedAt: null,
        lookedBy: null,
      },
      setWhere: or(sql`${word} <> excluded.word`, sql`${text} <> excluded.text`),
    });
}
