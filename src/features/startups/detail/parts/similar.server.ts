import type { Db } from "#db/open.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import { matching } from "#server/list-index/read-list.server.ts";
import { type RevisionCache, revisionCache } from "#server/revision-cache.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { StartupRow, ViewField } from "../../contract.ts";
import type { StartupFilter } from "../../filters.ts";
import { startupSource } from "../../parts/source.server.ts";
import { rowsOf } from "../../queries/rows.server.ts";
import type { SimilarStartup } from "../contract.ts";
import { idsOfPage, termsRevision } from "../queries/similar.server.ts";

const SHOWN_STARTUPS = 3;
/** Searches that are cached; many startups share one. A kilobyte each. */
const CACHED_SEARCHES = 2_000;

/** Which startups the index finds: most saves leave that as it was. Reference data that changes is another catalogue. */
const searches = new WeakMap<Catalogue, RevisionCache<string[]>>();
const VIEW: ViewField[] = ["tagline", "logo_64", "sector", "stage", "location", "technologies"];

/** Listed startups like this one: those with most in common first, of these those that raised most. A hidden one has none. */
export async function similarStartups(
  db: Db,
  catalogue: Catalogue,
  id: string,
  locale: Locale,
): Promise<SimilarStartup[]> {
  // Before what it stands for.
  const revision = await termsRevision(db);
  const cache = searches.get(catalogue) ?? revisionCache<string[]>(CACHED_SEARCHES);
  searches.set(catalogue, cache);
  const [own] = await rowsOf(db, catalogue, [id], { view: VIEW, locale });
  const found = new Set<string>();
  for (const filter of own ? filtersLike(own) : []) {
    if (found.size === SHOWN_STARTUPS) break;
    // Itself and those already found may come again.
    const limit = SHOWN_STARTUPS + 1 + found.size;
    const ids = await cache.get(JSON.stringify([filter, limit]), revision, () => {
      const expression = matching(startupSource, catalogue, filter);
      return idsOfPage(db, pageStatement(startupSource, expression, { sort: "raised", locale, offset: 0, limit }));
    });
    for (const similar of ids) if (similar !== id && found.size < SHOWN_STARTUPS) found.add(similar);
  }
  if (!own) return [];
  const rows = await rowsOf(db, catalogue, [...found], { view: VIEW, locale });
  return rows.map((row) => similarOf(own, row));
}

/** Filters that startups like this one meet, the narrowest first. */
function filtersLike({ sector, stage, location, technologies = [] }: StartupRow): StartupFilter[] {
  const inSector = sector && { sector: [sector.id] };
  const atStage = stage && { stage: [stage.id] };
  const inCity = location?.city && location.country && { country: [location.country.id], city: [location.city.id] };
  const withTechnology = technologies.length > 0 && { technologies: technologies.map((technology) => technology.id) };
  if (!inSector) return withTechnology ? [withTechnology] : [];
  return [
    ...(atStage && inCity ? [{ ...inSector, ...atStage, ...inCity }] : []),
    ...(atStage && withTechnology ? [{ ...inSector, ...atStage, ...withTechnology }] : []),
    ...(withTechnology ? [{ ...inSector, ...withTechnology }] : []),
    ...(atStage ? [{ ...inSector, ...atStage }] : []),
    inSector,
  ];
}

function similarOf(own: StartupRow, row: StartupRow): SimilarStartup {
  const isSame = (a: { id: string } | null | undefined, b: { id: string } | null | undefined) =>
    a !== null && a !== undefined && a.id === b?.id;
  const ownTechnologies = new Set(own.technologies?.map((technology) => technology.id));
  return {
    id: row.id,
    seoUrl: row.seoUrl,
    name: row.name,
    tagline: row.tagline ?? null,
    logo: row.logo_64 ?? null,
    sector: row.sector ?? null,
    city: row.location?.city ?? null,
    common: {
      sector: isSame(own.sector, row.sector),
      stage: isSame(own.stage, row.stage),
      city: isSame(own.location?.city, row.location?.city),
      technologies: (row.technologies ?? []).filter((technology) => ownTechnologies.has(technology.id)),
    },
  };
}
