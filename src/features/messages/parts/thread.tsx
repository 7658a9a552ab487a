import { useEffect, useRef } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { HexAvatar } from "#ui/hexagon.tsx";
import { ChevronLeftIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { ScrollRegion } from "#ui/scroll-region.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Answer, ConversationData } from "../conversation.page.tsx";
import { byDay } from "../rules.ts";
import { ConversationMenu } from "./conversation-menu.tsx";
import { MessageItem } from "./message-item.tsx";
import { Write } from "./write.tsx";

interface ThreadProps extends ConversationData {
  answer: Answer | undefined;
  name: string;
}

/** One conversation: who with, what was written, day by day, and the field to write in. */
export function Thread(props: ThreadProps) {
  const { conversation, name, before } = props;
  const text = useTranslations("messages");
  const locale = useLocale();
  const { otherUser, hasPage, messages, hasOlder, firstUnread, id } = conversation;
  const address = pathTo("conversation", locale, { otherUserSeoUrl: otherUser.seoUrl });
  const end = useRef<HTMLDivElement>(null);
  const newest = messages.at(-1)?.ordinal;
  useReading(otherUser.userId, firstUnread);
  // The newest message is what one came for.
  useEffect(() => {
    if (newest !== undefined && before === undefined) end.current?.scrollIntoView({ block: "nearest" });
  }, [newest, before]);
  return (
    <div className="flex h-full flex-col">
      <header className="flex items-center gap-3 border-b border-line px-4 py-3.5">
        <Link to={pathTo("dashboardMessages", locale)} className="button button-quiet button-icon lg:hidden">
          <ChevronLeftIcon />
          <span className="sr-only">{text("thread.back")}</span>
        </Link>
        <HexAvatar name={name} photo={otherUser.photo} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate text-lg">
            {hasPage ? (
              <Link to={pathTo("talent", locale, { seoUrl: otherUser.seoUrl })} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h2>
          {otherUser.title && <p className="truncate text-sm text-ink-muted">{otherUser.title}</p>}
        </div>
        <ConversationMenu conversation={conversation} name={name} />
      </header>
      <ScrollRegion
        role="log"
        label={text("thread.log")}
        className="flex max-h-[60vh] min-h-64 flex-1 flex-col gap-2 overflow-y-auto px-4 py-5"
      >
        {hasOlder && (
          <Link
            to={`${address}?before=${messages[0]!.ordinal}`}
            preventScrollReset
            className={`${TEXT_LINK} self-center`}
          >
            {text("thread.older")}
          </Link>
        )}
        {conversation.introduction && <Introduced {...conversation.introduction} name={name} />}
        {id === null && (
          <div className="m-auto max-w-sm text-center text-ink-muted">
            <p className="font-semibold text-ink">{text("thread.first")}</p>
            <p className="mt-1 text-sm">{text("thread.firstText", { name })}</p>
          </div>
        )}
        {byDay(messages, (instant) => formatDate(instant, locale)).map(({ day, rows }) => (
          <section key={day} aria-label={day} className="grid gap-2">
            <p className="my-2 flex items-center gap-3 text-sm text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
              {day}
            </p>
            {rows.map((message) => (
              <MessageItem
                key={message.id}
                message={message}
                name={name}
                isFirstUnread={message.ordinal === firstUnread}
              />
            ))}
          </section>
        ))}
        {before !== undefined && (
          <Link to={address} preventScrollReset className={`${TEXT_LINK} self-center`}>
            {text("thread.newer")}
          </Link>
        )}
        <div ref={end} />
      </ScrollRegion>
      <Write {...props} />
    </div>
  );
}

/** How the two came to write to each other. */
function Introduced({
  isMine,
  house,
  line,
  acceptedAt,
  name,
}: NonNullable<ConversationData["conversation"]["introduction"]> & { name: string }) {
  const text = useTranslations("messages.introduced");
  const locale = useLocale();
  return (
    <section aria-label={text("title")} className="mb-2 rounded-card border border-line bg-raised px-4 py-3 text-sm">
      <p className="font-semibold">{text(isMine ? "byMe" : "byThem", { name })}</p>
      <p className="mt-1 wrap-anywhere">“{line}”</p>
      <p className="mt-1 text-ink-muted">
        {house ?? text("house")} · {formatDate(acceptedAt, locale)}
      </p>
    </section>
  );
}

/** Marks what is shown as read; the count in the list and the menu follows. */
function useReading(userId: string, firstUnread: number | null): void {
  const { submit } = useFetcher();
  useEffect(() => {
    if (firstUnread !== null) void submit({ intent: "read", userId }, { method: "post" });
  }, [submit, userId, firstUnread]);
}
