import { createStartup, rowEndpoints } from "#features/startups/editing/contract.ts";
import { addressOf, type Endpoint, type Input } from "#shared/endpoint.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import type { clientOf } from "./client.ts";

/** Of the largest startup that the product promises to save and edit quickly. */
const SIZE = { investment: 60, teammember: 40, importantupdate: 100 };

const USD = fixedId("currency/USD");
const dayOf = (at: number) => `20${10 + (at % 14)}-0${1 + (at % 9)}-15`;
/** Bodies of each list's rows. */
export const rowBodies = {
  investment: (at: number) => ({
    stageId: typeId("investmentTour", "seed"),
    typeId: typeId("investmentType", "equity"),
    announcedDate: dayOf(at),
    amount: 100_000 + 1_000 * at,
    amountCurrencyId: USD,
    investors: Array.from({ length: 5 }, (_, investor) => ({
      name: `Investor ${at} ${investor}`,
      isLead: investor === 0,
    })),
  }),
  teammember: (at: number) => ({ name: `Person ${at}`, title: `Title ${at}`, shareValue: 1 }),
  importantupdate: (at: number) => ({
    updateDate: dayOf(at),
    descriptionEn: `News ${at} `.repeat(40),
    descriptionTr: `Haber ${at} `.repeat(40),
  }),
};
export type Key = keyof typeof rowBodies;

/** Calls the product over one client. */
export const senderOf =
  (client: ReturnType<typeof clientOf>) =>
  async <E extends Endpoint>(endpoint: E, input: Input<E>) => {
    const { params, query, body } = input as { params?: unknown; query?: unknown; body?: unknown };
    const sent = body === undefined ? {} : { body: JSON.stringify(body) };
    const answer = await client.send({ method: endpoint.method, url: addressOf(endpoint, params, query), ...sent });
    return (JSON.parse(answer.toString()) as { data: { id: string; seoUrl: string } }).data;
  };

/** Adds the largest startup, with all its rows. */
export async function addLargest(send: ReturnType<typeof senderOf>) {
  const { id, seoUrl } = await send(createStartup, {
    body: { name: "The largest", sectorId: typeId("sector", "energy"), countryId: fixedId("country/TR") },
  });
  const rowIds: Record<Key, string[]> = { investment: [], teammember: [], importantupdate: [] };
  for (const key of Object.keys(rowBodies) as Key[])
    for (let at = 0; at < SIZE[key]; at++) {
      const row = await send(rowEndpoints[key].post, { params: { id }, body: rowBodies[key](at) as never });
      rowIds[key].push(row.id);
    }
  return { id, seoUrl, rowIds };
}
