import { FEATURES } from "#/features.server.ts";
import { entryDetail, nameKeys, ROW_ID } from "#features/operations/audit/rules.ts";
import { type Audited, type AuditNames, allAudited, auditNames } from "#server/audited.server.ts";

export const AUDITED_FIELDS = allAudited(
  FEATURES.flatMap((feature): readonly Audited[] => ("audited" in feature ? feature.audited : [])),
);
const NAMES = [auditNames(AUDITED_FIELDS, "en"), auditNames(AUDITED_FIELDS, "tr")];

const textAt = (names: AuditNames, key: string): unknown =>
  key.split(".").reduce<unknown>((inner, part) => (inner ? Reflect.get(inner as object, part) : undefined), names);

/** True if a field has a name in both languages. `places`: the list and the fields around it. */
export const isNamed = (entity: string, field: string, places: readonly string[]): boolean =>
  field === ROW_ID || NAMES.every((names) => nameKeys(entity, field, places).some((key) => textAt(names, key)));

/** Fields of an entry, and inside of its values, that have no name. */
export function unnamedIn(entity: string, detail: unknown): string[] {
  const { changes, others, list } = entryDetail(JSON.stringify(detail));
  const around = list ? [list] : [];
  const unnamed = (field: string, value: unknown, places: readonly string[]): string[] => [
    ...(isNamed(entity, field, places) ? [] : [`${entity} ${[...places].reverse().join(" ")} ${field}`]),
    ...[value].flat().flatMap((item) => inside(item, [field, ...places])),
  ];
  const inside = (value: unknown, places: readonly string[]): string[] =>
    typeof value === "object" && value !== null
      ? Object.entries(value).flatMap(([field, one]) => unnamed(field, one, places))
      : [];
  return [
    ...changes.flatMap(({ field, before, after }) => unnamed(field, [before, after].flat(), around)),
    ...others.flatMap(({ field, value }) => unnamed(field, value, [])),
  ];
}
