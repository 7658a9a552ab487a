import { useEffect, useRef, useState } from "react";
import { loadingClock, type Progress } from "./loading-clock.ts";
import { useTranslations } from "./translations.ts";

/** The thin bar at the top while a page loads. */
export function LoadingBar({ busy }: { busy: boolean }) {
  const text = useTranslations("ui");
  const [progress, setProgress] = useState<Progress>();
  const clock = useRef<ReturnType<typeof loadingClock>>(undefined);
  useEffect(() => {
    clock.current ??= loadingClock(setProgress);
    if (busy) clock.current.start();
    else clock.current.finish();
  }, [busy]);
  useEffect(() => () => clock.current?.stop(), []);
  if (progress === undefined) return null;
  return (
    <div
      role="progressbar"
      aria-label={text("loading")}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 h-[3px]"
      data-print="no"
    >
      <div
        className="h-full origin-left bg-honey-deep transition-transform duration-100 ease-linear"
        style={{ transform: `scaleX(${progress / 100})` }}
      />
    </div>
  );
}
