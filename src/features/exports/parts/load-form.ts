import { errorStatus, errorText } from "#shared/error-list.ts";
import { AppError } from "#shared/errors.ts";
import type { Filter } from "#shared/list/filter.ts";
import { MAX_PAGE_SIZE } from "#shared/list/limits.ts";
import type { PageContext } from "#shared/page-context.ts";
import type { PremiumList } from "#shared/viewer.ts";
import { listAt } from "./lists.ts";

/** The data of the export form: the list, the rows its filter finds, and the columns of the file. */
export type ExportFormData = Exclude<Awaited<ReturnType<typeof exportFormOf>>, undefined>;

/** Undefined: the address names no list whose rows may leave. */
export async function exportFormOf(
  { api, locale }: Pick<PageContext, "api" | "locale">,
  from: string | null,
  choosesRows: boolean,
) {
  const found = listAt(from);
  if (!found) return undefined;
  const { list, state } = found;
  const kind = list.exports.list.kind as PremiumList;
  try {
    const { filter, segments, queryId, sort } = state;
    const body = { filter, segments, queryId, sort, pageSize: choosesRows ? MAX_PAGE_SIZE : 1, view: [] };
    const {
      totalCount,
      applied,
      filter: used,
      query,
      rows,
    } = await api(list.page, { body }, { handlesNotFound: true });
    return {
      kind,
      totalCount,
      found: { applied, filter: used as Filter, search: query?.name },
      columns: list.columns,
      refusal: undefined,
      rows: choosesRows ? rows.map(named) : undefined,
    };
  } catch (error) {
    if (!(error instanceof AppError) || errorStatus(error.code) >= 500) throw error;
    const refusal = errorText(error.code, locale);
    return { kind, totalCount: 0, found: undefined, columns: list.columns, refusal, rows: undefined };
  }
}

/** A row of any of these lists by its name. */
function named(row: unknown) {
  const { id, name, surname } = row as { id: string; name: string; surname?: string };
  return { id, name: [name, surname].filter(Boolean).join(" ") };
}

/** The body of the call, from the form and the list it is about. */
export function inputOfForm({ list, state }: NonNullable<ReturnType<typeof listAt>>, form: FormData) {
  const { filter, segments, queryId, sort } = state;
  const limit = form.get("limit");
  const ids = form.getAll("ids").map(String);
  return {
    filter,
    segments,
    queryId,
    sort,
    columns: list.columns.filter((key) => form.getAll("columns").includes(key)),
    ...(limit === null || limit === "" ? {} : { limit: Number(limit) }),
    ...(ids.length > 0 && { ids }),
  };
}
