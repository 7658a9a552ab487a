import { Form, useNavigation } from "react-router";
import type { Refused } from "#shared/form-answer.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { useTranslations } from "#ui/translations.ts";
import { INTRODUCTION_MAX_LENGTH } from "../limits.ts";
import { useTextError } from "./text-error.ts";

interface AskFormProps {
  person: { id: string; name: string };
  answer: Refused | undefined;
}

/** Asks the house for an introduction to one investor. */
export function AskForm({ person: { id, name }, answer }: AskFormProps) {
  const text = useTranslations("messages.introductions.form");
  const busy = useNavigation().formData?.get("intent") === "asked";
  return (
    <Card>
      <h2 className="text-lg">{text("title", { name })}</h2>
      <Form method="post" className="mt-4 grid gap-4">
        <input type="hidden" name="intent" value="asked" />
        <input type="hidden" name="id" value={id} />
        <TextArea
          label={text("label")}
          hint={text("hint", { name })}
          name="text"
          defaultValue={answer?.values?.text}
          maxLength={INTRODUCTION_MAX_LENGTH}
          required
          error={useTextError(answer, "text", INTRODUCTION_MAX_LENGTH)}
        />
        <Button kind="primary" type="submit" busy={busy} className="justify-self-start">
          {text("send")}
        </Button>
      </Form>
    </Card>
  );
}
