import { useId, useState } from "react";
import { useLocale } from "use-intl";
import { formatDateTime } from "#shared/format.ts";
import { classes } from "./classes.ts";
import { BellIcon } from "./icon.tsx";
import { useNotices } from "./notice.tsx";
import { NOTICE_LOOK } from "./notice-stack.tsx";
import { useTranslations } from "./translations.ts";

/** A bell that opens the list of the last notices. It appears with the first one. */
export function NoticeList() {
  const text = useTranslations("ui");
  const locale = useLocale();
  const { recent } = useNotices();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  if (recent.length === 0) return null;
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className="button button-quiet button-icon"
        aria-label={text("recentNotices")}
        title={text("recentNotices")}
      >
        <BellIcon />
      </button>
      <section
        id={id}
        popover="auto"
        onToggle={({ newState }) => setOpen(newState === "open")}
        aria-label={text("recentNotices")}
        className="sheet menu-panel max-h-96 w-80 max-w-[calc(100vw-2rem)] overflow-y-auto rounded-card p-2"
      >
        <ol className="divide-y divide-line">
          {(isOpen ? recent : []).map((notice) => {
            const { Icon, title, className } = NOTICE_LOOK[notice.kind];
            return (
              <li key={notice.id} className="flex gap-3 p-3 text-sm">
                <Icon className={classes("size-5", className)} />
                <div className="min-w-0">
                  <p className="font-semibold">{notice.title ?? text(title)}</p>
                  {notice.text !== undefined && <div>{notice.text}</div>}
                  <time dateTime={notice.at.toISOString()} className="text-xs text-ink-muted">
                    {formatDateTime(notice.at, locale)}
                  </time>
                </div>
              </li>
            );
          })}
        </ol>
      </section>
    </>
  );
}
