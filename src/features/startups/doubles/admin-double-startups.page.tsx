import { Form, redirect, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { AdminTable } from "#features/admin/card.tsx";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { tablePage } from "#shared/table/page.ts";
import { tableMeta } from "#shared/table/texts.ts";
import { Button } from "#ui/button.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-double-startups.page";
import { doubleStartupCalls, searchDoubles } from "./contract.ts";

const page = tablePage(doubleStartupCalls);
export async function loader(args: Route.LoaderArgs) {
  return { data: await page.loader(args), isSearching: args.url.searchParams.has("searching") };
}

/** Besides the calls of the table: the search of the night, now. */
export async function action(args: Route.ActionArgs) {
  const form = await args.request.clone().formData();
  if (form.get("intent") !== "search") return page.action(args);
  const { api, locale } = pageContext(args.context);
  await api(searchDoubles, {});
  throw redirect(pathTo("adminDoubleStartups", locale, {}, { searching: "1" }));
}
export const meta = tableMeta("startupsDoubles");

export default function DoubleStartupsPage({ loaderData: { data, isSearching } }: Route.ComponentProps) {
  const locale = useLocale();
  const text = useTranslations("startupsDoubles");
  const isSending = useNavigation().formMethod === "POST";
  return (
    <AdminTable
      texts="startupsDoubles"
      data={data}
      headActions={
        <div className="flex flex-wrap items-center gap-3">
          {isSearching ? (
            <Link
              to={pathTo("adminDoubleStartups", locale, {}, { searching: "1" })}
              className="button button-secondary"
            >
              {text("lookAgain")}
            </Link>
          ) : (
            <Form method="post">
              <input type="hidden" name="intent" value="search" />
              <Button type="submit" busy={isSending}>
                {text("searchNow")}
              </Button>
            </Form>
          )}
          <Link to={pathTo("adminStartupMerges", locale)} className="button button-quiet">
            {text("history")}
          </Link>
          <Link to={pathTo("adminMergeStartups", locale)} className="button button-secondary">
            {text("choose")}
          </Link>
        </div>
      }
      notice={
        isSearching && (
          <p role="status" className="mb-4 text-sm text-good">
            {text("searching")}
          </p>
        )
      }
      nameOf={({ name, other }) => `${name}, ${other}`}
      actions={[
        {
          key: "compare",
          to: ({ firstId, secondId }) => pathTo("adminMergeStartups", locale, {}, { first: firstId, second: secondId }),
        },
        {
          key: "different",
          change: { field: "state", value: "different" },
          isOffered: ({ state }) => state === "open",
        },
        { key: "open", change: { field: "state", value: "open" }, isOffered: ({ state }) => state !== "open" },
      ]}
      quick={{ open: { state: "open" }, site: { sign: "site" } }}
      filterText={(filter, value) => (filter === "sign" && value === "site" ? text("quick.site") : undefined)}
    />
  );
}
