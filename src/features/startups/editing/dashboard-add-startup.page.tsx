import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-add-startup.page";
import { AddStartupForm } from "./parts/add-startup-form.tsx";
import { addStartup, loadAdding } from "./parts/adding.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadAdding(pageContext(context));

export function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  return addStartup(request, page, (seoUrl) => pathTo("profileEditStartup", page.locale, { seoUrl }));
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("startupsEditing.addTitle"),
    description: t("startupsEditing.addLead"),
    noindex: true,
  }));

export default function AddStartupPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("startupsEditing");
  return (
    <DashboardPage title={text("addTitle")} lead={text("addLead")}>
      <AddStartupForm {...loaderData} />
    </DashboardPage>
  );
}
