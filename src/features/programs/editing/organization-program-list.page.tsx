import { useLocale } from "use-intl";
import { getEditableOrganizer } from "#features/organizations/editing/contract.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PlusIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/organization-program-list.page";
import { ownPrograms } from "./contract.ts";
import { OwnPrograms } from "./parts/own-programs.tsx";

export async function loader({ context, params }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const { id, name, seoUrl } = await api(getEditableOrganizer, { params: { seoUrlOrId: params.organizationSeoUrl } });
  const { programs } = await api(ownPrograms, { query: { organizerId: id } });
  return { organization: { name, seoUrl }, programs };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("programsEditing.programsOf", { name: args.loaderData?.organization.name ?? "" }),
    description: t("programsEditing.ownLead"),
    noindex: true,
  }));

export default function OrganizationProgramsPage({ loaderData: { organization, programs } }: Route.ComponentProps) {
  const text = useTranslations("programsEditing");
  const locale = useLocale();
  const add = (
    <ButtonLink kind="primary" to={pathTo("addProgram", locale, { organizationSeoUrl: organization.seoUrl })}>
      <PlusIcon className="size-4" />
      {text("add")}
    </ButtonLink>
  );
  return (
    <DashboardPage
      title={text("programsOf", { name: organization.name })}
      lead={text("ownLead")}
      actions={programs.length > 0 && add}
    >
      {programs.length === 0 ? (
        <EmptyState title={text("none")} actions={add}>
          {text("noneHint")}
        </EmptyState>
      ) : (
        <OwnPrograms programs={programs} />
      )}
    </DashboardPage>
  );
}
