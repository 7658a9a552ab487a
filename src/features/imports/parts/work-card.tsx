import { Form, useNavigation } from "react-router";
import { useLocale } from "use-intl";
import { formatNumber } from "#shared/format.ts";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useTranslations } from "#ui/translations.ts";
import { useReloadEvery } from "#ui/use-reload.ts";
import type { ImportDetails } from "../contract.ts";

type Working = "checking" | "importing" | "undoing";
export const isWorking = (state: ImportDetails["state"]): state is Working =>
  state === "checking" || state === "importing" || state === "undoing";

/** Milliseconds between two looks at the work. */
const LOOK_EVERY = 1_200;

/** How far the work is, and a way to stop it. */
export function WorkCard({ details: { state, processed, rowCount } }: { details: ImportDetails }) {
  const text = useTranslations("imports.work");
  const locale = useLocale();
  const isStopping = useNavigation().state !== "idle";
  useReloadEvery(LOOK_EVERY);
  const label = text(state as Working);
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Spinner className="size-5" />
        <p role="status" className="font-semibold">
          {label}
        </p>
        <progress className="h-1.5 w-48 accent-honey" max={rowCount} value={processed} aria-label={label} />
        <span className="text-sm text-ink-muted tabular-nums">
          {formatNumber(processed, locale)} / {formatNumber(rowCount, locale)}
        </span>
        <Form method="post" className="ms-auto">
          <input type="hidden" name="intent" value="stop" />
          <Button type="submit" kind="secondary" busy={isStopping}>
            {text(isStopping ? "stopping" : "stop")}
          </Button>
        </Form>
      </div>
      <p className="mt-3 text-sm text-ink-muted">{text("leave")}</p>
    </Card>
  );
}
