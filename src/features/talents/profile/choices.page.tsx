import { universitySearch } from "#features/reference/contract.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/choices.page";
import { loadLists, loadPlaces } from "./parts/load-choices.ts";

/** Choices for the form of the profile that are too many for its page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  if (viewer.kind === "visitor") return Response.json(null, { status: 401 });
  const parameter = (name: string) => url.searchParams.get(name) ?? "";
  if (parameter("kind") === "lists") return Response.json(await loadLists(api));
  if (parameter("kind") === "places")
    return Response.json(await loadPlaces(api, parameter("countryId"), parameter("cityId")));
  const { rows } = await api(universitySearch, { body: { searchText: parameter("text") } });
  return Response.json(rows.map(({ id, name }) => ({ value: id, label: name })));
}
