import { useLocale } from "use-intl";
import { ownFirst } from "#shared/locale.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";

export interface InBoth {
  en: string;
  tr: string;
}
export const textsOf = (texts: { en: string | null; tr: string | null }): InBoth => ({
  en: texts.en ?? "",
  tr: texts.tr ?? "",
});
/** As it is sent: nothing is null. */
export const orNull = ({ en, tr }: InBoth) => ({ en: en.trim() || null, tr: tr.trim() || null });

interface InBothFieldsProps {
  label: string;
  value: InBoth;
  onChange: (value: InBoth) => void;
  placeholder?: InBoth | undefined;
  errors: { en: string | undefined; tr: string | undefined };
  long?: boolean;
}

/** A text in both languages, side by side. */
export function InBothFields({ label, value, onChange, placeholder, errors, long }: InBothFieldsProps) {
  const text = useTranslations("siteIdentityEditing");
  const Control = long ? TextArea : TextField;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {ownFirst(useLocale()).map((locale) => (
        <Control
          key={locale}
          label={text("inLanguage", { label, language: text(`languages.${locale}`) })}
          lang={locale}
          value={value[locale]}
          placeholder={placeholder?.[locale]}
          maxLength={300}
          error={errors[locale]}
          onChange={({ target }: { target: { value: string } }) => onChange({ ...value, [locale]: target.value })}
        />
      ))}
    </div>
  );
}
