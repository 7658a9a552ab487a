import { type ComponentType, useEffect, useState } from "react";

/** Specification, "Profile completion prompt", in milliseconds. */
const SHOWN_AFTER_MS = 120_000;

/** Two minutes after the sign-in, on any page, suggests to complete the profile. Loaded only then. */
export function CompletionPrompt() {
  const [Notice, setNotice] = useState<ComponentType>();
  useEffect(() => {
    const show = () =>
      import("./parts/completion-notice.tsx").then(
        ({ default: Loaded }) => setNotice(() => Loaded),
        // Without a connection nothing is shown.
        () => {},
      );
    const timer = setTimeout(show, SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return Notice && <Notice />;
}
