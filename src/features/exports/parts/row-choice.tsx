import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldGroup } from "#ui/field.tsx";
import { useTranslations } from "#ui/translations.ts";

interface RowChoiceProps {
  rows: readonly { id: string; name: string }[];
  picked: ReadonlySet<string>;
  onPick: (picked: ReadonlySet<string>) => void;
}

/** The choice among the first rows of a list. */
export function RowChoice({ rows, picked, onPick }: RowChoiceProps) {
  const text = useTranslations("exports");
  const locale = useLocale();
  const turn = (id: string) => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    onPick(next);
  };
  return (
    <FieldGroup
      label={text("rowsOfFile")}
      hint={text("rowsHint", { count: formatNumber(rows.length, locale) })}
      required
    >
      <Checkbox
        label={text("selectAll")}
        checked={picked.size === rows.length}
        onChange={({ target }) => onPick(new Set(target.checked ? rows.map(({ id }) => id) : []))}
      />
      <div className="mt-1 grid max-h-96 grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-6 overflow-y-auto">
        {rows.map(({ id, name }) => (
          <Checkbox key={id} name="ids" value={id} label={name} checked={picked.has(id)} onChange={() => turn(id)} />
        ))}
      </div>
    </FieldGroup>
  );
}
