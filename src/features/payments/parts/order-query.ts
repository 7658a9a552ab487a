import { z } from "zod";
import type { Api } from "#shared/endpoint.ts";
import { lastOrder, type Order, PAID_TYPES } from "../contract.ts";

const query = z.object({ entityType: z.enum(PAID_TYPES), entityId: z.uuid() });

/** The viewer's newest order of what the address names; null where it names nothing, or something of somebody else. */
export async function orderOf(api: Api, url: URL): Promise<Order | null> {
  const { data } = query.safeParse(Object.fromEntries(url.searchParams));
  return data ? api(lastOrder, { query: data }) : null;
}
