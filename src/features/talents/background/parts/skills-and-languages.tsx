import { Combobox } from "#ui/combobox.tsx";
import { useTranslations } from "#ui/translations.ts";
import { chosenOf, labelOf, type RowProps, RowSelect, useProblem } from "../../profile/parts/fields.tsx";
import { useProfileForm, useRows } from "../../profile/parts/form-context.ts";
import { emptyRow, type Row } from "../../profile/parts/form-values.ts";
import type { RowName } from "./folded-row.tsx";
import { RowList } from "./row-list.tsx";

const isTechnical = (row: Row) => !row.isSoft;

export function Skills() {
  const { choices } = useProfileForm();
  const nameOf = ({ skillId, positionId, knowledgeLevelId }: Row): RowName => [
    labelOf(choices.skill, skillId),
    labelOf(choices.position, positionId),
    labelOf(choices.knowledgeLevel, knowledgeLevelId),
  ];
  return (
    <RowList list="skills" only={isTechnical} nameOf={nameOf} more={<SoftSkills />}>
      {(row) => <Skill {...row} />}
    </RowList>
  );
}

function Skill(props: RowProps) {
  const text = useTranslations("talentsProfile");
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
        selected={chosenOf(choices.skill, row.skillId ? [row.skillId] : [])}
        onChange={([next]) => set({ skillId: next?.value ?? "" })}
      />
      <RowSelect {...props} field="positionId" options={choices.position} />
      <RowSelect {...props} field="knowledgeLevelId" options={choices.knowledgeLevel} />
    </>
  );
}

/** Soft skills have no level, so one field with several choices is enough. */
function SoftSkills() {
  const text = useTranslations("talentsProfile");
  const { choices } = useProfileForm();
  const { rows, replace } = useRows("skills");
  const chosen = rows
    .filter((row) => !isTechnical(row))
    .map(({ skillId = "" }) => skillId)
    .filter(Boolean);
  return (
    <div className="border-t border-line pt-4">
      <Combobox
        label={text("fields.softSkills")}
        placeholder={text("placeholders.softSkills")}
        max={12}
        options={choices.softSkill}
        selected={chosenOf(choices.softSkill, chosen)}
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
    </div>
  );
}

export function Languages() {
  const { choices } = useProfileForm();
  const nameOf = ({ languageId, languageLevelId }: Row): RowName => [
    labelOf(choices.language, languageId),
    labelOf(choices.languageLevel, languageLevelId),
  ];
  return (
    <RowList list="userLanguages" nameOf={nameOf}>
      {(row) => <Language {...row} />}
    </RowList>
  );
}

function Language(props: RowProps) {
  const { choices } = useProfileForm();
  return (
    <>
      <RowSelect {...props} field="languageId" options={choices.language} />
      <RowSelect {...props} field="languageLevelId" options={choices.languageLevel} />
    </>
  );
}
