import { setTimeout as pause } from "node:timers/promises";
import { openGround } from "./ground.ts";
import { openLedger, type Tally } from "./ledger.ts";
import { startPair } from "./pair.ts";

/** The server serves again within so long of the promotion. */
const READY_WITHIN_MS = 2_000;

/** Kills the primary under writes and promotes its synchronous standby; the address of the database names both. */
export async function failover(): Promise<Tally | undefined> {
  const pair = await startPair();
  if (!pair) return undefined;
  try {
    const ground = await openGround({ database: pair.address });
    try {
      const { address } = ground.servers[0]!;
      const ledger = await openLedger([address]);
      await pause(3_000);
      await pair.killPrimary();
      await pause(1_000);
      await pair.promoteStandby();
      const began = Date.now();
      while (!(await fetch(`${address}/readyz`)).ok) await pause(20);
      const readyMs = Date.now() - began;
      await pause(2_000);
      const tally = await ledger.settle();
      const note = `ready ${readyMs} ms after the standby was promoted`;
      const wrong = readyMs > READY_WITHIN_MS ? [...tally.wrong, note] : tally.wrong;
      return { ...tally, wrong, note };
    } finally {
      await ground.close();
    }
  } finally {
    await pair.stop();
  }
}
