import { redirect } from "react-router";
import { useLocale } from "use-intl";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { ConfirmButton } from "#ui/edit-page/confirmed.tsx";
import { EditHead } from "#ui/edit-page/edit-head.tsx";
import { SectionNav } from "#ui/edit-page/section-nav.tsx";
import { useTranslations } from "#ui/translations.ts";
import { receivedLinks } from "../links/contract.ts";
import { receivedRounds } from "../portfolio/contract.ts";
import type { Route } from "./+types/profile-edit-startup.page";
import { getEditableStartup } from "./contract.ts";
import { rowForms, SECTIONS } from "./form.ts";
import { editAction } from "./parts/edit-action.ts";
import { EntryState } from "./parts/entry-state.tsx";
import { SectionView } from "./parts/section-view.tsx";
import { isFieldSection, isFilled, isRowKey, sectionIn, sectionsFor } from "./parts/sections.ts";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api, locale } = pageContext(context);
  const startup = await api(getEditableStartup, { params: { seoUrlOrId: params.seoUrl } });
  const sections = sectionsFor(startup);
  const section = sectionIn(url.searchParams);
  if (!sections.includes(section))
    throw redirect(pathTo("profileEditStartup", locale, { seoUrl: startup.seoUrl }, { section: sections[0]! }));
  const fields = isRowKey(section) ? rowForms[section].fields : isFieldSection(section) ? SECTIONS[section] : {};
  const { lists, ...rest } = startup;
  const isAffiliation = section === "incubationcenter" || section === "AccelerationProgram";
  return {
    startup: rest,
    section,
    sections: sections.map((name) => ({ name, isFilled: isFilled(name, startup) })),
    rounds: section === "investment" ? await api(receivedRounds, { query: { startupId: startup.id } }) : [],
    links: isAffiliation ? await api(receivedLinks, { query: { startupId: startup.id } }) : [],
    rows: isRowKey(section) ? lists[section] : [],
    options: await fieldOptions(api, fields, startup.values),
  };
}

export const action = ({ request, context }: Route.ActionArgs) => editAction(request, pageContext(context));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("startupsEditing.editTitle", { name: args.loaderData?.startup.name ?? "" }),
    description: t("startupsEditing.editLead"),
    noindex: true,
  }));

export default function EditStartupPage({ loaderData }: Route.ComponentProps) {
  const text = useTranslations("startupsEditing");
  const locale = useLocale();
  const { startup, sections, section } = loaderData;
  const { id, seoUrl, isVisible } = startup;
  return (
    <DashboardPage title={startup.name} lead={text("editLead")}>
      <EditHead
        group="startupsEditing"
        thing={startup}
        to={pathTo("startup", locale, { seoUrl })}
        state={<EntryState {...startup} />}
      >
        {isVisible && startup.may.edit && <ConfirmButton id={id} />}
      </EditHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[14rem_minmax(0,1fr)]">
        <SectionNav
          group="startupsEditing"
          sections={sections}
          current={section}
          to={(name) => pathTo("profileEditStartup", locale, { seoUrl }, { section: name })}
        />
        <SectionView key={section} {...loaderData} />
      </div>
    </DashboardPage>
  );
}
