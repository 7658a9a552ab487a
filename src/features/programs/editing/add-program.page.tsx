import { useNavigate } from "react-router";
import { useLocale } from "use-intl";
import { getEditableOrganizer } from "#features/organizations/editing/contract.ts";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { Card } from "#ui/card.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EditFields } from "#ui/edit-form/edit-fields.tsx";
import { SavedForm } from "#ui/edit-form/saved-form.tsx";
import { useFieldTexts } from "#ui/edit-form/use-field-texts.ts";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/add-program.page";
import { newProgramForm } from "./form.ts";
import { editAction } from "./parts/edit-action.ts";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const { id, name } = await api(getEditableOrganizer, { params: { seoUrlOrId: params.organizationSeoUrl } });
  return { organization: { id, name }, options: await fieldOptions(api, newProgramForm.fields, {}) };
}

export const action = ({ request, context }: Route.ActionArgs) => editAction(request, pageContext(context));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("programsEditing.addTitle"),
    description: t("programsEditing.addLead"),
    noindex: true,
  }));

export default function AddProgramPage({ loaderData: { organization, options } }: Route.ComponentProps) {
  const text = useTranslations("programsEditing");
  const locale = useLocale();
  const navigate = useNavigate();
  const fieldTexts = useFieldTexts(text, "basics");
  return (
    <DashboardPage title={text("addTitle")} lead={`${organization.name} · ${text("addLead")}`}>
      <Card className="max-w-3xl">
        <SavedForm
          form={newProgramForm}
          fields={newProgramForm.fields}
          stored={{ version: 1, values: {} }}
          draftKey={`program/new/${organization.id}`}
          intent={{ intent: "add", organizerId: organization.id }}
          isNew
          saveLabel={text("saveDraft")}
          onSaved={({ seoUrl }) => {
            if (seoUrl) void navigate(pathTo("editProgram", locale, { programSeoUrl: seoUrl }));
          }}
          options={options}
          {...fieldTexts}
        >
          <EditFields fields={newProgramForm.fields} />
        </SavedForm>
      </Card>
    </DashboardPage>
  );
}
