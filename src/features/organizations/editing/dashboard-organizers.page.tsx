import { useLocale } from "use-intl";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EntryState } from "#ui/edit-page/entry-state.tsx";
import { AddButton, OwnList } from "#ui/edit-page/own-list.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-organizers.page";
import { ownOrganizers } from "./contract.ts";

export async function loader({ context }: Route.LoaderArgs) {
  return { organizations: await pageContext(context).api(ownOrganizers, {}) };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("organizationsEditing.ownTitle"),
    description: t("organizationsEditing.ownLead"),
    noindex: true,
  }));

export default function OwnOrganizationsPage({ loaderData: { organizations } }: Route.ComponentProps) {
  const text = useTranslations("organizationsEditing");
  const locale = useLocale();
  const addTo = pathTo("addOrganization", locale);
  return (
    <DashboardPage
      title={text("ownTitle")}
      lead={text("ownLead")}
      actions={organizations.length > 0 && <AddButton group="organizationsEditing" to={addTo} />}
    >
      <OwnList
        group="organizationsEditing"
        entries={organizations}
        addTo={addTo}
        to={({ seoUrl }) => pathTo("techCenter", locale, { seoUrl })}
        editTo={({ seoUrl }) => pathTo("editOrganization", locale, { seoUrl })}
        more={({ id, name }) => (
          <ButtonLink
            to={pathTo("profileTechCenterPortfolio", locale, { investorId: id })}
            aria-label={text("portfolioOf", { name })}
          >
            {text("portfolio")}
          </ButtonLink>
        )}
        stateOf={(organization) => (
          <>
            <span>{organization.type}</span>
            <EntryState {...organization} />
          </>
        )}
      />
    </DashboardPage>
  );
}
