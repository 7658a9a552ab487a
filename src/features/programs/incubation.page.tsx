import { PreviewNote } from "#features/content/card.tsx";
import { getIncubationText } from "#features/content/contract.ts";
import { listPageMeta } from "#shared/list/list-meta.ts";
import { loadList } from "#shared/list/load-list.ts";
import { changeSaved } from "#shared/list/saved-change.ts";
import type { Locale } from "#shared/locale.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { PREVIEW_PARAM, previewOf } from "#shared/preview.ts";
import { PLATFORM_ENTITY } from "#shared/scopes.ts";
import { PAGE_WIDTH } from "#ui/layouts.tsx";
import { ListPageView } from "#ui/list-page/list-page-view.tsx";
import { loadedLater } from "#ui/reload-overlay.tsx";
import { RichText } from "#ui/rich-text.tsx";
import type { Route } from "./+types/incubation.page";
import { ProgramCard, type ProgramCardData } from "./card.tsx";
import { programList } from "./filters.ts";
import { programsPage } from "./parts/list.ts";
import { OrganizersNote } from "./parts/organizers-note.tsx";

const PLATFORM_IDS = new Set<string>(Object.values(PLATFORM_ENTITY));

const FitLines = loadedLater(() => import("./fit/parts/fit-lines.tsx"));

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const preview = previewOf(page, url);
  // The list would say that it has no such filter.
  const listUrl = new URL(url);
  listUrl.searchParams.delete(PREVIEW_PARAM);
  const [loaded, texts] = await Promise.all([
    loadList(programsPage, page, undefined, listUrl),
    page.api(getIncubationText, { query: preview.query }),
  ]);
  if (!("kind" in loaded)) return loaded;
  // A juror whose only rights are on the platform has no startup to compare.
  const isCompared =
    page.viewer.kind === "member" && page.viewer.access.some(({ entityId }) => !PLATFORM_IDS.has(entityId));
  return { ...loaded, texts, preview: preview.note, isCompared };
}

export const action = async ({ context, url, request }: Route.ActionArgs) =>
  changeSaved(programsPage.calls, pageContext(context), undefined, url, await request.formData());

const pathOf = ({ seoUrl }: ProgramCardData, locale: Locale) => pathTo("program", locale, { seoUrl });

export const meta = (args: Route.MetaArgs) => listPageMeta(programList, args, args.loaderData, pathOf);

export default function ProgramListPage({ loaderData }: Route.ComponentProps) {
  if (!("texts" in loaderData)) return <ListPageView list={programList} data={loaderData} Card={ProgramCard} />;
  const { texts, preview, isCompared, list } = loaderData;
  const isWhole = list.applied.length === 0 && list.currentPage === 1;
  return (
    <>
      <div className={`${PAGE_WIDTH} pt-7 empty:hidden`}>
        <PreviewNote note={preview} />
      </div>
      <ListPageView
        list={programList}
        data={loaderData}
        Card={ProgramCard}
        lead={isWhole && texts?.intro && <RichText html={texts.intro} className="mt-3 max-w-prose" />}
      />
      {isCompared && <FitLines shown={loaderData} />}
      {texts && <OrganizersNote texts={texts} />}
    </>
  );
}
