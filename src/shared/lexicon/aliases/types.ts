import type { TypeKind } from "../../type-kinds.ts";
import { COMPANY_ALIASES } from "./company.ts";
import { JOB_ALIASES } from "./jobs.ts";
import { ORGANIZATION_ALIASES } from "./organizations.ts";
import { SECTOR_ALIASES } from "./sectors.ts";
import { SUB_SECTOR_ALIASES } from "./sub-sectors.ts";
import { TECHNOLOGY_ALIASES } from "./technologies.ts";

/** By the key of a value of the catalogue: what people call it besides its names, in English and Turkish, parted by commas. */
export type Aliases = Readonly<Record<string, string>>;

/** A word stands below one value of a list only; values of different lists may share one. */
export const TYPE_ALIASES: Readonly<Partial<Record<TypeKind | "kind", Aliases>>> = {
  ...COMPANY_ALIASES,
  ...JOB_ALIASES,
  ...ORGANIZATION_ALIASES,
  sector: SECTOR_ALIASES,
  subSector: SUB_SECTOR_ALIASES,
  technology: TECHNOLOGY_ALIASES,
};

/** What people call a value of a list besides its names. */
export const aliasesOf = (kind: TypeKind | "kind", key: string): readonly string[] =>
  TYPE_ALIASES[kind]?.[key]?.split(", ") ?? [];
