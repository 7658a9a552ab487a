import { Button } from "../button.tsx";
import { DateText } from "../date-text.tsx";
import { useChange } from "../edit-form/use-change.ts";
import { useTranslations } from "../translations.ts";

/** When somebody of the team last said that an entry is right. */
export function Confirmed({ at }: { at: string | null }) {
  const text = useTranslations("editPage");
  return <span>{at ? text.rich("confirmed", { date: () => <DateText value={at} /> }) : text("neverConfirmed")}</span>;
}

/** Says that everything in an entry is still right. */
export function ConfirmButton({ id }: { id: string }) {
  const text = useTranslations("editPage");
  const confirm = useChange(text("confirmedNow"));
  return (
    <Button busy={confirm.busy} onClick={() => confirm.change({ intent: "confirm", id })}>
      {text("confirm")}
    </Button>
  );
}
