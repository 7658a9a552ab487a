import { useLocale } from "use-intl";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EntryState } from "#ui/edit-page/entry-state.tsx";
import { AddButton, OwnList } from "#ui/edit-page/own-list.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-providers.page";
import { ownProviders } from "./contract.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { providers: await pageContext(context).api(ownProviders, {}) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("providersEditing.ownTitle"),
    description: t("providersEditing.ownLead"),
    noindex: true,
  }));

export default function OwnProvidersPage({ loaderData: { providers } }: Route.ComponentProps) {
  const text = useTranslations("providersEditing");
  const locale = useLocale();
  const addTo = pathTo("dashboardAddProvider", locale, {});
  return (
    <DashboardPage
      title={text("ownTitle")}
      lead={text("ownLead")}
      actions={providers.length > 0 && <AddButton group="providersEditing" to={addTo} />}
    >
      <OwnList
        group="providersEditing"
        entries={providers}
        addTo={addTo}
        to={({ seoUrl }) => pathTo("provider", locale, { seoUrl })}
        editTo={({ seoUrl }) => pathTo("dashboardAddProvider", locale, { seoUrl })}
        stateOf={(provider) => <EntryState {...provider} />}
      />
    </DashboardPage>
  );
}
