import { Confirmed } from "#ui/edit-page/confirmed.tsx";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OwnStartup } from "../contract.ts";

type EntryStateProps = Pick<OwnStartup, "isVisible" | "fullness" | "confirmedAt">;

/** The visibility of a startup, how complete it is, and when it was last confirmed. */
export function EntryState({ isVisible, fullness, confirmedAt }: EntryStateProps) {
  const text = useTranslations("startupsEditing");
  return (
    <>
      <Tag tone={isVisible ? "good" : "warn"}>{text(isVisible ? "visible" : "hidden")}</Tag>
      <span>{text("complete", { percent: fullness })}</span>
      <Confirmed at={confirmedAt} />
    </>
  );
}
