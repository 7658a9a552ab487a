import { textKey } from "#shared/list/list-texts.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldGroup } from "#ui/field.tsx";
import { useTranslations } from "#ui/translations.ts";

interface FilterChoiceProps {
  choosable: readonly { kind: string; filters: readonly string[] }[];
  chosen: readonly string[];
  shipped: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

/** The filters that need a package, by list. */
export function FilterChoice({ choosable, chosen, shipped, onChange }: FilterChoiceProps) {
  const text = useTranslations("premiumSettings");
  return (
    <Card title={text("filters")} end={<Button onClick={() => onChange(shipped)}>{text("shipped")}</Button>}>
      <p role="status" className="mb-4 text-sm text-ink-muted">
        {text("filtersLead", { count: chosen.length })}
      </p>
      <div className="grid gap-6">
        {choosable.map(({ kind, filters }) => (
          <ListFilters key={kind} kind={kind} filters={filters} chosen={chosen} shipped={shipped} onChange={onChange} />
        ))}
      </div>
    </Card>
  );
}

interface ListFiltersProps {
  kind: string;
  filters: readonly string[];
  chosen: readonly string[];
  shipped: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}

function ListFilters({ kind, filters, chosen, shipped, onChange }: ListFiltersProps) {
  const text = useTranslations("premiumSettings");
  // Each list names its filters in its own texts.
  const noun = useTranslations(kind as "startups");
  const list = text(`lists.${kind as "startups"}`);
  const labelOf = (field: string) => noun(`filters.${textKey(field) as "stage"}`);
  const usual = filters.filter((field) => shipped.includes(`${kind}.${field}`)).map(labelOf);
  return (
    <FieldGroup label={list}>
      {usual.length > 0 && (
        <p className="mb-1 text-sm text-ink-muted">{text("shippedList", { filters: usual.join(" · ") })}</p>
      )}
      <div className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-x-6">
        {filters.map((field) => {
          const name = `${kind}.${field}`;
          return (
            <Checkbox
              key={name}
              name="filterList"
              value={name}
              label={labelOf(field)}
              checked={chosen.includes(name)}
              onChange={({ target: { checked } }) =>
                onChange(checked ? [...chosen, name] : chosen.filter((item) => item !== name))
              }
            />
          );
        })}
      </div>
    </FieldGroup>
  );
}
