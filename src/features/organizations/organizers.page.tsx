import { redirect } from "react-router";
import { useLocale } from "use-intl";
import { readPage } from "#shared/list/address.ts";
import { listPath } from "#shared/list/list-path.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { PAGE_WIDTH } from "#ui/layouts.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/organizers.page";
import { OrganizationCard } from "./card.tsx";
import { searchOrganizers } from "./contract.ts";
import { organizationList } from "./filters.ts";
import { organizationsPage } from "./parts/list.ts";

/** Organizations that take applications to a program now; with an address, the page of one. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  if (params.organizerDetail) {
    const to = pathTo("techCenter", locale, { seoUrl: params.organizerDetail });
    throw redirect(to + url.search, 301);
  }
  const PageIndex = readPage(url.searchParams.get("page"));
  const { rows, ...paging } = await api(searchOrganizers, { body: { HasOpenProgram: true, PageIndex } });
  return { cards: rows.map((row) => organizationsPage.cardOf(row)), paging };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (text) => ({
    title: text("organizations.organizers.title"),
    description: text("organizations.organizers.text"),
  }));

export default function OrganizersPage({ loaderData: { cards, paging } }: Route.ComponentProps) {
  const text = useTranslations("organizations.organizers");
  const locale = useLocale();
  return (
    <div className={`${PAGE_WIDTH} grid gap-6 pt-7 pb-10`}>
      <div>
        <h1 className="text-2xl sm:text-3xl">{text("title")}</h1>
        <p className="mt-1 max-w-[68ch] text-ink-muted">{text("text")}</p>
        <p className="mt-1 flex flex-wrap gap-x-6">
          <Link to={pathTo("incubation", locale)} className={`${TEXT_LINK} inline-flex min-h-row items-center`}>
            {text("programs")}
          </Link>
          <Link
            to={listPath(organizationList, locale, { filter: {} })}
            className={`${TEXT_LINK} inline-flex min-h-row items-center`}
          >
            {text("all")}
          </Link>
        </p>
      </div>
      {cards.length === 0 && <p>{text("none")}</p>}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(20rem,100%),1fr))] gap-4.5">
        {cards.map((card) => (
          <OrganizationCard key={card.seoUrl} row={card} />
        ))}
      </div>
      <Pagination
        page={paging.currentPage}
        pageSize={paging.pageSize}
        total={paging.totalCount}
        to={(page) => pathTo("organizers", locale, {}, { page: page > 1 ? page : undefined })}
      />
    </div>
  );
}
