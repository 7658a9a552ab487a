import { useEffect, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { TITLE_MAX } from "#features/talents/profile/limits.ts";
import { errorAt, type Refused } from "#shared/form-answer.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";

/** What the member has chosen. */
export interface Listing {
  wantsListing: boolean;
  title: string | null;
}
export type ListingAnswer = Refused | { saved: Listing };

/** Asks a new member whether others may find them, by posting `title` and `wantsListing` to the page it stands on. */
export function ListingCard({ own, answer }: { own: Listing; answer: ListingAnswer | undefined }) {
  const text = useTranslations("accountsUserType.listing");
  const profile = useTranslations("talentsProfile");
  const busy = useNavigation().state !== "idle";
  const form = useRef<HTMLFormElement>(null);
  const refused = answer && "failure" in answer ? answer : undefined;
  const saved = answer && "saved" in answer ? answer.saved : undefined;
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [refused]);
  const isTicked = refused?.values ? refused.values.wantsListing === "on" : own.wantsListing;
  return (
    <Card title={text("cardTitle")}>
      <p className="mb-4 text-sm text-ink-muted">{text("lead")}</p>
      {saved && (
        <p role="status" className="mb-4 rounded-control bg-good-soft px-4 py-3 text-sm font-medium wrap-anywhere">
          {saved.wantsListing ? text("listed", { title: saved.title ?? "" }) : text("notListed")}
        </p>
      )}
      <Form ref={form} method="post" className="grid gap-4" onSubmit={(event) => busy && event.preventDefault()}>
        <TextField
          name="title"
          label={profile("fields.title")}
          hint={profile("hints.title")}
          maxLength={TITLE_MAX}
          defaultValue={refused?.values?.title ?? own.title ?? ""}
          error={errorAt(refused, "title", text("titleNeeded"))}
        />
        <Checkbox
          name="wantsListing"
          label={profile("fields.wantsListing")}
          hint={profile("hints.wantsListing")}
          defaultChecked={isTicked}
        />
        <div>
          <Button kind="primary" type="submit" busy={busy}>
            {text("save")}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
