import { Card } from "#ui/card.tsx";
import { Combobox } from "#ui/combobox.tsx";
import { useTranslations } from "#ui/translations.ts";
import { type RowProps, RowSelect, useProblem } from "./fields.tsx";
import { useProfileForm, useRows } from "./form-context.ts";
import { emptyRow, type Row } from "./form-values.ts";
import { RowList } from "./row-list.tsx";

const isTechnical = (row: Row) => !row.isSoft;

export const Skills = () => (
  <RowList list="skills" only={isTechnical}>
    {(row) => <Skill {...row} />}
  </RowList>
);

function Skill(props: RowProps) {
  const text = useTranslations("profile");
  const { choices } = useProfileForm();
  const problem = useProblem();
  const { list, index, row, set } = props;
  return (
    <>
      <Combobox
        className="sm:col-span-2"
        label={text("rowFields.skillId")}
        error={problem(`${list}.${index}.skillId`)}
        placeholder={text("placeholders.skill")}
        max={1}
        options={choices.skill}
        selected={choices.skill.filter(({ value }) => value === row.skillId)}
        onChange={([next]) => set({ skillId: next?.value ?? "" })}
      />
      <RowSelect {...props} field="positionId" options={choices.position} />
      <RowSelect {...props} field="knowledgeLevelId" options={choices.knowledgeLevel} />
    </>
  );
}

/** Soft skills have no level: they are chosen in one field. */
export function SoftSkills() {
  const text = useTranslations("profile");
  const { choices } = useProfileForm();
  const { rows, replace } = useRows("skills");
  const chosen = rows.filter((row) => !isTechnical(row)).map(({ skillId }) => skillId);
  return (
    <Card title={text("sections.softSkills")}>
      <Combobox
        label={text("fields.softSkills")}
        hideLabel
        placeholder={text("placeholders.softSkills")}
        max={12}
        options={choices.softSkill}
        selected={choices.softSkill.filter(({ value }) => chosen.includes(value))}
        onChange={(selected) =>
          replace((before) => [
            ...before.filter(isTechnical),
            ...selected.map(
              ({ value }) =>
                before.find((row) => row.skillId === value) ??
                ({ ...emptyRow(), skillId: value, isSoft: "yes" } as Row),
            ),
          ])
        }
      />
    </Card>
  );
}

export const Languages = () => <RowList list="userLanguages">{(row) => <Language {...row} />}</RowList>;

function Language(props: RowProps) {
  const { choices } = useProfileForm();
  return (
    <>
      <RowSelect {...props} field="languageId" options={choices.language} />
      <RowSelect {...props} field="languageLevelId" options={choices.languageLevel} />
    </>
  );
}
