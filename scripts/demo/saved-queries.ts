import { savedQuery } from "#db/tables/saved-queries.server.ts";
import { type StartupFilter, startupList } from "#features/startups/filters.ts";
import { ruleOfFilter } from "#shared/list/saved-rule.ts";
import { typeId } from "#shared/type-id.ts";
import { demoId, hexId } from "./random.ts";
import { insertAll, type World } from "./world.ts";

const QUERIES: readonly (readonly [account: string, name: string, filter: StartupFilter])[] = [
  [
    "premium",
    "Tohum aşamasında yapay zekâ",
    { sector: [typeId("sector", "artificial-intelligence")], stage: [typeId("stage", "seed")] },
  ],
  ["premium", "İklim girişimleri", { sector: [typeId("sector", "climate")] }],
  ["business", "Fintech that raised a round", { sector: [typeId("sector", "fintech")], hasInvestment: true }],
  [
    "business",
    "Health, subscription",
    { sector: [typeId("sector", "health")], revenueModels: [typeId("revenueModel", "subscription")] },
  ],
];

/** Saved searches of the accounts with a package. */
export async function addSavedQueries(world: World): Promise<void> {
  const rows = QUERIES.map(([account, name, filter]) => ({
    id: hexId(`query/${name}`),
    accountId: demoId(`account/${account}`),
    kind: startupList.kind,
    name,
    rule: ruleOfFilter(startupList, filter),
  }));
  await insertAll(world, savedQuery, rows);
}
