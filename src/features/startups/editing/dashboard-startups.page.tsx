import { useLocale } from "use-intl";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { AddButton, OwnList } from "#ui/edit-page/own-list.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-startups.page";
import { ownStartups } from "./contract.ts";
import { EntryState } from "./parts/entry-state.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  return { startups: await pageContext(context).api(ownStartups, {}) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("startupsEditing.ownTitle"),
    description: t("startupsEditing.ownLead"),
    noindex: true,
  }));

export default function OwnStartupsPage({ loaderData: { startups } }: Route.ComponentProps) {
  const text = useTranslations("startupsEditing");
  const locale = useLocale();
  const addTo = pathTo("profileAddStartup", locale);
  return (
    <DashboardPage
      title={text("ownTitle")}
      lead={text("ownLead")}
      actions={startups.length > 0 && <AddButton group="startupsEditing" to={addTo} />}
    >
      <OwnList
        group="startupsEditing"
        entries={startups}
        addTo={addTo}
        to={({ seoUrl }) => pathTo("startup", locale, { seoUrl })}
        editTo={({ seoUrl }) => pathTo("profileEditStartup", locale, { seoUrl })}
        stateOf={(startup) => <EntryState {...startup} />}
      />
    </DashboardPage>
  );
}
