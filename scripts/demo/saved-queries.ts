import { savedQuery } from "#db/tables/saved-queries.server.ts";
import { typeId } from "#shared/type-id.ts";
import { demoId, hexId } from "./random.ts";
import { insertAll, type World } from "./world.ts";

interface Condition {
  fieldName: string;
  operator: string;
  value: unknown;
  urlValue: string;
}

const QUERIES: readonly (readonly [account: string, name: string, conditions: Condition[]])[] = [
  [
    "premium",
    "Tohum aşamasında yapay zekâ",
    [
      {
        fieldName: "sector",
        operator: "in",
        value: [typeId("sector", "artificial-intelligence")],
        urlValue: "artificial-intelligence",
      },
      { fieldName: "stage", operator: "in", value: [typeId("stage", "seed")], urlValue: "seed" },
    ],
  ],
  [
    "premium",
    "İklim girişimleri",
    [{ fieldName: "sector", operator: "in", value: [typeId("sector", "climate")], urlValue: "climate" }],
  ],
  [
    "business",
    "Fintech that raised a round",
    [
      { fieldName: "sector", operator: "in", value: [typeId("sector", "fintech")], urlValue: "fintech" },
      { fieldName: "hasInvestment", operator: "eq", value: true, urlValue: "true" },
    ],
  ],
  [
    "business",
    "Health, subscription",
    [
      { fieldName: "sector", operator: "in", value: [typeId("sector", "health")], urlValue: "health" },
      {
        fieldName: "revenueModels",
        operator: "in",
        value: [typeId("revenueModel", "subscription")],
        urlValue: "subscription",
      },
    ],
  ],
];

/** Filters that the accounts with a package have kept. */
export async function addSavedQueries(world: World): Promise<void> {
  const rows = QUERIES.map(([account, name, conditions]) => {
    const rules = conditions.map((one, order) => ({ ...one, order, condition: "and", isRootRule: false, rules: [] }));
    const rule = {
      fieldName: "",
      value: null,
      urlValue: "",
      operator: "",
      order: 0,
      condition: "and",
      isRootRule: true,
      rules,
    };
    return { id: hexId(`query/${name}`), accountId: demoId(`account/${account}`), name, rule };
  });
  await insertAll(world, savedQuery, rows);
}
