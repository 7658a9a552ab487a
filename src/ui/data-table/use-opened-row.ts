import { useCallback, useState } from "react";
import { useLocation } from "react-router";

export interface OpenedRow {
  id: string | undefined;
  /** Undefined closes it. */
  open: (id: string | undefined) => void;
}

/** The row that is open at the side, until it is closed or a link leads on. */
export function useOpenedRow(): OpenedRow {
  const { key } = useLocation();
  const [opened, setOpened] = useState<{ id: string | undefined; at: string }>();
  const open = useCallback((id: string | undefined) => setOpened({ id, at: key }), [key]);
  return { id: opened?.at === key ? opened.id : undefined, open };
}
