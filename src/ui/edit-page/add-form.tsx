import { useState } from "react";
import { useNavigate } from "react-router";
import type { EditForm } from "#shared/edit/form.ts";
import { Card } from "../card.tsx";
import { EditFields } from "../edit-form/edit-fields.tsx";
import type { FieldOption } from "../edit-form/fields-context.ts";
import { SavedForm } from "../edit-form/saved-form.tsx";
import { type Refusal, SameOne } from "./same-one.tsx";
import { type EditGroup, useEditTexts, useEntryFieldTexts } from "./texts.ts";

interface AddFormProps {
  group: EditGroup;
  form: Pick<EditForm, "fields" | "units">;
  options: Readonly<Record<string, readonly FieldOption[]>>;
  draftKey: string;
  /** The page of an entry, where one like it is listed already. */
  to: (seoUrl: string) => string;
}

/** The first fields of a new thing. */
export function AddForm({ group, form, options, draftKey, to }: AddFormProps) {
  const text = useEditTexts(group);
  const fieldTexts = useEntryFieldTexts(group, "new");
  const [refusal, setRefusal] = useState<Refusal>();
  const [isAnother, setIsAnother] = useState(false);
  const navigate = useNavigate();
  return (
    <Card className="max-w-3xl">
      <SavedForm
        form={form}
        fields={form.fields}
        stored={{ version: 1, values: {} }}
        draftKey={draftKey}
        intent={{ isAnother }}
        isNew
        saveLabel={text("add")}
        onSaved={({ next }) => {
          if (next) void navigate(next);
        }}
        onFailure={(failure) => {
          setRefusal(failure as Refusal);
          // Another name is another question.
          setIsAnother(false);
        }}
        options={options}
        {...fieldTexts}
      >
        <EditFields fields={form.fields} />
        <SameOne group={group} refusal={refusal} to={to} isAnother={isAnother} onAnother={setIsAnother} />
      </SavedForm>
    </Card>
  );
}
