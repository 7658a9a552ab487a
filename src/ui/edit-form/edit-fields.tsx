import { useLocale } from "use-intl";
import { fieldNames } from "#shared/edit/field-names.ts";
import type { Fields } from "#shared/edit/form.ts";
import { EditField } from "./edit-field.tsx";

/** All fields of a form, in two columns. */
export function EditFields({ fields }: { fields: Fields }) {
  return (
    <div className="mb-4 grid gap-4 sm:grid-cols-2">
      {fieldNames(fields, useLocale()).map((name) => (
        <EditField key={name} name={name} />
      ))}
    </div>
  );
}
