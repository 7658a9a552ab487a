import type { ReactNode } from "react";
import { Form } from "react-router";
import { useLocale } from "use-intl";
import { formatDate, formatMinute } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { IconButton } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { HexAvatar } from "#ui/hexagon.tsx";
import { SearchIcon } from "#ui/icon.tsx";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { CountBadge } from "#ui/tag.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Correspondent } from "../contract.ts";
import type { ListData } from "./load-list.ts";

/** The name of a person, "Has left" or "Deleted account". */
export function useNameOf(): (person: Correspondent | null) => string {
  const text = useTranslations("messages");
  return (person) =>
    person ? (person.hasLeft ? text("hasLeft") : `${person.name} ${person.surname}`.trim()) : text("deleted");
}

/** The conversations, or the messages that a search has found. `current`: the page of who is open. */
export function ConversationList({ list, current }: { list: ListData; current?: string }) {
  const text = useTranslations("messages");
  const locale = useLocale();
  const nameOf = useNameOf();
  const { rows, found, searchText, currentPage, pageSize, totalCount } = list;
  return (
    <nav aria-label={text("list")} className="flex h-full flex-col">
      <Form role="search" action={pathTo("dashboardMessages", locale)} className="flex items-end gap-2 p-4">
        <TextField
          label={text("search.label")}
          hideLabel
          placeholder={text("search.label")}
          type="search"
          name="q"
          defaultValue={searchText}
          maxLength={100}
          className="min-w-0 flex-1"
        />
        <IconButton kind="secondary" type="submit" label={text("search.submit")}>
          <SearchIcon />
        </IconButton>
      </Form>
      {found ? (
        <div className="border-t border-line">
          <p role="status" className="flex flex-wrap justify-between gap-x-3 px-4 py-2.5 text-sm text-ink-muted">
            {found.length > 0 ? text("search.found", { count: found.length }) : text("search.none")}
            <Link to={pathTo("dashboardMessages", locale)} className={TEXT_LINK}>
              {text("search.clear")}
            </Link>
          </p>
          {found.length === 0 && <p className="px-4 pb-4 text-sm text-ink-muted">{text("search.noneText")}</p>}
        </div>
      ) : null}
      <ul className="border-t border-line">
        {(found ?? rows).map((row) => {
          const message = "lastMessage" in row ? row.lastMessage : row;
          const unread = "unreadCount" in row ? row.unreadCount : 0;
          return (
            <li key={row.id} className="border-b border-line">
              <Entry to={row.otherUser?.seoUrl} isCurrent={row.otherUser?.seoUrl === current}>
                <HexAvatar name={nameOf(row.otherUser)} photo={row.otherUser?.photo ?? null} />
                <span className="min-w-0 flex-1">
                  <span className="flex items-baseline justify-between gap-2">
                    <span className={classes("truncate", unread > 0 ? "font-bold" : "font-semibold")}>
                      {nameOf(row.otherUser)}
                    </span>
                    <time
                      dateTime={message.sentAt}
                      title={formatMinute(message.sentAt, locale)}
                      className="shrink-0 text-sm text-ink-muted"
                    >
                      {formatDate(message.sentAt, locale)}
                    </time>
                  </span>
                  <span className="flex items-center justify-between gap-2">
                    <span className={classes("truncate text-sm", unread > 0 ? "font-semibold" : "text-ink-muted")}>
                      {message.isMine ? text("you", { text: message.text }) : message.text}
                    </span>
                    {unread > 0 && <CountBadge count={unread} label={text("new")} />}
                  </span>
                </span>
              </Entry>
            </li>
          );
        })}
      </ul>
      {!found && totalCount > pageSize && (
        <div className="p-4">
          <Pagination
            label={text("pages")}
            page={currentPage}
            pageSize={pageSize}
            total={totalCount}
            to={(page) => pathTo("dashboardMessages", locale, {}, { page: page > 1 ? page : undefined })}
          />
        </div>
      )}
    </nav>
  );
}

/** Leads to the conversation; where the account was deleted there is no address for it. */
function Entry({ to, isCurrent, children }: { to: string | undefined; isCurrent: boolean; children: ReactNode }) {
  const locale = useLocale();
  const look = "flex items-center gap-3 px-4 py-3.5";
  if (to === undefined) return <div className={classes(look, "text-ink-muted")}>{children}</div>;
  return (
    <Link
      to={pathTo("conversation", locale, { otherUserSeoUrl: to })}
      aria-current={isCurrent ? "page" : undefined}
      className={classes(look, "hover:bg-surface aria-[current]:bg-honey-soft")}
    >
      {children}
    </Link>
  );
}
