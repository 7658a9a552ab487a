import { useEffect, useEffectEvent } from "react";
import { useLocale } from "use-intl";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useNotices } from "#ui/notice.tsx";
import type { Prompt } from "../prompt.page.tsx";

const SHOWN_KEY = "profile-prompt";

/** Says what of the profile would help most next, and leads there; once a visit. */
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
    // Without a connection nobody is asked.
    ask().catch(() => {});
  }, []);
  return null;
}

/** Whether this visit has been asked before; storage may be forbidden, then it is asked on every load of a page. */
function wasShown(): boolean {
  try {
    const before = sessionStorage.getItem(SHOWN_KEY) !== null;
    sessionStorage.setItem(SHOWN_KEY, "");
    return before;
  } catch {
    return false;
  }
}
