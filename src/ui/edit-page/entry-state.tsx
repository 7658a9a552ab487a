import { DateText } from "../date-text.tsx";
import { Tag } from "../tag.tsx";
import { useTranslations } from "../translations.ts";

/** Whether others see an entry, and when it was last changed. */
export function EntryState({ isVisible, updatedAt }: { isVisible: boolean; updatedAt: string }) {
  const text = useTranslations("editPage");
  return (
    <>
      <Tag tone={isVisible ? "good" : "warn"}>{text(isVisible ? "visible" : "hidden")}</Tag>
      <span>{text.rich("updated", { date: () => <DateText value={updatedAt} /> })}</span>
    </>
  );
}
