import { Form, useNavigation } from "react-router";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Select } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ImportDetails } from "../contract.ts";

/** The sheet and the row of the names of columns: guessed, and chosen here where the guess is wrong. */
export function TableCard({ details: { sheet, sheets, headerRow, headerRows, top } }: { details: ImportDetails }) {
  const text = useTranslations("imports.table");
  const isBusy = useNavigation().state === "submitting";
  const rows = top.flatMap((cells, at) => {
    const label = cells.filter(Boolean).slice(0, 4).join(" · ");
    return label ? [{ value: String(at + 1), label: `${at + 1}: ${label}` }] : [];
  });
  return (
    <Card title={text("title")}>
      <Form method="post" className="grid items-end gap-4 md:grid-cols-2 xl:grid-cols-4">
        <input type="hidden" name="intent" value="table" />
        {sheets.length > 1 && (
          <Select
            label={text("sheet")}
            name="sheet"
            options={sheets.map((name) => ({ value: name, label: name }))}
            defaultValue={sheet}
          />
        )}
        <Select label={text("headerRow")} name="headerRow" options={rows} defaultValue={String(headerRow)} />
        <Select
          label={text("headerRows")}
          name="headerRows"
          options={[
            { value: "1", label: text("oneRow") },
            { value: "2", label: text("twoRows") },
          ]}
          defaultValue={String(headerRows)}
        />
        <div>
          <Button type="submit" kind="secondary" busy={isBusy}>
            {text("read")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
