import { Confirm } from "#ui/confirm.tsx";
import { useTranslations } from "#ui/translations.ts";

interface ConfirmLeavingProps {
  /** Id of the viewer. */
  me: string;
  entityId: string;
  entityName: string;
  /** Address of the page without the question. */
  back: string;
}

/** Asks whether to leave a startup or an organization. */
export function ConfirmLeaving({ me, entityId, entityName: entity, back }: ConfirmLeavingProps) {
  const text = useTranslations("members");
  return (
    <Confirm
      title={text("leaveTitle", { entity })}
      action={text("leave")}
      danger
      cancel={text("cancel")}
      back={back}
      fields={{ intent: "remove", userId: me, entityId }}
    >
      <p>{text("leaveText", { entity })}</p>
    </Confirm>
  );
}
