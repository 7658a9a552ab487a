import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from "react";
import { NoticeStack } from "./notice-stack.tsx";

export type NoticeKind = "error" | "success" | "unsaved";
export interface Notice {
  id: number;
  kind: NoticeKind;
  /** Left out, the kind's own title: "An error occurred", "Successful", "You have unsaved changes". */
  title?: string;
  text?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  /** Milliseconds; left out, as long as its kind does. */
  stays?: number;
  at: Date;
}

export interface Notices {
  /** Returns a function that removes the notice. */
  notify: (notice: Pick<Notice, "kind" | "title" | "text" | "action" | "stays">) => () => void;
  /** The last notices, newest first, also those that were removed; at most `RECENT_LIMIT`. */
  recent: readonly Notice[];
}

/** Notices in the list of the last ones (decision 5). */
const RECENT_LIMIT = 20;
/** Notices on the page at once: more would cover it. Those that wait for an answer stay, and all are in the list. */
const SHOWN_LIMIT = 3;
const withoutOldest = (notices: readonly Notice[]): readonly Notice[] => {
  const passing = notices.filter(({ action }) => !action);
  const gone = passing.slice(0, Math.max(0, passing.length - SHOWN_LIMIT));
  return notices.filter((notice) => !gone.includes(notice));
};
const NoticesContext = createContext<Notices | undefined>(undefined);

interface NoticeProviderProps {
  /**
   * The member who is signed in. Their list ends with their session: the next person at this device must not read it.
   */
  owner?: string | undefined;
  children: ReactNode;
}

/** Around the whole page: shows notices above everything, dialogs included. */
export function NoticeProvider({ owner, children }: NoticeProviderProps) {
  const [recent, setRecent] = useState<readonly Notice[]>([]);
  const [listOwner, setListOwner] = useState(owner);
  if (owner !== listOwner) {
    setListOwner(owner);
    if (listOwner !== undefined) setRecent([]);
  }
  const [shown, setShown] = useState<readonly Notice[]>([]);
  const last = useRef(0);
  const dismiss = useCallback((id: number) => setShown((before) => before.filter((item) => item.id !== id)), []);
  const notify = useCallback<Notices["notify"]>(
    (content) => {
      const notice = { ...content, id: ++last.current, at: new Date() };
      setRecent((before) => [notice, ...before].slice(0, RECENT_LIMIT));
      setShown((before) => withoutOldest([...before, notice]));
      return () => dismiss(notice.id);
    },
    [dismiss],
  );
  const value = useMemo(() => ({ notify, recent }), [notify, recent]);
  return (
    <NoticesContext value={value}>
      {children}
      {shown.length > 0 && <NoticeStack notices={shown} dismiss={dismiss} />}
    </NoticesContext>
  );
}

export function useNotices(): Notices {
  const notices = useContext(NoticesContext);
  if (!notices) throw new Error("useNotices needs a NoticeProvider above it");
  return notices;
}
