import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { action } from "../manage.page.tsx";

/** Milliseconds: the portal opens in a new tab after the notice that says so (specification, "Payment portal"). */
const OPENS_AFTER = 1000;

/** Asks for the customer portal and opens it in a new tab, or says why not. */
export function usePortal() {
  const text = useTranslations("dashboard");
  const locale = useLocale();
  const { data, state, submit } = useFetcher<typeof action>();
  const { notify } = useNotices();
  const handle = useEffectEvent((answer: typeof data) => {
    if (!answer || "done" in answer) return;
    if ("failure" in answer) return void notify({ kind: "error", text: answer.failure.value || text("portalFailed") });
    notify({ kind: "success", title: text("portal"), text: text("portalOpening") });
    const timer = setTimeout(() => window.open(answer.portalUrl, "_blank", "noopener"), OPENS_AFTER);
    return () => clearTimeout(timer);
  });
  useEffect(() => handle(data), [data]);
  const open = () => void submit({ intent: "portal" }, { method: "post", action: pathTo("packageManagement", locale) });
  return { open, busy: state !== "idle" };
}
