import { whatWaits } from "#features/waiting/contract.ts";
import type { testApp } from "./app.ts";

/** How much waits for a member, by kind; kinds of which nothing waits are left out. */
export async function waitingCounts(
  { call }: Pick<Awaited<ReturnType<typeof testApp>>, "call">,
  { token }: { token: string },
): Promise<Record<string, number>> {
  const { data } = await call(whatWaits, {}, { token });
  return Object.fromEntries(data.map(({ kind, count }) => [kind, count]));
}
