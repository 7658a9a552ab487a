import { useLocale } from "use-intl";
import { PreviewNote } from "#features/content/card.tsx";
import { getEarthquakeHelpText } from "#features/content/contract.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { previewOf } from "#shared/preview.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { InfoIcon } from "#ui/icon.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { Note } from "#ui/note.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/earthquake-help.page";
import { listHelp } from "./contract.ts";
import { HelpCard } from "./parts/help-card.tsx";
import { HelpFilter } from "./parts/help-filter.tsx";
import { helpQuery } from "./rules.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  const query = helpQuery(url.searchParams);
  const preview = previewOf(page, url);
  const [list, texts] = await Promise.all([
    page.api(listHelp, { query }),
    page.api(getEarthquakeHelpText, { query: preview.query }),
  ]);
  return { query, list, texts, preview: preview.note };
}

export const meta = (args: Route.MetaArgs) => {
  const { loaderData } = args;
  if (!loaderData) return [];
  const { title, description } = loaderData.texts;
  return pageMeta(args, { title, description, noindex: args.location.search !== "" });
};

export default function HelpPage({ loaderData: { query, list, texts, preview } }: Route.ComponentProps) {
  const t = useTranslations("earthquakeHelp");
  const locale = useLocale();
  const { direction, kind, state } = query;
  const to = (page: number) =>
    pathTo("earthquakeHelp", locale, {}, { direction, kind, state, page: page > 1 ? page : undefined });
  return (
    <DefaultLayout className="grid gap-7 pb-16">
      <PreviewNote note={preview} />
      <header className="grid max-w-3xl gap-3">
        <h1 className="text-4xl text-balance wrap-anywhere sm:text-5xl">{texts.title}</h1>
        <RichText html={texts.lead} className="text-lg text-ink-muted text-pretty" />
        <p className="font-semibold">{texts.emergency}</p>
      </header>
      <HelpFilter query={query} />
      {list.rows.length === 0 ? (
        <EmptyState
          title={t("none")}
          actions={<ButtonLink to={pathTo("earthquakeHelp", locale)}>{t("clear")}</ButtonLink>}
        >
          {t("noneText")}
        </EmptyState>
      ) : (
        <>
          <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
            {list.rows.map((help) => (
              <li key={help.id} className="grid">
                <HelpCard help={help} />
              </li>
            ))}
          </ul>
          <Pagination page={list.currentPage} pageSize={list.pageSize} total={list.totalCount} to={to} />
        </>
      )}
      <Note icon={<InfoIcon />} title={texts.addTitle}>
        <RichText html={texts.add} />
      </Note>
    </DefaultLayout>
  );
}
