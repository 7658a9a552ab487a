import { DateText } from "../date-text.tsx";
import { Tag } from "../tag.tsx";
import { useTranslations } from "../translations.ts";
import { Confirmed } from "./confirmed.tsx";

interface EntryStateProps {
  isVisible: boolean;
  updatedAt: string;
  confirmedAt: string | null;
}

/** The visibility of an entry, its last change, and its last confirmation. */
export function EntryState({ isVisible, updatedAt, confirmedAt }: EntryStateProps) {
  const text = useTranslations("editPage");
  return (
    <>
      <Tag tone={isVisible ? "good" : "warn"}>{text(isVisible ? "visible" : "hidden")}</Tag>
      <span>{text.rich("updated", { date: () => <DateText value={updatedAt} /> })}</span>
      <Confirmed at={confirmedAt} />
    </>
  );
}
