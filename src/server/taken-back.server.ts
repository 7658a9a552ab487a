import type { Db } from "#db/open.server.ts";

class TakenBack extends Error {}

/** Runs work in a savepoint, and takes back what it wrote unless its result says that it shall stay. */
export async function savepoint<Result>(
  tx: Db,
  work: (inner: Db) => Promise<Result>,
  isToStay: (result: Result) => boolean,
): Promise<Result> {
  let done: { result: Result } | undefined;
  await tx
    .transaction(async (inner) => {
      done = { result: await work(inner) };
      if (!isToStay(done.result)) throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return done!.result;
}

/** Runs work in a savepoint and takes back what it wrote: to find out what it would do. */
export const takenBack = <Found>(tx: Db, work: (inner: Db) => Promise<Found>): Promise<Found> =>
  savepoint(tx, work, () => false);
