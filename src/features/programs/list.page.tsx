import { lazy, Suspense } from "react";
import { catchLostConnection } from "#shared/client-action.ts";
import { listPageMeta } from "#shared/list/list-meta.ts";
import { loadList } from "#shared/list/load-list.ts";
import { changeSaved } from "#shared/list/saved-change.ts";
import type { Locale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { PLATFORM_ENTITY } from "#shared/scopes.ts";
import { ListPageView } from "#ui/list-page/list-page-view.tsx";
import type { Route } from "./+types/list.page";
import { ProgramCard, type ProgramCardData } from "./card.tsx";
import { programList } from "./filters.ts";
import { programsPage } from "./parts/list.ts";
import { OrganizersNote } from "./parts/organizers-note.tsx";

const PLATFORM_IDS = new Set<string>(Object.values(PLATFORM_ENTITY));

const FitLines = lazy(() => import("./fit/parts/fit-lines.tsx"));

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const loaded = await loadList(programsPage, page, undefined, url);
  // Who has no rights on anything but the platform itself has no startup that could be compared.
  const isCompared =
    page.viewer.kind === "member" && page.viewer.access.some(({ entityId }) => !PLATFORM_IDS.has(entityId));
  return isCompared && "kind" in loaded && loaded.kind === "list" ? { ...loaded, isCompared } : loaded;
}

export const action = async ({ context, url, request }: Route.ActionArgs) =>
  changeSaved(programsPage.calls, pageContext(context), undefined, url, await request.formData());

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

const pathOf = ({ seoUrl }: ProgramCardData, locale: Locale) => pathTo("program", locale, { seoUrl });

export const meta = (args: Route.MetaArgs) => listPageMeta(programList, args, args.loaderData, pathOf);

export default function ProgramListPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <ListPageView list={programList} data={loaderData} Card={ProgramCard} />
      {"isCompared" in loaderData && (
        <Suspense>
          <FitLines shown={loaderData} />
        </Suspense>
      )}
      <OrganizersNote />
    </>
  );
}
