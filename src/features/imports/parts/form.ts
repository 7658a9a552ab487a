import type { Input } from "#shared/endpoint.ts";
import type { mapImport } from "../contract.ts";

/** The name of the field that says where a column goes. */
export const columnField = (at: number) => `column-${at}`;

/** The mapping that the form has; what it cannot have is refused by the call. */
export function mappingOf(form: FormData, header: readonly string[]) {
  const text = (name: string) => String(form.get(name) ?? "");
  const columns = header.flatMap((column, at) => {
    const field = text(columnField(at));
    return field ? [{ column, field }] : [];
  });
  const mapping = {
    kind: text("kind"),
    columns,
    dates: text("dates"),
    amounts: text("amounts"),
    separator: text("separator"),
    currency: text("currency").trim().toUpperCase() || null,
    country: text("country").trim() || null,
    type: text("type").trim() || null,
    join: text("join") || "never",
    blanks: text("blanks") || "leave",
  };
  // The schema of the call checks it.
  return mapping as Input<typeof mapImport>["body"];
}
