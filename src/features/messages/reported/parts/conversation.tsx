import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { classes } from "#ui/classes.ts";
import { Tag } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { AroundMessage } from "../contract.ts";

/** Messages around reported ones, with a line between conversations. */
export function ReportedConversation({ messages }: { messages: readonly AroundMessage[] }) {
  const text = useTranslations("messagesReported.conversation");
  const locale = useLocale();
  return (
    <>
      <p className="mb-3 text-sm text-ink-muted">{messages.length > 0 ? text("hint") : text("none")}</p>
      <ol className="grid gap-2">
        {messages.map(({ id, conversationId, sender, isReportedPerson, isReported, reasons, ...message }, index) => (
          <li
            key={id}
            className={classes(
              "rounded-control border px-3.5 py-2.5 text-sm",
              isReported ? "border-bad bg-bad-soft" : "border-line",
              index > 0 && messages[index - 1]!.conversationId !== conversationId && "mt-5",
            )}
          >
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className={classes(isReportedPerson && "font-semibold")}>{sender ?? text("gone")}</span>
              <span className="text-xs text-ink-muted">{formatDateTime(message.createdAt, locale)}</span>
              {isReported && <Tag tone="bad">{text("reported")}</Tag>}
            </p>
            <p className="mt-1 whitespace-pre-line wrap-anywhere">{message.text}</p>
            {reasons.map((reason, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two people may give the same reason.
              <p key={at} className="mt-1 text-xs text-ink-muted wrap-anywhere">
                {text("reason", { reason })}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </>
  );
}
