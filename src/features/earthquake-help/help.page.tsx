import { useLocale } from "use-intl";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { InfoIcon } from "#ui/icon.tsx";
import { DefaultLayout } from "#ui/layouts.tsx";
import { Note } from "#ui/note.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/help.page";
import { listHelp } from "./contract.ts";
import { HelpCard } from "./parts/help-card.tsx";
import { HelpFilter } from "./parts/help-filter.tsx";
import { helpQuery } from "./rules.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = helpQuery(url.searchParams);
  return { query, list: await pageContext(context).api(listHelp, { query }) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("earthquakeHelp.title"),
    description: t("earthquakeHelp.description"),
    noindex: args.location.search !== "",
  }));

export default function HelpPage({ loaderData: { query, list } }: Route.ComponentProps) {
  const t = useTranslations("earthquakeHelp");
  const locale = useLocale();
  const { direction, kind, state } = query;
  const to = (page: number) =>
    pathTo("earthquakeHelp", locale, {}, { direction, kind, state, page: page > 1 ? page : undefined });
  return (
    <DefaultLayout className="grid gap-7 pb-16">
      <header className="grid max-w-3xl gap-3">
        <h1 className="text-4xl sm:text-5xl">{t("title")}</h1>
        <p className="text-lg text-ink-muted text-pretty">{t("lead")}</p>
        <p className="font-semibold">{t("emergency")}</p>
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
      <Note icon={<InfoIcon />} title={t("addTitle")}>
        {t("add")}
      </Note>
    </DefaultLayout>
  );
}
