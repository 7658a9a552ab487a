import { Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";

interface ChooseFormProps {
  typed: { first: string; second: string };
  problem: string | undefined;
}

/** Names the two startups by the end of their addresses. */
export function ChooseForm({ typed, problem }: ChooseFormProps) {
  const text = useTranslations("startupMerging");
  return (
    <Card className="max-w-xl">
      <Form className="grid gap-4">
        <TextField label={text("first")} name="first" defaultValue={typed.first} hint={text("hint")} required />
        <TextField label={text("second")} name="second" defaultValue={typed.second} error={problem} required />
        <div>
          <Button type="submit" kind="primary">
            {text("compare")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
