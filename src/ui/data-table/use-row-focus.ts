import { useEffect, useRef } from "react";
import { focusRow } from "./keep-focus.ts";

/** After what the address opens of a row is closed: where a link had opened it, nothing had the focus before. */
export function useRowFocus(id: string | undefined): void {
  const before = useRef(id);
  useEffect(() => {
    if (before.current && !id) focusRow(before.current);
    before.current = id;
  }, [id]);
}
