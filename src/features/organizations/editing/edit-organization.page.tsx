import { redirect } from "react-router";
import { useLocale } from "use-intl";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { entryIntents, logoAction } from "#shared/edit/entry-action.ts";
import { id } from "#shared/endpoint.ts";
import { bodyOf, intent, intentAction, isJson } from "#shared/intent-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EntryEditor } from "#ui/edit-page/entry-editor.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/edit-organization.page";
import * as contract from "./contract.ts";
import { organizationForm, SECTIONS } from "./form.ts";
import { isFilled, sectionsOf } from "./rules.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const organization = await api(contract.getEditableOrganizer, { params: { seoUrlOrId: params.seoUrl } });
  const { seoUrl, values } = organization;
  const sections = sectionsOf(organization);
  const wanted = url.searchParams.get("section") ?? "basics";
  const section = sections.find((name) => name === wanted);
  if (!section) throw redirect(pathTo("editOrganization", locale, { seoUrl }));
  return {
    organization,
    section,
    sections: sections.map((name) => ({ name, isFilled: isFilled(name, organization) })),
    options: section === "settings" ? {} : await fieldOptions(api, SECTIONS[section], values),
  };
}

const { setLogo, removeLogo, show, confirm, delete: remove } = contract.organizerCalls;
const byId = (organizerId: string) => ({ query: { organizerId } });

const save = intentAction({
  fields: intent(
    { id, body: bodyOf(contract.changeOrganizer) },
    async ({ id: organizerId, body }, { api, once }) => ({
      saved: await api(contract.changeOrganizer, { ...byId(organizerId), body }, once),
    }),
    (sent, { api }) => api(contract.getEditableOrganizer, { params: { seoUrlOrId: sent.id } }),
  ),
  ...entryIntents({
    show: (organizerId, isVisible, { api, once }) =>
      api(show, { query: { organizerId, visibility: isVisible ? "true" : "false" } }, once),
    confirm: (organizerId, { api, once }) => api(confirm, byId(organizerId), once),
    remove: (organizerId, { api, once }) => api(remove, { params: { id: organizerId } }, once),
    after: (locale) => pathTo("dashboardOrganizers", locale),
  }),
});

export function action({ request, context }: Route.ActionArgs) {
  const page = pageContext(context);
  if (isJson(request)) return save(request, page);
  return logoAction(request, page, (organizerId, file) =>
    file ? page.api(setLogo, { ...byId(organizerId), body: { file } }) : page.api(removeLogo, byId(organizerId)),
  );
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("organizationsEditing.editTitle", { name: args.loaderData?.organization.name ?? "" }),
    description: t("organizationsEditing.editLead"),
    noindex: true,
  }));

export default function EditOrganizationPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("organizationsEditing");
  const locale = useLocale();
  const { organization, sections, section, options } = loaderData;
  const { id, seoUrl } = organization;
  return (
    <DashboardPage title={organization.name} lead={text("editLead")}>
      <EntryEditor
        group="organizationsEditing"
        noun="organization"
        entry={organization}
        sections={sections}
        section={section}
        fields={SECTIONS}
        form={organizationForm}
        options={options}
        to={pathTo("techCenter", locale, { seoUrl })}
        sectionTo={(name) => pathTo("editOrganization", locale, { seoUrl }, { section: name })}
        ways={
          <ButtonLink to={pathTo("profileTechCenterPortfolio", locale, { investorId: id })}>
            {text("portfolio")}
          </ButtonLink>
        }
        settings={
          <p className="mt-4">
            <ButtonLink to={pathTo("dashboardManagement", locale, {}, { entityId: id })}>{text("members")}</ButtonLink>
          </p>
        }
      />
    </DashboardPage>
  );
}
