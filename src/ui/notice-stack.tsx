import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { IconButton } from "./button.tsx";
import { classes } from "./classes.ts";
import { CheckIcon, CloseIcon, InfoIcon, WarningIcon } from "./icon.tsx";
import type { Notice } from "./notice.tsx";
import { NOTICE_MS, pausableTimer } from "./notice-clock.ts";
import { useTranslations } from "./translations.ts";
import { useUncoveredSide } from "./uncovered-side.ts";

/** The open modal dialog, if any: nothing outside of it can be clicked or read by screen readers. */
const topmost = () => [...document.querySelectorAll<HTMLElement>("dialog:modal")].at(-1) ?? document.body;

interface NoticeStackProps {
  notices: readonly Notice[];
  dismiss: (id: number) => void;
}

export function NoticeStack({ notices, dismiss }: NoticeStackProps) {
  const text = useTranslations("ui");
  const [place, setPlace] = useState(topmost);
  useEffect(() => {
    const update = () => setPlace(topmost());
    // The first notice may come with the closing of a dialog.
    update();
    const observer = new MutationObserver(update);
    // A dialog may also be removed without being closed, with the row it stands in.
    observer.observe(document.body, { attributes: true, attributeFilter: ["open"], childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  const { stack, side } = useUncoveredSide(notices);
  return createPortal(
    <section
      ref={stack}
      aria-label={text("notices")}
      className={classes(
        "pointer-events-none fixed inset-x-4 z-50 grid gap-2.5 sm:start-auto sm:w-96",
        side === "top" ? "top-20" : "bottom-(--notice-bottom)",
      )}
      data-print="no"
    >
      {notices.map((notice) => (
        <NoticeCard key={notice.id} notice={notice} onClose={() => dismiss(notice.id)} />
      ))}
    </section>,
    place,
  );
}

export const NOTICE_LOOK = {
  error: { Icon: WarningIcon, title: "errorTitle", className: "text-bad" },
  success: { Icon: CheckIcon, title: "successTitle", className: "text-good" },
  unsaved: { Icon: InfoIcon, title: "unsavedTitle", className: "text-warn" },
} as const;

function NoticeCard({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const text = useTranslations("ui");
  const { Icon, title, className } = NOTICE_LOOK[notice.kind];
  // Any later `onClose` closes the same notice as the first one.
  const [clock] = useState(() => pausableTimer(notice.stays ?? NOTICE_MS[notice.kind], onClose));
  const [hovered, setHovered] = useState({ pointer: false, focus: false });
  useEffect(() => {
    if (hovered.pointer || hovered.focus) clock.pause();
    else clock.start();
    return clock.pause;
  }, [clock, hovered]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only pause its timer.
    <div
      role={notice.kind === "success" ? "status" : "alert"}
      className="pointer-events-auto flex items-start gap-3 rounded-card border border-line bg-raised py-3 ps-4 pe-2 shadow-float"
      onPointerEnter={() => setHovered((before) => ({ ...before, pointer: true }))}
      onPointerLeave={() => setHovered((before) => ({ ...before, pointer: false }))}
      onFocus={() => setHovered((before) => ({ ...before, focus: true }))}
      onBlur={() => setHovered((before) => ({ ...before, focus: false }))}
    >
      <Icon className={classes("mt-2.5 size-5", className)} />
      <div className="min-w-0 flex-1 py-2">
        <p className="font-semibold">{notice.title ?? text(title)}</p>
        {notice.text !== undefined && <div className="text-sm text-ink-muted">{notice.text}</div>}
        {notice.action && <div className="mt-2.5">{notice.action}</div>}
      </div>
      <IconButton label={text("close")} onClick={onClose}>
        <CloseIcon className="size-4" />
      </IconButton>
    </div>
  );
}
