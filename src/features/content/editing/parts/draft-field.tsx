import type { Locale } from "#shared/locale.ts";
import { RichTextField } from "#ui/rich-text-field/rich-text-field.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useGroupTexts, useTranslations } from "#ui/translations.ts";
import type { fieldsOf, TextKind } from "../../limits.ts";

interface DraftFieldProps {
  kind: TextKind;
  name: string;
  field: ReturnType<typeof fieldsOf>[number][1];
  language: Locale;
  value: string;
  error: string | undefined;
}

/** HTML longer than this is a page of text. */
const LONG_LENGTH = 10_000;

/** A field of a text in one language. */
export function DraftField({ kind, name, field, language, value, error }: DraftFieldProps) {
  const text = useTranslations("contentEditing");
  const tools = useTranslations("contentEditing.tools");
  // Every field of every kind has its label.
  const labels = useGroupTexts("contentEditing");
  const control = {
    label: labels(`fields.${kind}.${name}`),
    name: `${language}.${name}`,
    lang: language,
    defaultValue: value,
    required: !field.optional,
    maxLength: field.max,
    error,
  };
  switch (field.as) {
    case "line":
      return <TextField {...control} />;
    case "lines":
      return <TextArea {...control} rows={2} />;
    case "html":
      return (
        <RichTextField {...control} hint={text("htmlHint")} rows={field.max > LONG_LENGTH ? 16 : 5} texts={tools} />
      );
  }
}
