import { DateText } from "../date-text.tsx";
import { Tag } from "../tag.tsx";
import { useTranslations } from "../translations.ts";
import { Confirmed } from "./confirmed.tsx";

interface EntryStateProps {
  isVisible: boolean;
  updatedAt: string;
  confirmedAt: string | null;
}

/** Whether others see an entry, when it was last changed, and when it was last said to be right. */
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
