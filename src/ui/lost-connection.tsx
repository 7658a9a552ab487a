import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useBlocker } from "react-router";
import { onConnection, tryAgain, waitedFor } from "#shared/connection.ts";
import { Button } from "./button.tsx";
import { WarningIcon } from "./icon.tsx";
import { useTranslations } from "./translations.ts";

/**
 * Without a connection, or with a failed answer, links and ticks leave the page as it is; what was wanted last goes on by itself
 * when the connection is back, or when somebody tries again. Once on a page, inside of the router. It stands where no notice covers it.
 */
export function LostConnection() {
  const text = useTranslations("ui");
  const wanted = useSyncExternalStore(onConnection, waitedFor, () => undefined);
  // The code of another page could not be loaded either.
  const blocker = useBlocker(() => !navigator.onLine);
  const isBlocked = blocker.state === "blocked";
  const goOn = useEffectEvent(() => blocker.proceed?.());
  useEffect(() => {
    if (!isBlocked) return undefined;
    const listen = () => goOn();
    // What waits for a script may be shown only when the connection is back.
    if (navigator.onLine) listen();
    window.addEventListener("online", listen);
    return () => window.removeEventListener("online", listen);
  }, [isBlocked]);
  return (
    <div
      role="status"
      className="fixed inset-x-4 top-20 z-50 mx-auto max-w-xl lg:end-auto lg:top-auto lg:bottom-(--notice-bottom) lg:max-w-md"
      data-print="no"
    >
      {(wanted || isBlocked) && (
        <div className="flex items-start gap-3 rounded-card border border-line bg-raised px-4 py-3 shadow-float">
          <WarningIcon className="mt-0.5 size-5 text-warn" />
          <p className="min-w-0 flex-1">{text(wanted === "anotherTry" ? "failedAnswer" : "offline")}</p>
          {wanted === "anotherTry" && <Button onClick={tryAgain}>{text("tryAgain")}</Button>}
        </div>
      )}
    </div>
  );
}
