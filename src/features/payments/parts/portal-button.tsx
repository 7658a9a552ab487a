import { useEffect } from "react";
import { useFetcher } from "react-router";
import { Button } from "#ui/button.tsx";
import { useNotices } from "#ui/notice.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { action } from "../manage.page.tsx";

/** Milliseconds: the portal opens in a new tab after the notice that says so (specification, "Payment portal"). */
const OPENS_AFTER = 1000;

export function PortalButton() {
  const text = useTranslations("payments");
  const fetcher = useFetcher<typeof action>();
  const { notify } = useNotices();
  const { data } = fetcher;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!data || "done" in data) return;
    if ("failure" in data) return void notify({ kind: "error", text: data.failure.value || text("portalFailed") });
    notify({ kind: "success", title: text("portal"), text: text("portalOpening") });
    const timer = setTimeout(() => window.open(data.portalUrl, "_blank", "noopener"), OPENS_AFTER);
    return () => clearTimeout(timer);
  }, [data]);
  return (
    <fetcher.Form method="post">
      <Button type="submit" busy={fetcher.state !== "idle"}>
        {text("portal")}
      </Button>
    </fetcher.Form>
  );
}
