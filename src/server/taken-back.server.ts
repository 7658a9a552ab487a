import type { Db } from "#db/open.server.ts";

class TakenBack extends Error {}

/** Runs work in a savepoint and takes back what it wrote: to find out what it would do. */
export async function takenBack<Found>(tx: Db, work: (inner: Db) => Promise<Found>): Promise<Found> {
  let found: { value: Found } | undefined;
  await tx
    .transaction(async (inner) => {
      found = { value: await work(inner) };
      throw new TakenBack();
    })
    .catch((error: unknown) => {
      if (!(error instanceof TakenBack)) throw error;
    });
  return found!.value;
}
