import { useLocale } from "use-intl";
import { Dashboard } from "#features/dashboard/card.tsx";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { catchLostConnection } from "#shared/client-action.ts";
import { addAction } from "#shared/edit/entry-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { AddForm } from "#ui/edit-page/add-form.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/add.page";
import { createStartup, similarStartups } from "./contract.ts";
import { newStartupForm } from "./form.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  return {
    options: await fieldOptions(api, newStartupForm.fields, {}),
    draftKey: viewer.kind === "member" ? viewer.id : "",
  };
}

export function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  return addAction(request, page, {
    add: async (body, isAnother, once) => {
      const query = { isAnother: isAnother ? "true" : "false" } as const;
      const { seoUrl } = await page.api(createStartup, { body, query }, once);
      return pathTo("profileEditStartup", page.locale, { seoUrl });
    },
    similar: (body) => page.api(similarStartups, { body }),
  });
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => catchLostConnection(serverAction);

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("startupEditing.addTitle"),
    description: t("startupEditing.addLead"),
    noindex: true,
  }));

export default function AddStartupPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("startupEditing");
  const locale = useLocale();
  return (
    <Dashboard title={text("addTitle")} lead={text("addLead")}>
      <AddForm
        group="startupEditing"
        form={newStartupForm}
        options={loaderData.options}
        draftKey={`startup/new/${loaderData.draftKey}`}
        to={(seoUrl) => pathTo("startup", locale, { seoUrl })}
      />
    </Dashboard>
  );
}
