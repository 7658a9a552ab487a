import { useEffect, useRef } from "react";
import { redirect } from "react-router";
import { useLocale } from "use-intl";
import { AdminHead } from "#features/admin/page-head/card.tsx";
import { actionFailure } from "#shared/action-failure.ts";
import type { Input } from "#shared/endpoint.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { FormAlert } from "#ui/form-alert.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-import.page";
import {
  addImportProfile,
  chooseTable,
  getImport,
  type ImportDetails,
  importRows,
  importWords,
  listImportProfiles,
  mapImport,
  removeImportProfile,
  startImport,
  stopImport,
  undoImport,
} from "./contract.ts";
import { IMPORT_FILTERS } from "./limits.ts";
import { mappingOf, withAnswers, withWords } from "./parts/form.ts";
import { MapForm } from "./parts/map-form.tsx";
import { ResultCard } from "./parts/result-card.tsx";
import { RowsCard } from "./parts/rows-card.tsx";
import { SaveProfile } from "./parts/save-profile.tsx";
import { TableCard } from "./parts/table-card.tsx";
import { WordsCard } from "./parts/words-card.tsx";
import { isWorking, WorkCard } from "./parts/work-card.tsx";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const { id } = params;
  const [details, profiles] = await Promise.all([api(getImport, { params: { id } }), api(listImportProfiles, {})]);
  const isMapping = details.state === "uploaded" || (details.state === "checked" && url.searchParams.has("columns"));
  const wanted = url.searchParams.get("filter");
  const filter = IMPORT_FILTERS.find((importFilter) => importFilter === wanted);
  const page = Math.min(Math.max(Number.parseInt(url.searchParams.get("page") ?? "1", 10) || 1, 1), 10_000);
  const hasRows = !isMapping && !isWorking(details.state);
  const rows = hasRows ? await api(importRows, { params: { id }, query: { filter, page } }) : undefined;
  const words = hasRows && details.state === "checked" ? await api(importWords, { params: { id } }) : undefined;
  return { details, profiles, isMapping, filter, page, rows, words, isUndoing: url.searchParams.has("undo") };
}

export async function action({ context, params: { id }, request }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const intent = form.get("intent");
  const params = { id };
  try {
    if (intent === "map") {
      const { header } = await api(getImport, { params }, { handlesNotFound: true });
      const [{ mapping }, profiles] = await Promise.all([
        api(getImport, { params }, { handlesNotFound: true }),
        api(listImportProfiles, {}),
      ]);
      const profile = profiles.find(({ id: profileId }) => profileId === form.get("profileId"));
      const { answers = {}, words = {} } = profile?.mapping ?? mapping ?? {};
      const body = { ...mappingOf(form, header), answers, words };
      await api(mapImport, { params, body }, { handlesNotFound: true });
      // The preview stands at the address without "?columns".
      return redirect(pathTo("adminImport", locale, params));
    }
    if (intent === "answer") {
      const { mapping } = await api(getImport, { params }, { handlesNotFound: true });
      if (mapping) await api(mapImport, { params, body: withAnswers(mapping, form) }, { handlesNotFound: true });
      return { done: "answer" };
    }
    if (intent === "words") {
      const { mapping } = await api(getImport, { params }, { handlesNotFound: true });
      if (mapping) await api(mapImport, { params, body: withWords(mapping, form) }, { handlesNotFound: true });
      return { done: "words" };
    }
    if (intent === "table") {
      const chosen = ["sheet", "headerRow", "headerRows"].flatMap((name) => {
        const value = form.get(name);
        return typeof value === "string" && value !== "" ? [[name, value] as const] : [];
      });
      // The schema of the call checks it.
      const body = Object.fromEntries(chosen) as Input<typeof chooseTable>["body"];
      await api(chooseTable, { params, body }, { handlesNotFound: true });
      return { done: "table" };
    }
    const query = { preview: String(form.get("preview") ?? "") };
    if (intent === "start") await api(startImport, { params, query }, { handlesNotFound: true });
    else if (intent === "stop") await api(stopImport, { params }, { handlesNotFound: true });
    else if (intent === "undo") await api(undoImport, { params }, { handlesNotFound: true });
    else if (intent === "forget")
      await api(removeImportProfile, { params: { id: String(form.get("profile")) } }, { handlesNotFound: true });
    else {
      const body = { importId: id, name: String(form.get("name") ?? "") };
      await api(addImportProfile, { body }, { handlesNotFound: true });
    }
    return { done: String(intent) };
  } catch (error) {
    return actionFailure(error, locale, { intent: String(intent) });
  }
}

const tableKey = ({ id, sheet, headerRow, headerRows }: ImportDetails) => `${id} ${sheet} ${headerRow} ${headerRows}`;

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("imports.title"), description: t("imports.lead"), noindex: true }));

export default function ImportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { details, profiles, isMapping, rows, words, filter, page, isUndoing } = loaderData;
  const text = useTranslations("imports");
  const locale = useLocale();
  const failure = actionData && "failure" in actionData ? actionData.failure : undefined;
  const content = useRef<HTMLDivElement>(null);
  const stage = isMapping ? "mapping" : details.state;
  const shownStage = useRef(stage);
  useEffect(() => {
    if (shownStage.current === stage) return;
    shownStage.current = stage;
    // The card of the stage before is gone, and the pressed button with it.
    if (document.activeElement === document.body) content.current?.focus({ preventScroll: true });
  }, [stage]);
  return (
    <>
      <AdminHead
        title={details.fileName}
        below="adminImports"
        lead={`${text("rowsIn", { count: details.rowCount })} · ${text(`values.state.${details.state}`)}`}
        actions={
          <Link to={pathTo("adminImports", locale)} className="button button-secondary">
            {text("back")}
          </Link>
        }
      />
      <div ref={content} tabIndex={-1} className="grid gap-5 outline-none">
        {failure && <FormAlert failure={failure} />}
        {isWorking(details.state) && <WorkCard details={details} />}
        {details.failure && (
          <p role="status" className="rounded-card border border-line bg-sunken px-5 py-4 text-sm">
            {text(`work.${details.failure}`)}
          </p>
        )}
        {isMapping && details.mayChooseTable && <TableCard key={`table ${tableKey(details)}`} details={details} />}
        {isMapping && <MapForm key={tableKey(details)} details={details} profiles={profiles} failure={failure} />}
        {rows && (
          <>
            <ResultCard details={details} isUndoing={isUndoing} />
            {words && words.words.length > 0 && <WordsCard key={details.preview} words={words} />}
            {!details.hasTooMany && <RowsCard details={details} rows={rows} filter={filter} page={page} />}
            {details.profile === null && (
              <SaveProfile
                profiles={profiles}
                isSaved={actionData !== undefined && "done" in actionData && actionData.done === "save"}
              />
            )}
          </>
        )}
      </div>
    </>
  );
}
