import { universitySearch } from "#features/reference/contract.ts";
import { pageContext } from "#shared/page-context.ts";
import { companiesNamed, personOption } from "../hiding/parts/hiding-choices.ts";
import { lookUpPeople } from "../people/contract.ts";
import type { Route } from "./+types/profile-choices.resource";
import { loadLists, loadPlaces } from "./parts/load-choices.ts";

/** Choices for the form of the profile that are too many for its page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  if (viewer.kind === "visitor") return Response.json(null, { status: 401 });
  const parameter = (name: string) => url.searchParams.get(name) ?? "";
  const kind = parameter("kind");
  const text = parameter("text");
  if (kind === "lists") return Response.json(await loadLists(api));
  if (kind === "places") return Response.json(await loadPlaces(api, parameter("countryId"), parameter("cityId")));
  if (kind === "people") return Response.json((await api(lookUpPeople, { query: { name: text } })).map(personOption));
  if (kind === "companies") return Response.json(await companiesNamed(api, text));
  const { rows } = await api(universitySearch, { body: { searchText: text } });
  return Response.json(rows.map(({ id, name }) => ({ value: id, label: name })));
}
