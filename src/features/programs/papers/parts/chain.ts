import { createHash } from "node:crypto";
import { z } from "zod";

/** A row of minutes: what it says, and the digest of it together with the digest of the row before. */
export interface ChainRow {
  number: number;
  content: string;
  previous: Buffer | null;
  digest: Buffer;
}

/** As the database computes it (0079): sha256 of the digest before and the text in UTF-8. */
const digestOf = (previous: Buffer | null, content: string): Buffer =>
  createHash("sha256")
    .update(previous ?? Buffer.alloc(0))
    .update(content, "utf8")
    .digest();

/** Rows after which others get their turn: thousands of digests would hold the event loop. */
const AT_ONCE = 500;
const turn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** The chain of these texts. */
export async function chained(contents: readonly string[]): Promise<ChainRow[]> {
  const rows: ChainRow[] = [];
  for (const [index, content] of contents.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
    const previous = rows.at(-1)?.digest ?? null;
    rows.push({ number: index + 1, content, previous, digest: digestOf(previous, content) });
  }
  return rows;
}

/** The number of the first row that does not follow from the ones before; null: all do. */
export async function brokenAt(rows: readonly ChainRow[]): Promise<number | null> {
  let before: Buffer | null = null;
  for (const [index, { number, content, previous, digest }] of rows.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await turn();
    const isSame = previous === null ? before === null : before !== null && previous.equals(before);
    if (number !== index + 1 || !isSame || !digest.equals(digestOf(before, content))) return number;
    before = digest;
  }
  return null;
}

/** How many texts stand in only one of two lists, each as often as it stands there. */
export function differences(a: readonly string[], b: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const text of a) counts.set(text, (counts.get(text) ?? 0) + 1);
  for (const text of b) counts.set(text, (counts.get(text) ?? 0) - 1);
  return [...counts.values()].reduce((sum, count) => sum + Math.abs(count), 0);
}

const line = z.object({ number: z.int(), content: z.string(), digest: z.string().regex(/^[0-9a-f]{64}$/) });

/** What a file of rows says of itself: its digests are computed from its texts. Undefined: it is none. */
export async function checkedFile(text: string) {
  const lines = text.split("\n").filter((one) => one !== "");
  const rows = lines.map((one) => line.safeParse(jsonIn(one)).data);
  if (rows.length === 0 || !rows.every((row) => row !== undefined)) return undefined;
  const computed = await chained(rows.map(({ content }) => content));
  const broken = computed.find(
    ({ number, digest }, place) => rows[place]!.number !== number || rows[place]!.digest !== digest.toString("hex"),
  );
  return { rows: rows.length, digest: computed.at(-1)!.digest.toString("hex"), brokenAt: broken?.number ?? null };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
