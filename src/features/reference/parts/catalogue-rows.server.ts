import { slugOf } from "#shared/fold.ts";
import { fixedId, typeId } from "#shared/type-id.ts";
import { TYPE_KINDS, type TypeKind } from "#shared/type-kinds.ts";
import type { ShippedLists, Value } from "./catalogue.server.ts";
import { INVESTMENT_LISTS, STATUSES_COUNTED_AS_SEEKING, TOURS_NOT_OFFERED } from "./catalogue-investments.server.ts";
import { JOB_LISTS } from "./catalogue-jobs.server.ts";
import { ORGANIZATION_LISTS } from "./catalogue-organizations.server.ts";
import { PEOPLE_LISTS } from "./catalogue-people.server.ts";
import { REPORT_LISTS } from "./catalogue-reports.server.ts";
import { SECTORS } from "./catalogue-sectors.server.ts";
import { SKILL_LISTS } from "./catalogue-skills.server.ts";
import { STARTUP_LISTS } from "./catalogue-startups.server.ts";
import { TECHNOLOGY_LISTS } from "./catalogue-technologies.server.ts";

/** A missing kind does not compile. */
const LISTS: ShippedLists = {
  sector: { en: "Sectors", tr: "Sektörler", values: SECTORS.map(([sector]) => sector) },
  subSector: { en: "Sub-sectors", tr: "Alt sektörler", values: SECTORS.flatMap(([, ...subSectors]) => subSectors) },
  ...STARTUP_LISTS,
  ...TECHNOLOGY_LISTS,
  ...INVESTMENT_LISTS,
  ...ORGANIZATION_LISTS,
  ...PEOPLE_LISTS,
  ...JOB_LISTS,
  ...SKILL_LISTS,
  ...REPORT_LISTS,
};

/** A row of table `type` as it is shipped. */
export interface ShippedType {
  id: string;
  parent_id: string | null;
  kind: TypeKind | "kind";
  key: string;
  name_en: string;
  name_tr: string;
  slug_en: string;
  slug_tr: string;
  sort_order: number;
  offered: boolean;
  counts_as_seeking: boolean;
}

const sectorOf = new Map(
  SECTORS.flatMap(([sector, ...subSectors]) => subSectors.map(([key]) => [key, sector[0]] as const)),
);

const parentOf = (kind: TypeKind, key: string) =>
  kind === "subSector" ? typeId("sector", sectorOf.get(key)) : typeId(kind);

/** Every list and value, parents first. */
export function shippedTypes(): ShippedType[] {
  const lists = TYPE_KINDS.map((kind) => [kind, LISTS[kind].en, LISTS[kind].tr] as const);
  return [
    ...rowsOf("kind", lists, (key) => ({ id: fixedId(`type/${key}`), parent_id: null })),
    ...TYPE_KINDS.flatMap((kind) =>
      rowsOf(kind, LISTS[kind].values, (key) => ({ id: typeId(kind, key), parent_id: parentOf(kind, key) })),
    ),
  ];
}

function rowsOf(
  kind: TypeKind | "kind",
  values: readonly Value[],
  idsOf: (key: string) => Pick<ShippedType, "id" | "parent_id">,
): ShippedType[] {
  const taken = new Set<string>();
  // "C", "C++" and "C#" all come to "c": the later ones take their key.
  const slug = (language: string, name: string, key: string) => {
    const wished = slugOf(name);
    const free = wished && !taken.has(`${language} ${wished}`) ? wished : key;
    taken.add(`${language} ${free}`);
    return free;
  };
  return values.map(([key, en, tr], index) => ({
    ...idsOf(key),
    kind,
    key,
    name_en: en,
    name_tr: tr,
    slug_en: slug("en", en, key),
    slug_tr: slug("tr", tr, key),
    sort_order: index + 1,
    offered: !(kind === "investmentTour" && TOURS_NOT_OFFERED.includes(key)),
    counts_as_seeking: kind === "investmentSeekingStatus" && STATUSES_COUNTED_AS_SEEKING.includes(key),
  }));
}
