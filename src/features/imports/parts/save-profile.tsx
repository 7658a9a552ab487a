import { Form, useNavigation } from "react-router";
import { Button, IconButton } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { CloseIcon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ImportProfile } from "../contract.ts";
import { MAX_PROFILE_NAME } from "../limits.ts";

/** Saves the mapping for the next file of the same form, and lists those that are saved. */
export function SaveProfile({ profiles, isSaved }: { profiles: readonly ImportProfile[]; isSaved: boolean }) {
  const text = useTranslations("imports.saveProfile");
  const isBusy = useNavigation().state === "submitting";
  return (
    <Card title={text("title")}>
      <Form method="post" className="flex flex-wrap items-end gap-3">
        <input type="hidden" name="intent" value="save" />
        <TextField label={text("name")} name="name" required maxLength={MAX_PROFILE_NAME} className="min-w-64 grow" />
        <Button type="submit" kind="secondary" busy={isBusy}>
          {text("save")}
        </Button>
      </Form>
      <p role="status" className="mt-2 text-sm text-good">
        {isSaved && text("saved")}
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {profiles.map(({ id, name }) => (
          <li key={id} className="flex items-center rounded-control border border-line ps-3 text-sm">
            {name}
            <Form method="post">
              <input type="hidden" name="intent" value="forget" />
              <input type="hidden" name="profile" value={id} />
              <IconButton type="submit" label={text("remove", { name })}>
                <CloseIcon className="size-4" />
              </IconButton>
            </Form>
          </li>
        ))}
      </ul>
    </Card>
  );
}
