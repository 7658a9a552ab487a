import { useLocale } from "use-intl";
import { fieldOptions } from "#features/reference/form-options/contract.ts";
import { sectionIsFilled } from "#shared/edit/sections.ts";
import { pageMeta } from "#shared/meta.ts";
import { pageContext } from "#shared/page-context.ts";
import { pathTo } from "#shared/paths.ts";
import { DashboardPage } from "#ui/dashboard-layout.tsx";
import { SectionNav } from "#ui/edit-page/section-nav.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Route } from "./+types/edit-program.page";
import { getEditableProgram, ownPrograms } from "./contract.ts";
import { PART_NAMES, PARTS } from "./form.ts";
import { editAction } from "./parts/edit-action.ts";
import { EditHead } from "./parts/edit-head.tsx";
import { ProgramPart } from "./parts/program-part.tsx";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { api } = pageContext(context);
  const program = await api(getEditableProgram, { params: { seoUrlOrId: params.programSeoUrl } });
  const part = PART_NAMES.find((name) => name === url.searchParams.get("section")) ?? "basics";
  const sections = PART_NAMES.map((name) => ({ name, isFilled: sectionIsFilled(PARTS[name], program.values) }));
  const isCopied = part === "questions" || part === "categories";
  const { programs } = isCopied ? await api(ownPrograms, { query: { getType: "1" } }) : { programs: [] };
  const copies = programs.flatMap(({ id, name, mayEdit }) => (mayEdit && id !== program.id ? [{ id, name }] : []));
  return { program, part, sections, copies, options: await fieldOptions(api, PARTS[part], program.values) };
}

export const action = ({ request, context }: Route.ActionArgs) => editAction(request, pageContext(context));

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, (t) => ({
    title: t("programsEditing.editTitle", { name: args.loaderData?.program.name ?? "" }),
    description: t("programsEditing.editLead"),
    noindex: true,
  }));

export default function EditProgramPage({
  loaderData: { program, part, sections, copies, options },
}: Route.ComponentProps) {
  const text = useTranslations("programsEditing");
  const locale = useLocale();
  const { seoUrl } = program;
  return (
    <DashboardPage title={program.name} lead={`${program.organizer.name} · ${text("editLead")}`}>
      <EditHead program={program} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[14rem_minmax(0,1fr)]">
        <SectionNav
          group="programsEditing"
          sections={sections}
          current={part}
          to={(name) => pathTo("editProgram", locale, { programSeoUrl: seoUrl }, { section: name })}
        />
        <ProgramPart key={part} program={program} part={part} options={options} copies={copies} />
      </div>
    </DashboardPage>
  );
}
