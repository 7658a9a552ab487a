import { redirect } from "react-router";
import { type ActionFailure, actionFailure } from "../action-failure.ts";
import { AppError } from "../errors.ts";
import { SAVED_PARAM } from "../list-params.ts";
import type { PageContext } from "../page-context.ts";
import { type ListAddress, readAddress } from "./address.ts";
import type { ListContract } from "./contract.ts";
import { withoutEmpty } from "./filter.ts";
import type { Notify } from "./limits.ts";
import { columnsIn } from "./list-view.ts";
import { IN_PLACE, type SavedIntent } from "./saved-intents.ts";
import { ruleWithFilter } from "./saved-rule.ts";

/** The answer to a form of the saved searches: the done action, or the refusal and the typed values. */
export interface SavedAnswer {
  intent?: SavedIntent;
  id?: string;
  name?: string;
  failure?: ActionFailure;
}

type Page = Pick<PageContext, "api" | "locale" | "listView">;
type Calls = Pick<ListContract, "list" | "page" | "saveQuery" | "changeQuery" | "deleteQuery">;

/**
 * Saves the search that the address says, renames or deletes a saved one. The dialog is answered; a form sent without
 * scripts leads back to the saved searches, or to itself with what was wrong.
 */
export async function changeSaved(
  calls: Calls,
  { api, locale, listView }: Page,
  splat: string | undefined,
  url: URL,
  form: FormData,
) {
  const text = (name: string) => String(form.get(name) ?? "");
  const intent = text("intent") as SavedIntent;
  const id = text("id");
  const name = text("name");
  const address = readAddress(calls.list, splat, url.searchParams);
  const tried: SavedAnswer = { intent, id, name };
  const named = /^[\w-]{8,80}$/.test(text("key"));
  const options = { handlesNotFound: true, ...(named && { idempotencyKey: `${text("key")}.${intent}.${id}` }) };
  try {
    if (intent === "save") await save(calls, api, address, { name, columns: listView.columns }, options);
    else if (intent === "rename")
      await api(
        calls.changeQuery,
        { query: { id }, body: { name, version: Number(text("version")) || undefined } },
        options,
      );
    else if (intent === "notify")
      await api(calls.changeQuery, { query: { id }, body: { name, notify: text("notify") as Notify } }, options);
    else if (intent === "delete") await api(calls.deleteQuery, { query: { id } }, options);
    else throw new AppError("invalidInput", [{ field: "intent", reason: "unknown" }]);
  } catch (error) {
    return actionFailure(error, locale, tried);
  }
  const isLeft = intent === "delete" && id === address.queryId?.toLowerCase();
  if (form.has(IN_PLACE) && !isLeft) return tried;
  const back = new URL(url);
  if (isLeft) for (const key of ["queryId", "queryid"]) back.searchParams.delete(key);
  if (form.has(IN_PLACE)) back.searchParams.delete(SAVED_PARAM);
  else back.searchParams.set(SAVED_PARAM, "1");
  throw redirect(back.pathname + back.search);
}

/** The list itself says what its address means to this viewer: only what can be shown is saved. */
async function save(
  { list, page, saveQuery }: Calls,
  api: Page["api"],
  address: ListAddress,
  { name, columns }: { name: string; columns: readonly string[] | undefined },
  options: { idempotencyKey?: string },
) {
  const { filter, segments, queryId, sort } = address;
  const shown = await api(page, { body: { filter, segments, queryId, pageSize: 1, view: [] } }, options);
  const chosen = withoutEmpty(shown.filter);
  const rules = shown.query ? { rule: ruleWithFilter(list, shown.query.rule, chosen) } : { filter: chosen };
  const shownColumns = list.columns && columns ? { columns: columnsIn(list, columns) } : {};
  await api(saveQuery, { body: { name, sort, ...shownColumns, ...rules } }, options);
}
