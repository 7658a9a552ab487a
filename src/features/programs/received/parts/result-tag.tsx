import { Tag, type TagTone } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { ReceivedRow } from "../contract.ts";

const TONES: Record<ReceivedRow["result"], TagTone> = { inspecting: "neutral", approved: "good", declined: "bad" };

/** The result of an application, and whether its team sees it. */
export function ResultTag({
  result,
  withdrawnAt,
  isPublished,
  isPlaceGone,
}: Pick<ReceivedRow, "result" | "withdrawnAt" | "isPublished" | "isPlaceGone">) {
  const text = useTranslations("programsReceived");
  if (withdrawnAt !== null) return <Tag tone="warn">{text("results.withdrawn")}</Tag>;
  if (isPlaceGone) return <Tag tone="warn">{text("results.placeGone")}</Tag>;
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <Tag tone={TONES[result]}>{text(`results.${result}`)}</Tag>
      {result !== "inspecting" && !isPublished && <span className="text-ink-muted">{text("notPublished")}</span>}
    </span>
  );
}
