import { type ComponentType, type ReactNode, useRef, useState } from "react";
import type { FormProps } from "react-router";
import { useLocale } from "use-intl";
import { Button } from "#ui/button.tsx";
import { signedBy, usePasskeys } from "./ask.ts";
import { PASSKEY_FIELD } from "./sent-passkey.ts";

interface PasskeyButtonProps {
  Form: ComponentType<FormProps>;
  /** Undefined: the page itself. */
  action?: string;
  busy: boolean;
  label: string;
  /** Said when the browser could not ask. */
  failed: string;
  /** Further fields of the form. */
  children?: ReactNode;
}

/** Sends what a passkey has signed. Nothing where the browser has no passkeys. */
export function PasskeyButton({ Form, action, busy, label, failed, children }: PasskeyButtonProps) {
  const locale = useLocale();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<"idle" | "asking" | "failed">("idle");
  if (!usePasskeys()) return null;
  const use = async () => {
    setState("asking");
    const signed = await signedBy("use", locale);
    setState(typeof signed === "object" || signed === "none" ? "idle" : "failed");
    if (typeof signed !== "object" || !field.current) return;
    field.current.value = signed.text;
    field.current.form?.requestSubmit();
  };
  return (
    <Form method="post" {...(action ? { action } : {})} className="grid gap-2">
      <input type="hidden" name={PASSKEY_FIELD} ref={field} />
      {children}
      <Button onClick={use} busy={busy || state === "asking"}>
        {label}
      </Button>
      {state === "failed" && (
        <p role="alert" className="text-sm text-bad">
          {failed}
        </p>
      )}
    </Form>
  );
}
