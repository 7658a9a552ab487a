import { useEffect, useEffectEvent } from "react";
import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { action } from "../package-management.page.tsx";

/** Milliseconds: the portal opens in a new tab after the notice that says so (specification, "Payment portal"). */
const OPENS_AFTER = 1000;
/** Milliseconds that its notices stay (specification, "Payment portal"). */
const NOTICE_MS = 5000;

/** Asks for the customer portal and opens it in a new tab, or says why not. */
export function usePortal() {
  const text = useTranslations("dashboard");
  const locale = useLocale();
  const { data, state, submit } = useFetcher<typeof action>();
  const { notify } = useNotices();
  const notifyBlocked = (portalUrl: string) => {
    const link = (
      <Link to={portalUrl} target="_blank" rel="noopener" className={TEXT_LINK}>
        {text("portal")}
      </Link>
    );
    notify({ kind: "error", text: text.rich("portalBlocked", { link: () => link }), stays: NOTICE_MS });
  };
  const handle = useEffectEvent((answer: typeof data) => {
    if (!answer || "done" in answer) return;
    if ("failure" in answer)
      return void notify({ kind: "error", text: answer.failure.value || text("portalFailed"), stays: NOTICE_MS });
    const { portalUrl } = answer;
    notify({ kind: "success", title: text("portal"), text: text("portalOpening"), stays: NOTICE_MS });
    const timer = setTimeout(() => opensTab(portalUrl) || notifyBlocked(portalUrl), OPENS_AFTER);
    return () => clearTimeout(timer);
  });
  useEffect(() => handle(data), [data]);
  const open = () => void submit({ intent: "portal" }, { method: "post", action: pathTo("packageManagement", locale) });
  return { open, busy: state !== "idle" };
}

/** False: the browser has blocked the tab. With "noopener" it would not say so, hence the tab forgets us only then. */
function opensTab(address: string): boolean {
  const tab = window.open(address, "_blank");
  if (tab) tab.opener = null;
  return tab !== null;
}
