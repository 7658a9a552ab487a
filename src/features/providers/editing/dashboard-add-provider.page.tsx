import { redirect } from "react-router";
import { useLocale } from "use-intl";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { addAction, entryIntents, logoAction } from "#shared/edit/entry-action.ts";
import { id } from "#shared/endpoint.ts";
import { AppError } from "#shared/errors.ts";
import { bodyOf, intent, intentAction, isJson } from "#shared/intent-action.ts";
import { pageMeta } from "#shared/meta.ts";
import { type PageContext, pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { memberOnly } from "#shared/viewer.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { AddForm } from "#ui/edit-page/add-form.tsx";
import { EntryEditor } from "#ui/edit-page/entry-editor.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-add-provider.page";
import * as contract from "./contract.ts";
import { newProviderForm, providerForm, SECTIONS, type SectionName } from "./form.ts";
import { FORM_SECTIONS, isFilled } from "./rules.ts";

/** Without an address a provider is added, with one it is edited. */
export async function loader({ context, params: { seoUrl }, url }: Route.LoaderArgs) {
  const page = pageContext(context);
  if (seoUrl) return editing(page, seoUrl, url);
  const draftKey = `provider/new/${memberOnly(page.viewer).id}`;
  return { options: await fieldOptions(page.api, newProviderForm.fields, {}), draftKey };
}

async function editing({ api, locale }: PageContext, address: string, url: URL) {
  const provider = await api(contract.getEditableProvider, { params: { seoUrlOrId: address } }).catch((error) => {
    if (error instanceof AppError && error.code === "forbidden")
      throw redirect(pathTo("notFound", locale, {}, { [RETURN_PARAM]: url.pathname + url.search }));
    throw error;
  });
  const wanted = url.searchParams.get("section") ?? "basics";
  const section = FORM_SECTIONS.find((name) => name === wanted) ?? "basics";
  return {
    provider,
    section,
    sections: FORM_SECTIONS.map((name) => ({ name, isFilled: isFilled(name, provider) })),
    options: section === "settings" ? {} : await fieldOptions(api, SECTIONS[section as SectionName], provider.values),
  };
}

const { similar, setLogo, removeLogo, show, confirm, delete: remove } = contract.providerEntryCalls;
const byId = (serviceProviderId: string) => ({ query: { serviceProviderId } });

const save = intentAction({
  fields: intent(
    { id, body: bodyOf(contract.changeProvider) },
    async ({ id: serviceProviderId, body }, { api, once }) => ({
      saved: await api(contract.changeProvider, { body: { ...body, serviceProviderId } }, once),
    }),
    (sent, { api }) => api(contract.getEditableProvider, { params: { seoUrlOrId: sent.id } }),
  ),
  ...entryIntents({
    show: (serviceProviderId, isVisible, { api, once }) =>
      api(show, { query: { serviceProviderId, visibility: isVisible ? "true" : "false" } }, once),
    confirm: (serviceProviderId, { api, once }) => api(confirm, byId(serviceProviderId), once),
    remove: (serviceProviderId, { api, once }) => api(remove, { params: { id: serviceProviderId } }, once),
    after: (locale) => pathTo("dashboardProviders", locale),
  }),
});

export function action({ request, context, params }: Route.ActionArgs) {
  const page = pageContext(context);
  const { api, locale } = page;
  if (!params.seoUrl)
    return addAction(request, page, {
      body: bodyOf(contract.createProvider),
      add: async (body, isAnother, once) => {
        const query = { isAnother: isAnother ? "true" : "false" } as const;
        const { seoUrl } = await api(contract.createProvider, { body, query }, once);
        return pathTo("dashboardAddProvider", locale, { seoUrl });
      },
      similar: (body) => api(similar, { body }),
    });
  if (isJson(request)) return save(request, page);
  return logoAction(request, page, (providerId, file) =>
    file ? api(setLogo, { ...byId(providerId), body: { file } }) : api(removeLogo, byId(providerId)),
  );
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => {
    const provider = args.loaderData && "provider" in args.loaderData ? args.loaderData.provider : undefined;
    return {
      title: provider ? t("providersEditing.editTitle", { name: provider.name }) : t("providersEditing.addTitle"),
      description: t(provider ? "providersEditing.editLead" : "providersEditing.addLead"),
      noindex: true,
    };
  });

export default function ProviderPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("providersEditing");
  const locale = useLocale();
  const to = (seoUrl: string) => pathTo("provider", locale, { seoUrl });
  if (!("provider" in loaderData))
    return (
      <DashboardPage title={text("addTitle")} lead={text("addLead")}>
        <AddForm {...loaderData} group="providersEditing" form={newProviderForm} to={to} />
      </DashboardPage>
    );
  const { provider, ...shown } = loaderData;
  const { seoUrl } = provider;
  return (
    <DashboardPage title={provider.name} lead={text("editLead")}>
      <EntryEditor
        {...shown}
        group="providersEditing"
        noun="provider"
        entry={provider}
        fields={SECTIONS}
        isClosedWhileHidden
        form={providerForm}
        to={to(seoUrl)}
        sectionTo={(section) => pathTo("dashboardAddProvider", locale, { seoUrl }, { section })}
        settings={
          <p className="mt-4">
            <ButtonLink to={pathTo("dashboardManagement", locale, {}, { entityId: provider.id })}>
              {text("members")}
            </ButtonLink>
          </p>
        }
      />
    </DashboardPage>
  );
}
