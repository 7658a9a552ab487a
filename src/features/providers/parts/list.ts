import type { ListPage } from "#shared/list/list-page.ts";
import type { ProviderCardData } from "../card.tsx";
import { type ProviderRow, providerCalls, type providerRow } from "../contract.ts";

function cardOf({ name, seoUrl, logo, slogan, location, serviceIndustries }: ProviderRow): ProviderCardData {
  return {
    name,
    seoUrl,
    logo,
    slogan: slogan ?? "",
    place: location.city?.name ?? location.country?.name ?? "",
    services: serviceIndustries.map((industry) => industry.name),
  };
}

export const providersPage: ListPage<ProviderCardData, typeof providerRow> = { calls: providerCalls, cardOf };
