import type { ShownProblem } from "#shared/reasons.ts";
import { BothLanguages } from "#ui/both-languages.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import { TITLE_MAX } from "../limits.ts";

interface PostFieldsProps {
  problems: readonly ShownProblem[];
  /** Why the last attempt was refused. */
  reason: string | undefined;
}

/** Fields of a new post. */
export function PostFields({ problems, reason }: PostFieldsProps) {
  const text = useTranslations("blogManagement.columns");
  const errorOf = (name: string) => {
    const problem = problems.find(({ field }) => field === name);
    return problem && (problem.sentence ?? reason);
  };
  const field = { required: true, maxLength: TITLE_MAX, autoComplete: "off" };
  return (
    <>
      <BothLanguages>
        {(lang, end, isFirst) => (
          <TextField
            {...field}
            label={text(`title${end}`)}
            name={`title${end}`}
            lang={lang}
            data-autofocus={isFirst ? "" : undefined}
            error={errorOf(`title${end}`) ?? (isFirst && problems.length === 0 ? reason : undefined)}
          />
        )}
      </BothLanguages>
      <TextField {...field} label={text("author")} name="author" error={errorOf("author")} />
    </>
  );
}
