import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OwnProgram } from "../contract.ts";
import { ProgramStateTag } from "./program-state.tsx";

/** Programs of one's organizations, with the way to their forms. */
export function OwnPrograms({ programs }: { programs: readonly OwnProgram[] }) {
  return (
    <ul className="grid gap-4">
      {programs.map((program) => (
        <OwnCard key={program.id} program={program} />
      ))}
    </ul>
  );
}

function OwnCard({ program }: { program: OwnProgram }) {
  const text = useTranslations("programsEditing");
  const locale = useLocale();
  const { id, seoUrl, name, organizer, isListed, state, applications, mayEdit } = program;
  return (
    <li className="card flex flex-wrap items-center gap-x-4 gap-y-3 p-5">
      <HexAvatar name={organizer.name} photo={organizer.logo} className="size-12 shrink-0" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-lg wrap-anywhere">
          <Link to={pathTo("program", locale, { seoUrl })}>{name}</Link>
        </h2>
        <p className="mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-ink-muted">
          <span className="wrap-anywhere">{organizer.name}</span>
          <ProgramStateTag {...program} />
          {state !== "draft" && !isListed && <span>{text("notListed")}</span>}
          {applications > 0 && <span>{text("applications", { count: applications })}</span>}
        </p>
      </div>
      {state !== "draft" && (
        <ButtonLink
          to={pathTo("dashboardApplicationsMyPrograms", locale, {}, { programId: id })}
          aria-label={text("toApplicationsOf", { title: name })}
        >
          {text("toApplications")}
        </ButtonLink>
      )}
      {mayEdit && (
        <ButtonLink
          to={pathTo("programJury", locale, { programSeoUrl: seoUrl })}
          aria-label={text("toJuryOf", { title: name })}
        >
          {text("toJury")}
        </ButtonLink>
      )}
      {mayEdit && applications > 0 && (
        <ButtonLink
          to={pathTo("programDecisions", locale, { programSeoUrl: seoUrl })}
          aria-label={text("toDecisionsOf", { title: name })}
        >
          {text("toDecisions")}
        </ButtonLink>
      )}
      {mayEdit && (
        <ButtonLink
          to={pathTo("editProgram", locale, { programSeoUrl: seoUrl })}
          aria-label={text("editOf", { title: name })}
        >
          {text("edit")}
        </ButtonLink>
      )}
    </li>
  );
}
