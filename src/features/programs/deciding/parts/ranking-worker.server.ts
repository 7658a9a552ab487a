import { type RankingTask, rankingOf } from "./ranking.ts";

/** Runs in a thread of its own: plain TypeScript that Node strips. The ranking as JSON. */
export default async function rank(task: RankingTask): Promise<Uint8Array> {
  return Buffer.from(JSON.stringify(rankingOf(task)));
}
