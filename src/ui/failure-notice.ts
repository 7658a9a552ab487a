import { useEffect } from "react";
import { useNotices } from "./notice.tsx";

/** Shows the notice "An error occurred" with "(code) - sentence", once for each failed answer of an action. */
export function useFailureNotice(failure: { code: string; value: string } | undefined): void {
  const { notify } = useNotices();
  useEffect(() => {
    if (failure) notify({ kind: "error", text: `(${failure.code}) - ${failure.value}` });
  }, [failure, notify]);
}
