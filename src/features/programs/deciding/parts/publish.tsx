import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher, useNavigate } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { formatDateTime } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Letters } from "../contract.ts";
import type { Decided } from "./decide-action.ts";

/** Publishes what was shown, after a question; a decline without a reason stops it. */
export function Publish({ shown }: { shown: Letters }) {
  const text = useTranslations("programsDeciding");
  const locale = useLocale();
  const navigate = useNavigate();
  const { notify } = useNotices();
  const [isOpen, setIsOpen] = useState(false);
  const { submit, state, data } = useFetcher<Decided & { failure?: ActionFailure }>();
  const [placeUntil, setPlaceUntil] = useState("");
  const { program, counts } = shown;
  const { approved, declined, inspecting } = counts;
  const leave = useEffectEvent(() => {
    notify({ kind: "success", text: text("publishedNow") });
    void navigate(pathTo("programDecisions", locale, { programSeoUrl: program.seoUrl }));
  });
  const isPublished = state === "idle" && data?.isPublished === true;
  useEffect(() => {
    if (isPublished) leave();
  }, [isPublished]);
  const publish = () => {
    // The question says so where applications are open.
    const body = {
      approved,
      declined,
      ...(program.closesAt && { whileOpen: true as const }),
      ...(placeUntil && { placeUntil }),
    };
    const request = { programId: program.id, body };
    void submit(
      { intent: "publish", ...request, attempt: crypto.randomUUID() },
      { method: "post", encType: "application/json" },
    );
  };
  // A decline without a reason is a row of this list; the field has its own.
  const unsaid = data?.failure?.fields.filter(({ field }) => field !== "placeUntil") ?? [];
  // Stays when there is nothing more to publish: it still has to say so.
  if (approved + declined === 0) return null;
  return (
    <>
      <Button kind="primary" onClick={() => setIsOpen(true)}>
        {text("publish", { count: approved + declined })}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={text("publishTitle")}
        actions={
          <>
            <Button onClick={() => setIsOpen(false)}>{text("confirm.cancel")}</Button>
            <Button kind="primary" busy={state !== "idle"} onClick={publish}>
              {text("publishAction")}
            </Button>
          </>
        }
      >
        {data?.failure && (
          <>
            <FormAlert failure={data.failure} />
            <ul className="mb-3 list-disc ps-5 text-sm">
              {unsaid.map(({ field, detail }) => (
                <li key={field}>{detail}</li>
              ))}
            </ul>
          </>
        )}
        <p>{text("publishText", { approved, declined })}</p>
        {approved > 0 && (
          <DateField
            className="mt-4"
            name="placeUntil"
            label={text("placeUntil")}
            hint={text("placeUntilHint")}
            value={placeUntil}
            onChange={setPlaceUntil}
            error={data?.failure?.fields.find(({ field }) => field === "placeUntil")?.reason}
          />
        )}
        {program.closesAt && (
          <p className="mt-2 text-warn">{text("publishOpen", { date: formatDateTime(program.closesAt, locale) })}</p>
        )}
        {!program.hasDeadline && inspecting === 0 && <p className="mt-2 text-warn">{text("publishCloses")}</p>}
        {inspecting > 0 && <p className="mt-2 text-ink-muted">{text("publishLeft", { count: inspecting })}</p>}
      </Dialog>
    </>
  );
}
