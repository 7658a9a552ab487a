import type { Db } from "#db/open.server.ts";
import type { Catalogue } from "#features/reference/queries.server.ts";
import { pageStatement } from "#server/list-index/page-sql.server.ts";
import { matching } from "#server/list-index/read-list.server.ts";
import type { Locale } from "#shared/locale.ts";
import type { StartupRow, ViewField } from "../../contract.ts";
import type { StartupFilter } from "../../filters.ts";
import { startupSource } from "../../parts/source.server.ts";
import { pageOfRows, rowsOf } from "../../queries/rows.server.ts";
import type { SimilarStartup } from "../contract.ts";

const SHOWN_STARTUPS = 3;
const VIEW: ViewField[] = ["tagline", "logo_64", "sector", "stage", "location", "technologies"];

/** Listed startups like this one: those with most in common first, of these those that raised most. A hidden one has none. */
export async function similarStartups(
  db: Db,
  catalogue: Catalogue,
  id: string,
  locale: Locale,
): Promise<SimilarStartup[]> {
  const [own] = await rowsOf(db, catalogue, [id], { view: VIEW, locale });
  const found = new Map<string, StartupRow>();
  for (const filter of own ? filtersLike(own) : []) {
    if (found.size === SHOWN_STARTUPS) break;
    // Itself and those already found may come again.
    const limit = SHOWN_STARTUPS + 1 + found.size;
    const expression = matching(startupSource, catalogue, filter);
    const page = pageStatement(startupSource, expression, { sort: "raised", locale, offset: 0, limit });
    const { rows } = await pageOfRows(db, catalogue, page, { view: VIEW, locale });
    for (const row of rows) if (row.id !== id && found.size < SHOWN_STARTUPS) found.set(row.id, row);
  }
  return own ? [...found.values()].map((row) => similarOf(own, row)) : [];
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
