import { Button, type ButtonKind } from "#ui/button.tsx";
import { useTranslations } from "#ui/translations.ts";
import { usePortal } from "./use-portal.tsx";

export function PortalButton({ kind }: { kind?: ButtonKind }) {
  const text = useTranslations("dashboard");
  const { open, busy } = usePortal();
  return (
    <Button kind={kind} busy={busy} onClick={open}>
      {text("portal")}
    </Button>
  );
}
