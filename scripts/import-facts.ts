// npm run import:facts -- <email> <password>: calls the API, as that account, about what profile cb2013 imported, and compares
// the answers with counts of the source files. For a database that has this import and nothing else (DEMO=0).

import { login } from "#features/accounts/contract.ts";
import { aggregateStartups, listStartups } from "#features/startups/contract.ts";
import { searchFunding } from "#features/startups/funding/contract.ts";
import { openDatabase } from "#server/database.server.ts";
import { readSettings, StartError } from "#server/settings.server.ts";
import type { Endpoint, Input } from "#shared/endpoint.ts";
import { typeId } from "#shared/type-id.ts";
import { buildApi } from "../src/api.server.ts";
import { run } from "./run.ts";

await run(async () => {
  const [email, password] = process.argv.slice(2);
  if (!email || !password) throw new StartError("Usage: npm run import:facts -- <email> <password>");
  const settings = readSettings({ LOG_LEVEL: "silent", ...process.env });
  const database = await openDatabase(settings);
  const app = await buildApi({ database, settings });
  let headers: Record<string, string> = {};
  const call = async <E extends Endpoint>(
    endpoint: E,
    body: Input<E>["body"],
  ): Promise<E["answer"]["_zod"]["output"]> => {
    const response = await app.inject({ method: "POST", url: endpoint.path, payload: body as object, headers });
    if (response.statusCode !== 200)
      throw new Error(`${endpoint.path} answers ${response.statusCode}: ${response.body}`);
    return response.json().data;
  };
  try {
    const session = await call(login, { email, password });
    headers = { authorization: `Bearer ${session.token}` };
    const biotech = await call(listStartups, { filter: { sector: [typeId("sector", "biotech")], region: ["CA"] } });
    const all = await call(aggregateStartups, { groupBy: "operatingStatus" });
    const rounds = await call(searchFunding, {});
    const seriesA = await call(searchFunding, {
      filter: { tour: ["series-a"], announcedDate: { gte: "2012-01-01", lte: "2012-12-31" } },
    });
    const middle = await call(searchFunding, { filter: { amountUsd: { gte: 1_000_000, lte: 5_000_000 } } });
    const withAmount = await call(searchFunding, { filter: { amountUsd: { gte: 0 } } });
    const byStatus = new Map(all.groups.map(({ name, count }) => [name, count]));
    const facts: [fact: string, expected: number, actual: number | null | undefined][] = [
      ["startups", 17_727, all.totalCount],
      ["biotech startups in California", 608, biotech.totalCount],
      ["operating", 15_157, byStatus.get("Operating")],
      ["acquired", 1_673, byStatus.get("Acquired")],
      ["closed", 553, byStatus.get("Closed")],
      ["public", 344, byStatus.get("Public")],
      ["rounds", 31_679, rounds.totalCount],
      ["worth in USD", 280_026_358_782, rounds.totalUsd],
      ["the same, summed over startups", 280_026_358_782, all.sumUsd],
      ["rounds of series A in 2012", 1_068, seriesA.totalCount],
      ["worth in USD", 5_969_974_285, seriesA.totalUsd],
      ["rounds from 1 to 5 million USD", 9_937, middle.totalCount],
      ["rounds without an amount", 2_579, rounds.totalCount - withAmount.totalCount],
    ];
    for (const [fact, expected, actual] of facts)
      console.log(`${expected === actual ? "right" : "WRONG"}  ${fact}: ${actual} (expected ${expected})`);
    if (facts.some(([, expected, actual]) => expected !== actual)) process.exitCode = 1;
  } finally {
    await app.close();
    await database.close();
  }
});
