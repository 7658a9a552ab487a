import { id } from "#shared/endpoint.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/type-uses.resource";
import { typeUses } from "./contract.ts";

/** The uses of a value, for the question before it is merged. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const parsed = id.safeParse(url.searchParams.get("id"));
  if (!parsed.success) return Response.json(null, { status: 400 });
  return Response.json(await api(typeUses, { params: { id: parsed.data } }));
}
