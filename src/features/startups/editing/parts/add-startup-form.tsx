import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import type { FieldOption } from "#ui/edit-form/fields-context.ts";
import { AddForm } from "#ui/edit-page/add-form.tsx";
import { newStartupForm } from "../form.ts";

interface AddStartupFormProps {
  options: Readonly<Record<string, readonly FieldOption[]>>;
  /** Of the member, on whose device the draft stays. */
  draftKey: string;
}

/** The first fields of a new startup. */
export function AddStartupForm({ options, draftKey }: AddStartupFormProps) {
  const locale = useLocale();
  return (
    <AddForm
      group="startupsEditing"
      form={newStartupForm}
      options={options}
      draftKey={`startup/new/${draftKey}`}
      to={(seoUrl) => pathTo("startup", locale, { seoUrl })}
    />
  );
}
