import type { ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { ExternalIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";
import { usePortal } from "./parts/use-portal.tsx";

/** Around the link to one's package in the menu: below it the one that opens the customer portal. */
export function PortalBelow({ children }: { children: ReactNode }) {
  const text = useTranslations("dashboard");
  const { open, busy } = usePortal();
  return (
    <>
      {children}
      <Button kind="quiet" busy={busy} onClick={open} className="ms-3 min-h-9 px-3 text-sm font-medium text-ink-muted">
        {text("portalLink")}
        <ExternalIcon className="size-4" />
      </Button>
    </>
  );
}
