import { useLocale } from "use-intl";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { addAction } from "#shared/edit/entry-action.ts";
import { bodyOf } from "#shared/intent-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { memberOnly } from "#shared/viewer.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { AddForm } from "#ui/edit-page/add-form.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/add-organization.page";
import { createOrganizer, organizerCalls } from "./contract.ts";
import { newOrganizationForm } from "./form.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, viewer } = pageContext(context);
  return {
    options: await fieldOptions(api, newOrganizationForm.fields, {}),
    draftKey: `organization/new/${memberOnly(viewer).id}`,
  };
}

export function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  return addAction(request, page, {
    body: bodyOf(createOrganizer),
    add: async (body, isAnother, once) => {
      const query = { isAnother: isAnother ? "true" : "false" } as const;
      const { seoUrl } = await page.api(createOrganizer, { body, query }, once);
      return pathTo("editOrganization", page.locale, { seoUrl });
    },
    similar: (body) => page.api(organizerCalls.similar, { body }),
  });
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("organizationsEditing.addTitle"),
    description: t("organizationsEditing.addLead"),
    noindex: true,
  }));

export default function AddOrganizationPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("organizationsEditing");
  const locale = useLocale();
  return (
    <DashboardPage title={text("addTitle")} lead={text("addLead")}>
      <AddForm
        {...loaderData}
        group="organizationsEditing"
        form={newOrganizationForm}
        to={(seoUrl) => pathTo("techCenter", locale, { seoUrl })}
      />
    </DashboardPage>
  );
}
