import { useEffect, useEffectEvent } from "react";
import { useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useNotices } from "#ui/notice.tsx";
import type { Prompt } from "../profile-prompt.resource.ts";

const SHOWN_KEY = "profile-prompt";

/** Suggests the next step for the profile, with a link; once a visit. */
export default function CompletionNotice() {
  const locale = useLocale();
  const { notify } = useNotices();
  const ask = useEffectEvent(async () => {
    if (wasShown()) return;
    const answer = await fetch(`${RESOURCE_PATHS.profilePrompt}?locale=${locale}`);
    const prompt = answer.ok ? ((await answer.json()) as Prompt | null) : null;
    if (!prompt) return;
    const { title, text, action, href } = prompt;
    notify({ kind: "unsaved", title, text, action: <ButtonLink to={href}>{action}</ButtonLink> });
  });
  useEffect(() => {
    // Without a connection nothing is shown.
    ask().catch(() => {});
  }, []);
  return null;
}

/** True if it was shown in this visit. Without storage it is shown again after each load. */
function wasShown(): boolean {
  try {
    const before = sessionStorage.getItem(SHOWN_KEY) !== null;
    sessionStorage.setItem(SHOWN_KEY, "");
    return before;
  } catch {
    return false;
  }
}
