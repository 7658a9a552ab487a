import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import type { FieldOption } from "#ui/edit-form/fields-context.ts";
import { ClosedWhileHidden } from "#ui/edit-page/closed-while-hidden.tsx";
import { FieldSection } from "#ui/edit-page/field-section.tsx";
import { Pictures } from "#ui/edit-page/pictures.tsx";
import { Settings } from "#ui/edit-page/settings.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Link as ReceivedLink } from "../../links/contract.ts";
import { AnsweredLinks, WaitingLinks } from "../../links/parts/received-links.tsx";
import type { ReceivedRound } from "../../portfolio/contract.ts";
import { ReceivedRounds } from "../../portfolio/parts/received-rounds.tsx";
import type { EditableStartup, StoredRow } from "../contract.ts";
import { SECTIONS, startupForm } from "../form.ts";
import { Rows } from "./rows.tsx";
import { type FormSection, isFieldSection, isRowKey } from "./sections.ts";

export interface SectionProps {
  startup: Omit<EditableStartup, "lists">;
  section: FormSection;
  rows: readonly StoredRow[];
  /** Rounds of investors that wait for an answer. */
  rounds: readonly ReceivedRound[];
  /** What organizations say of the startup in this list. */
  links: readonly ReceivedLink[];
  options: Readonly<Record<string, readonly FieldOption[]>>;
}

/** The form of a section. */
export function SectionView({ startup, section, rows, rounds, links, options }: SectionProps) {
  const text = useTranslations("startupsEditing");
  const said = useTranslations("startupsLinks");
  const locale = useLocale();
  if (isRowKey(section))
    return (
      <div className="grid min-w-0 content-start gap-5">
        <ReceivedRounds rounds={rounds} />
        <WaitingLinks links={links} title={said("fromOrganizations")} lead={said("fromOrganizationsLead")} />
        <ClosedWhileHidden isHidden={!startup.isVisible}>
          <Rows startup={startup} list={section} rows={rows} options={options} />
        </ClosedWhileHidden>
        <AnsweredLinks links={links} title={said("refusedByStartup")} lead={said("refusedByStartupLead")} />
      </div>
    );
  const form = { group: "startupsEditing", noun: "startup", form: startupForm } as const;
  if (isFieldSection(section))
    return (
      <div className="grid min-w-0 content-start gap-5">
        <ClosedWhileHidden isHidden={!startup.isVisible}>
          {section === "basics" && <Pictures thing={startup} />}
          <FieldSection
            {...form}
            section={section}
            fields={SECTIONS[section]}
            thing={startup}
            options={options}
            facts={startup.facts}
          />
        </ClosedWhileHidden>
      </div>
    );
  return (
    <Settings group="startupsEditing" thing={startup}>
      <p className="mt-4">
        <ButtonLink to={pathTo("dashboardManagement", locale, {}, { entityId: startup.id })}>
          {text("members")}
        </ButtonLink>
      </p>
    </Settings>
  );
}
