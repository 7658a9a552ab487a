import { redirect, useActionData, useSearchParams } from "react-router";
import { useLocale } from "use-intl";
import { type ActionFailure, actionFailure } from "#shared/action-failure.ts";
import { AppError } from "#shared/errors.ts";
import { readPage } from "#shared/list/address.ts";
import { MAX_PAGE } from "#shared/list/limits.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { InfoIcon } from "#ui/icon.tsx";
import { Note } from "#ui/note.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-watched.page";
import { addWatch, getWatches, noteWatch } from "./contract.ts";
import { isWatchedKind, MAX_WATCHES, WATCH_SORTS } from "./limits.ts";
import { entryPathOf } from "./parts/entry-path.ts";
import { WatchedFilter } from "./parts/watched-filter.tsx";
import { WatchedRow } from "./parts/watched-row.tsx";
import { entryNamed, STAR_PARAM, waitingEntry } from "./rules.ts";

export async function loader({ context, url: { searchParams: query } }: Route.LoaderArgs) {
  const page = pageContext(context);
  await finishStar(page, query.get(STAR_PARAM));
  const kind = query.get("kind");
  const watched = await page.api(getWatches, {
    query: {
      kind: isWatchedKind(kind) ? kind : undefined,
      sort: WATCH_SORTS.find((sort) => sort === query.get("sort")),
      currentPage: Math.min(MAX_PAGE, Math.max(1, readPage(query.get("page")))),
    },
  });
  return { watched, now: new Date().toISOString() };
}

/** Watches what was starred before signing in, and leads back to it. The star of another sign-in is forgotten. */
async function finishStar(page: ReturnType<typeof pageContext>, value: string | null): Promise<void> {
  const { api, locale, starred, viewer } = page;
  if (!starred.value || viewer.kind === "visitor" || viewer.looking) return;
  const entry = waitingEntry(starred.value, value);
  if (!entry) return starred.set(undefined);
  let path = pathTo("dashboardWatched", locale);
  try {
    const { seoUrl } = await api(addWatch, { body: entry }, { handlesNotFound: true });
    path = entryPathOf(entry.kind, locale, seoUrl);
  } catch (error) {
    const code = error instanceof AppError ? error.code : undefined;
    // After every other failure the star waits for the next try.
    if (code !== "notFound" && code !== "conflict") throw error;
    if (code === "conflict") path = pathTo("dashboardWatched", locale, {}, { full: 1 });
  }
  starred.set(undefined);
  throw redirect(path);
}

export async function action({ request, context }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const form = await request.formData();
  const entry = entryNamed(form.get("entry"));
  try {
    if (!entry) throw new AppError("notFound");
    await api(noteWatch, { body: { ...entry, note: String(form.get("note") ?? "") } }, { handlesNotFound: true });
    return { saved: entry.id };
  } catch (error) {
    return actionFailure(error, locale);
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("watching.title"), description: t("watching.description"), noindex: true }));

export default function WatchedPage({ loaderData: { watched, now } }: Route.ComponentProps) {
  const text = useTranslations("watching");
  const locale = useLocale();
  const [query] = useSearchParams();
  const answer = useActionData<{ saved: string } | { failure: ActionFailure }>();
  const { rows, counts, totalCount, currentPage, pageSize } = watched;
  const isNothing = Object.values(counts).every((count) => count === 0);
  const settings = <ButtonLink to={pathTo("dashboardSettings", locale)}>{text("settings")}</ButtonLink>;
  const pageAt = (page: number) => {
    const params = new URLSearchParams(query);
    params.delete("full");
    params.set("page", String(page));
    return `?${params}`;
  };
  return (
    <DashboardPage title={text("title")} lead={text("lead")} actions={!isNothing && settings}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {query.has("full") && <Note icon={<InfoIcon />}>{text("tooMany", { max: MAX_WATCHES })}</Note>}
        {answer && "failure" in answer && <FormAlert failure={answer.failure} />}
        <p role="status" className="font-semibold text-good empty:hidden">
          {answer && "saved" in answer && text("noteSaved")}
        </p>
        {isNothing ? (
          <EmptyState
            title={text("none")}
            actions={
              <ButtonLink kind="primary" to={pathTo("startups", locale)}>
                {text("startups")}
              </ButtonLink>
            }
          >
            {text("noneText")}
          </EmptyState>
        ) : (
          <WatchedFilter counts={counts} />
        )}
        {!isNothing && rows.length === 0 && (
          <EmptyState title={text("noneOfKind")}>{text("noneOfKindText")}</EmptyState>
        )}
        {rows.length > 0 && (
          <ul className="card divide-y divide-line">
            {rows.map((row) => (
              <WatchedRow key={row.id} row={row} now={now} />
            ))}
          </ul>
        )}
        {totalCount > 0 && (
          <Pagination
            page={currentPage}
            pageSize={pageSize}
            total={totalCount}
            to={pageAt}
            summary={text("total", { total: totalCount })}
          />
        )}
      </div>
    </DashboardPage>
  );
}
