import { useLocale } from "use-intl";
import { formatMinute } from "#shared/format.ts";
import { linked } from "#shared/linked-text.ts";
import { classes } from "#ui/classes.ts";
import { ExternalLink } from "#ui/external-link.tsx";
import { WarningIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Message } from "../contract.ts";

interface MessageItemProps {
  message: Message;
  /** The sender's name, if it is not the reader. */
  name: string;
  isFirstUnread: boolean;
}

/** One message; addresses in it are links that show where they lead. */
export function MessageItem({ message, name, isFirstUnread }: MessageItemProps) {
  const text = useTranslations("messages");
  const locale = useLocale();
  const { id, isMine, isRead, sentAt } = message;
  const time = formatMinute(sentAt, locale);
  return (
    <>
      {isFirstUnread && (
        <p className="my-2 flex items-center gap-3 text-sm font-semibold text-honey-deep before:h-0.5 before:flex-1 before:bg-honey after:h-0.5 after:flex-1 after:bg-honey">
          {text("thread.newFrom")}
        </p>
      )}
      <article className={classes("group max-w-[85%]", isMine ? "justify-self-end" : "justify-self-start")}>
        <h3 className="sr-only">{isMine ? text("you", { text: "" }) : name}</h3>
        <p
          className={classes(
            "rounded-card border px-4 py-2.5 whitespace-pre-wrap wrap-anywhere",
            isMine ? "border-transparent bg-honey-soft" : "border-line bg-raised",
          )}
        >
          {linked(message.text).map(({ text: part, address }, index) =>
            address ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text that does not change
              <ExternalLink key={index} address={address}>
                {part}
              </ExternalLink>
            ) : (
              part
            ),
          )}
        </p>
        <p className={classes("mt-1 flex items-center gap-2 text-xs text-ink-muted", isMine && "justify-end")}>
          <time dateTime={sentAt}>{time}</time>
          {isMine && <span>· {text(isRead ? "thread.read" : "thread.sent")}</span>}
          {!isMine && (
            <Link
              to={`?report=${id}`}
              preventScrollReset
              aria-label={text("actions.reportOf", { time })}
              title={text("actions.report")}
              className="inline-grid size-6 place-items-center rounded-control hover:bg-surface hover:text-bad"
            >
              <WarningIcon className="size-4" />
            </Link>
          )}
        </p>
      </article>
    </>
  );
}
