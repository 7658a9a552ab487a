import { Form } from "react-router";
import type { RowOf } from "#shared/table/calls.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import type { Option } from "#ui/combobox.tsx";
import { RowChoice } from "#ui/data-table/row-choice.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { managedStartupCalls } from "../../management/contract.ts";

interface ChooseFormProps {
  chosen: { first: Option | undefined; second: Option | undefined };
  problem: string | undefined;
}

/** Names the two startups, found while typing. */
export function ChooseForm({ chosen, problem }: ChooseFormProps) {
  const text = useTranslations("startupsMerging");
  const startups = {
    table: "startups" satisfies (typeof managedStartupCalls)["table"]["key"],
    among: { isDeleted: "false" },
    optionOf: startupOption,
  };
  return (
    <Card className="max-w-xl">
      <Form className="grid gap-4">
        <RowChoice
          {...startups}
          label={text("first")}
          missing={text("firstMissing")}
          name="first"
          chosen={chosen.first}
        />
        <RowChoice
          {...startups}
          label={text("second")}
          missing={text("secondMissing")}
          name="second"
          chosen={chosen.second}
          error={problem}
        />
        <div>
          <Button type="submit" kind="primary">
            {text("compare")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

type Startup = Pick<RowOf<(typeof managedStartupCalls)["table"]>, "id" | "name" | "seoUrl">;

/** Several may have one name: the end of the address tells them apart. */
export const startupOption = ({ id, name, seoUrl }: Startup): Option => ({ value: id, label: name, hint: seoUrl });
