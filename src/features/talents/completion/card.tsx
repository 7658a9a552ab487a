import { type ComponentType, useEffect, useState } from "react";

/** Specification, "Profile completion prompt", in milliseconds. */
const AFTER = 120_000;

/** About two minutes after one signed in, on whatever page one is then, asks for what a profile lacks. Loaded only then. */
export function CompletionPrompt() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    const show = () =>
      import("./parts/completion-notice.tsx").then(
        ({ default: Loaded }) => setNotice(() => Loaded),
        // Without a connection nobody is asked.
        () => {},
      );
    const timer = setTimeout(show, AFTER);
    return () => clearTimeout(timer);
  }, []);
  return Notice && <Notice />;
}
