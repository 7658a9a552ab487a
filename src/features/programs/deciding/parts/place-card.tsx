import { useState } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { formatDate, formatDateTime } from "#shared/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReceivedLetter } from "../contract.ts";

/** Asks the people of an accepted startup whether it takes its place, and says what they answered. */
export function PlaceCard({
  letter: { place, placeUntil, placeAnsweredAt, mayAnswer, startup },
}: {
  letter: ReceivedLetter;
}) {
  const text = useTranslations("programsDeciding.received.place");
  const locale = useLocale();
  const [asks, setAsks] = useState(false);
  const { Form, state, data } = useFetcher<{ failure?: ActionFailure }>();
  if (!place) return null;
  const busy = state !== "idle";
  const answered = placeAnsweredAt && formatDate(placeAnsweredAt, locale);
  const date = answered ?? (placeUntil && formatDateTime(placeUntil, locale));
  const isOpen = place === "asked" || place === "taken";
  return (
    <Card title={text("title")} className="mt-5">
      {data?.failure && <FormAlert failure={data.failure} />}
      <p role="status" className="max-w-prose">
        {text(place, { startup, date: date ?? "" })}
      </p>
      {isOpen && !mayAnswer && <p className="mt-2 text-sm text-ink-muted">{text("notYours", { startup })}</p>}
      {isOpen && mayAnswer && (
        <Form method="post" preventScrollReset className="mt-4 flex flex-wrap gap-3">
          {place === "asked" && (
            <Button kind="primary" type="submit" name="isTaken" value="yes" busy={busy}>
              {text("take")}
            </Button>
          )}
          <Button onClick={() => setAsks(true)}>{text("giveUp")}</Button>
        </Form>
      )}
      <Dialog
        open={asks && isOpen}
        onClose={() => setAsks(false)}
        title={text("giveUpTitle")}
        actions={
          <Form method="post" preventScrollReset className="flex flex-wrap gap-3">
            <Button data-autofocus="" onClick={() => setAsks(false)}>
              {text("keep")}
            </Button>
            <Button kind="danger" type="submit" name="isTaken" value="no" busy={busy}>
              {text("giveUp")}
            </Button>
          </Form>
        }
      >
        <p>{text("giveUpText", { startup })}</p>
      </Dialog>
    </Card>
  );
}
