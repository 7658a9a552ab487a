import { useLocale } from "use-intl";
import { ownOrganizers } from "#features/organizations/editing/contract.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { PlusIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/dashboard-programs.page";
import { ownPrograms } from "./contract.ts";
import { OwnPrograms } from "./parts/own-programs.tsx";

export async function loader({ context }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const [{ programs }, organizations] = await Promise.all([api(ownPrograms, { query: {} }), api(ownOrganizers, {})]);
  return {
    programs,
    isMember: organizations.length > 0,
    organizations: organizations.filter(({ mayEdit }) => mayEdit),
  };
}

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("programsEditing.ownTitle"),
    description: t("programsEditing.ownLead"),
    noindex: true,
  }));

export default function OwnProgramsPage({ loaderData: { programs, isMember, organizations } }: Route.ComponentProps) {
  const text = useTranslations("programsEditing");
  const locale = useLocale();
  const add = organizations.map(({ id, seoUrl, name }) => (
    <ButtonLink key={id} to={pathTo("addProgram", locale, { organizationSeoUrl: seoUrl })}>
      <PlusIcon className="size-4" />
      {organizations.length > 1 ? text("addTo", { name }) : text("add")}
    </ButtonLink>
  ));
  const addOrganization = <ButtonLink to={pathTo("addOrganization", locale)}>{text("addOrganization")}</ButtonLink>;
  return (
    <DashboardPage title={text("ownTitle")} lead={text("ownLead")}>
      {programs.length === 0 && isMember && organizations.length === 0 ? (
        <EmptyState title={text("noneSeen")}>{text("noneSeenHint")}</EmptyState>
      ) : programs.length === 0 ? (
        <EmptyState
          title={text(organizations.length > 0 ? "none" : "noOrganization")}
          actions={organizations.length > 0 ? add : addOrganization}
        >
          {text(organizations.length > 0 ? "noneHint" : "noOrganizationHint")}
        </EmptyState>
      ) : (
        <>
          <div className="mb-5 flex flex-wrap gap-3">{add}</div>
          <OwnPrograms programs={programs} />
        </>
      )}
    </DashboardPage>
  );
}
