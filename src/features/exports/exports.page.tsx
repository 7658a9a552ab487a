import { redirect, useLocation } from "react-router";
import { useLocale } from "use-intl";
import { actionFailure } from "#shared/action-failure.ts";
import { readPage } from "#shared/list/address.ts";
import { FROM_PARAM } from "#shared/list-params.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/exports.page";
import { exportsOfMe, ownExports } from "./contract.ts";
import { Allowance } from "./parts/allowance.tsx";
import { CHOOSE_PARAM } from "./parts/choose-param.ts";
import { ExportForm } from "./parts/export-form.tsx";
import { Files } from "./parts/files.tsx";
import { listAt } from "./parts/lists.ts";
import { exportFormOf, inputOfForm } from "./parts/load-form.ts";
import { OfMe } from "./parts/of-me.tsx";

export async function loader({ context, url: { searchParams: query } }: Route.LoaderArgs) {
  const page = pageContext(context);
  const from = query.get(FROM_PARAM);
  const at = (name: string) => Math.max(1, readPage(query.get(name)));
  const [own, ofMe, form] = await Promise.all([
    page.api(ownExports, { query: { currentPage: at("page") } }),
    page.api(exportsOfMe, { query: { currentPage: at("others") } }),
    exportFormOf(page, from, query.has(CHOOSE_PARAM)),
  ]);
  return { own, ofMe, form, from };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const { api, locale } = pageContext(context);
  const found = listAt(url.searchParams.get(FROM_PARAM));
  if (!found) throw redirect(pathTo("exports", locale));
  try {
    const body = inputOfForm(found, await request.formData());
    await api(found.list.exports.exportRows, { body }, { handlesNotFound: true });
  } catch (error) {
    return actionFailure(error, locale);
  }
  throw redirect(pathTo("exports", locale));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({ title: t("exports.title"), description: t("exports.description"), noindex: true }));

export default function ExportsPage({ loaderData: { own, ofMe, form, from }, actionData }: Route.ComponentProps) {
  const text = useTranslations("exports");
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const { allowance } = own;
  const isOpen = allowance.startupRowLimit > 0;
  const opensList = isOpen && (!form || allowance.lists.some((list) => list === form.kind));
  return (
    <DashboardPage title={text("title")}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {isOpen && <Allowance allowance={allowance} />}
        {!opensList && (
          <EmptyState
            title={text("noPackage")}
            actions={
              <ButtonLink kind="primary" to={pathTo("paymentPlans", locale, {}, { [RETURN_PARAM]: pathname + search })}>
                {text("seePackages")}
              </ButtonLink>
            }
          >
            {text("noPackageText")}
          </EmptyState>
        )}
        {opensList && form && from && (
          // Another list is another form.
          <ExportForm
            key={`${from} ${form.rows !== undefined}`}
            form={form}
            from={from}
            allowance={allowance}
            failure={actionData?.failure}
          />
        )}
        {(isOpen || own.rows.length > 0) && <Files page={own} />}
        <OfMe page={ofMe} />
      </div>
    </DashboardPage>
  );
}
