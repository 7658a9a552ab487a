import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { experienceEndpoints } from "#features/talents/profile/contract.ts";
import { ROWS_MAX } from "#features/talents/profile/limits.ts";
import { DEMO_PASSWORD, DEMO_ROLES, demoEmail } from "#shared/demo-accounts.ts";

/** The outcome of a trial's writes. */
export interface Tally {
  acknowledged: number;
  /**
   * Answers that it cannot be served now or that an earlier attempt is still under way, and connections that broke; such
   * a write was sent again with its key.
   */
  refused: number;
  broken: number;
  /** Other answers, which should not be. */
  wrong: string[];
  /** Acknowledged and not there; there more than once. */
  lost: number;
  doubled: number;
  /** What else was measured. */
  note?: string;
  /** The longest time without an acknowledgement. */
  longestGapMs: number;
}

/** Members who write rows with names of their own, one after the other, as clients that try again do. */
export interface Ledger {
  /** Ends the writing and compares what is stored with what was acknowledged. */
  settle(): Promise<Tally>;
}

/** How titles of this trial begin; those of the demo repeat each other. */
const OWN_PREFIX = "row";
const RETRY_MS = 100;
const ANSWER_WITHIN_MS = 40_000;

/** Begins to write. A write that is not acknowledged is sent again to the next of the addresses. */
export async function openLedger(addresses: string[]): Promise<Ledger> {
  const tally: Tally = {
    acknowledged: 0,
    refused: 0,
    broken: 0,
    wrong: [],
    lost: 0,
    doubled: 0,
    longestGapMs: 0,
  };
  const tokens = await Promise.all(DEMO_ROLES.map((role) => signIn(addresses[0]!, demoEmail(role))));
  const acknowledged = tokens.map(() => new Set<string>());
  let ending = false;
  let last = Date.now();

  const confirm = (writer: number, title: string) => {
    acknowledged[writer]!.add(title);
    tally.acknowledged++;
    tally.longestGapMs = Math.max(tally.longestGapMs, Date.now() - last);
    last = Date.now();
  };
  const write = async (writer: number, title: string) => {
    const key = randomUUID();
    for (let turn = writer; ; turn++) {
      const outcome = await post(addresses[turn % addresses.length]!, tokens[writer]!, key, title);
      if (outcome === "saved") return confirm(writer, title);
      if (outcome === "unavailable" || outcome === "requestInProgress") tally.refused++;
      else if (outcome === "broken") tally.broken++;
      else return tally.wrong.push(`${outcome} for ${title}`);
      await pause(RETRY_MS);
    }
  };
  const writers = tokens.map(async (_, writer) => {
    const full = (await titlesOf(addresses[0]!, tokens[writer]!)).length;
    for (let row = full; row < ROWS_MAX && !ending; row++) {
      await write(writer, `${OWN_PREFIX} ${row} of ${writer} ${randomUUID()}`);
      await pause(Math.random() * 500);
    }
  });
  return {
    async settle() {
      ending = true;
      await Promise.all(writers);
      for (const [writer, titles] of acknowledged.entries()) {
        const stored = (await titlesOf(addresses[0]!, tokens[writer]!)).filter((title) => title.startsWith(OWN_PREFIX));
        const counts = new Map<string, number>();
        for (const title of stored) counts.set(title, (counts.get(title) ?? 0) + 1);
        tally.lost += [...titles].filter((title) => !counts.has(title)).length;
        tally.doubled += [...counts.values()].filter((count) => count > 1).length;
      }
      return tally;
    },
  };
}

async function signIn(address: string, email: string): Promise<string> {
  const response = await fetch(`${address}/apiUser/Auth/Login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return data.token;
}

/** "saved", the code of a failure, or "broken" where no answer came. */
async function post(address: string, token: string, key: string, title: string): Promise<string> {
  try {
    const response = await fetch(address + experienceEndpoints.post.path, {
      method: "POST",
      headers: { "content-type": "application/json", authorization: `Bearer ${token}`, "idempotency-key": key },
      body: JSON.stringify({ title, companyName: "Chaos" }),
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
    });
    const { status } = (await response.json()) as { status?: { code: string } };
    return response.ok ? "saved" : (status?.code ?? String(response.status));
  } catch {
    return "broken";
  }
}

/** A connection that lay idle may be closed just when it is used again; reading again is no harm. */
const READ_TIMES = 20;

async function titlesOf(address: string, token: string): Promise<string[]> {
  for (let time = 1; ; time++)
    try {
      const response = await fetch(address + experienceEndpoints.get.path, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!response.ok) throw new Error(`Reading what was written was answered with ${response.status}.`);
      const { data } = (await response.json()) as { data: { title: string }[] };
      return data.map(({ title }) => title);
    } catch (error) {
      if (time === READ_TIMES) throw error;
      await pause(RETRY_MS);
    }
}
