import { Button } from "#ui/button.tsx";
import { useTranslations } from "#ui/translations.ts";
import { usePortal } from "./use-portal.tsx";

export function PortalButton() {
  const text = useTranslations("dashboard");
  const { open, busy } = usePortal();
  return (
    <Button busy={busy} onClick={open}>
      {text("portal")}
    </Button>
  );
}
