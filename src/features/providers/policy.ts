import { v7 } from "uuid";
import { serviceProvider } from "#db/tables/providers.server.ts";
import { listPolicy } from "#testing/list-policy.ts";
import { EVERYONE, type FeaturePolicy, row } from "#testing/policy.ts";
import { refreshProviders } from "./commands.server.ts";
import { providerCalls } from "./contract.ts";

export const providersPolicy: FeaturePolicy = async (tools) => {
  const id = v7();
  await tools.db.insert(serviceProvider).values({ id, seoUrl: "petek-hizmet", name: "Petek Hizmet" });
  await refreshProviders(tools.db, [id]);
  return {
    ...(await listPolicy(providerCalls)(tools)),
    "GET /apiCommon/ServiceProviders/Get/{id}": row(EVERYONE, () => ({ params: { id } })),
  };
};
