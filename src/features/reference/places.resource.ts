import { z } from "zod";
import { id } from "#shared/endpoint.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/places.resource";
import { placesBelow } from "./form-options/contract.ts";

const query = z.object({ kind: z.enum(["city", "county"]), above: id });

/** The cities of a country, or the counties of a city, for a form. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const parsed = query.safeParse(Object.fromEntries(url.searchParams));
  if (!parsed.success) return Response.json(null, { status: 400 });
  return Response.json(await placesBelow(api, parsed.data.kind, parsed.data.above));
}
