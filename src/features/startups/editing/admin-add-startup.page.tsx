import { AdminHead } from "#features/admin/page-head/card.tsx";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/admin-add-startup.page";
import { AddStartupForm } from "./parts/add-startup-form.tsx";
import { addStartup, loadAdding } from "./parts/adding.ts";

export const loader = ({ context }: Route.LoaderArgs) => loadAdding(pageContext(context));

/** Goes on to the admin table, where the new one stands first. */
export function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  return addStartup(request, page, () =>
    pathTo("adminStartups", page.locale, {}, { sort: "createdAt", order: "desc" }),
  );
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("startupsEditing.addTitle"),
    description: t("startupsEditing.addLead"),
    noindex: true,
  }));

export default function AdminAddStartupPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("startupsEditing");
  return (
    <>
      <AdminHead title={text("addTitle")} lead={text("addLead")} below="adminStartups" />
      <AddStartupForm {...loaderData} />
    </>
  );
}
