import type { ReactNode } from "react";
import type { FactAge } from "#shared/edit/facts.ts";
import type { EditForm, Fields } from "#shared/edit/form.ts";
import type { FieldOption } from "../edit-form/fields-context.ts";
import type { StoredThing } from "../edit-form/saved-form.tsx";
import { ClosedWhileHidden } from "./closed-while-hidden.tsx";
import { ConfirmButton } from "./confirmed.tsx";
import { EditHead } from "./edit-head.tsx";
import { EntryState } from "./entry-state.tsx";
import { FieldSection } from "./field-section.tsx";
import { Pictures } from "./pictures.tsx";
import { type SectionLink, SectionNav } from "./section-nav.tsx";
import { Settings } from "./settings.tsx";
import type { EditGroup } from "./texts.ts";

/** An entry as its form holds it. */
export interface EditableEntry extends StoredThing {
  id: string;
  name: string;
  logo: string | null;
  isVisible: boolean;
  updatedAt: string;
  confirmedAt: string | null;
  facts: Readonly<Record<string, FactAge>>;
  may: { edit: boolean; delete: boolean };
}

interface EntryEditorProps {
  group: EditGroup;
  /** In the names of drafts. */
  noun: string;
  entry: EditableEntry;
  sections: readonly SectionLink[];
  section: string;
  /** The fields by section. */
  fields: Readonly<Record<string, Fields>>;
  form: Pick<EditForm, "units">;
  options: Readonly<Record<string, readonly FieldOption[]>>;
  /** Its page, and a section of the form. */
  to: string;
  sectionTo: (section: string) => string;
  /** It is edited only while it is visible. */
  isClosedWhileHidden?: boolean;
  /** In the settings: where its members are. */
  settings?: ReactNode;
  /** Ways to what else belongs to the entry, in its head. */
  ways?: ReactNode;
  /** A section that is no form of fields. */
  children?: ReactNode;
}

/** The form of an entry in sections. */
export function EntryEditor(props: EntryEditorProps) {
  const { group, noun, entry, sections, section, fields, form, options, to, sectionTo, settings, ways, children } =
    props;
  const own = fields[section];
  return (
    <>
      <EditHead group={group} thing={entry} to={to} state={<EntryState {...entry} />}>
        {entry.isVisible && <ConfirmButton id={entry.id} />}
        {ways}
      </EditHead>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[14rem_minmax(0,1fr)]">
        <SectionNav group={group} sections={sections} current={section} to={sectionTo} />
        <div key={section} className="grid min-w-0 content-start gap-5">
          {section === "settings" && (
            <Settings group={group} thing={entry}>
              {settings}
            </Settings>
          )}
          <ClosedWhileHidden isHidden={props.isClosedWhileHidden === true && !entry.isVisible}>
            {section === sections[0]?.name && <Pictures thing={entry} />}
            {own && (
              <FieldSection
                group={group}
                noun={noun}
                section={section}
                form={form}
                fields={own}
                thing={entry}
                options={options}
                facts={entry.facts}
              />
            )}
          </ClosedWhileHidden>
          {children}
        </div>
      </div>
    </>
  );
}
