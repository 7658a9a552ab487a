import { universitySearch } from "#features/reference/contract.ts";
import { DEFAULT_LOCALE, isLocale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import type { Route } from "./+types/choices.page";
import { loadPlaces } from "./parts/load-choices.ts";

/** Places and universities for the form of the profile, in the language of its page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  if (viewer.kind === "visitor") return Response.json(null, { status: 401 });
  const ask = (name: string) => url.searchParams.get(name) ?? "";
  const wanted = ask("locale");
  const locale = isLocale(wanted) ? wanted : DEFAULT_LOCALE;
  const nameIn = (row: { nameEn: string; nameTr: string }) => (locale === "tr" ? row.nameTr : row.nameEn);
  if (ask("kind") === "places") return Response.json(await loadPlaces(api, ask("countryId"), ask("cityId"), nameIn));
  const searchText = ask("text");
  const { rows } = await api(universitySearch, { body: { searchText } });
  return Response.json(rows.map((row) => ({ value: row.id, label: nameIn(row) })));
}
