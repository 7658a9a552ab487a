import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import type { ActionFailure } from "#shared/action-failure.ts";
import type { SentTo } from "#shared/intent-action.ts";
import { Button } from "#ui/button.tsx";
import { DateField } from "#ui/date-field.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { FormAlert } from "#ui/form-alert.tsx";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Decision } from "../contract.ts";
import type { Decided, decideAction } from "./decide-action.ts";

interface ConfirmResultsProps {
  result: Decision["result"];
  count: number;
  onClose: () => void;
  onConfirm: () => void;
}

/** Asks before results of many are set at once. */
export default function ConfirmResults({ result, count, onClose, onConfirm }: ConfirmResultsProps) {
  const text = useTranslations("programsDeciding");
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("confirm.title", { result: text(`set.${result}`), count })}
      actions={
        <>
          <Button onClick={onClose}>{text("confirm.cancel")}</Button>
          <Button kind="primary" data-autofocus="" onClick={onConfirm}>
            {text("confirm.action")}
          </Button>
        </>
      }
    >
      <p>{text("confirm.text")}</p>
    </Dialog>
  );
}

interface MoveUpProps {
  row: Pick<Decision, "applyId" | "name">;
  onClose: () => void;
}

/** Asks before a free place goes to a team that has read that it was not accepted. */
export function MoveUp({ row: { applyId, name }, onClose }: MoveUpProps) {
  const text = useTranslations("programsDeciding");
  const { notify } = useNotices();
  const [placeUntil, setPlaceUntil] = useState("");
  const { submit, state, data } = useFetcher<Decided & { failure?: ActionFailure }>();
  const isDone = state === "idle" && data?.isMovedUp === true;
  const leave = useEffectEvent(() => {
    notify({ kind: "success", text: text("moveUp.done", { name }) });
    onClose();
  });
  useEffect(() => {
    if (isDone) leave();
  }, [isDone]);
  const send = () => {
    const body = { applyId, ...(placeUntil && { placeUntil }) };
    const request = { intent: "moveUp", body, attempt: crypto.randomUUID() } satisfies SentTo<typeof decideAction>;
    void submit(request, { method: "post", encType: "application/json" });
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={text("moveUp.title", { name })}
      actions={
        <>
          <Button onClick={onClose}>{text("confirm.cancel")}</Button>
          <Button kind="primary" busy={state !== "idle"} onClick={send}>
            {text("moveUp.action")}
          </Button>
        </>
      }
    >
      {data?.failure && <FormAlert failure={data.failure} />}
      <p>{text("moveUp.text")}</p>
      <DateField
        className="mt-4"
        name="placeUntil"
        label={text("placeUntil")}
        hint={text("placeUntilHint")}
        value={placeUntil}
        onChange={setPlaceUntil}
        error={data?.failure?.fields.find(({ field }) => field === "placeUntil")?.reason}
      />
    </Dialog>
  );
}
