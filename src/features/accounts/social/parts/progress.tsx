import { useEffect, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { useTranslations } from "#ui/translations.ts";

/**
 * Hands the provider's answer in: scripts at once, else the reader. Opening the address alone does nothing, as programs
 * open addresses too.
 */
export function Progress({ provider }: { provider: string }) {
  const text = useTranslations("social");
  const form = useRef<HTMLFormElement>(null);
  const pressed = useRef(false);
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  useEffect(() => {
    if (pressed.current) return;
    pressed.current = true;
    submit(form.current, { replace: true });
  }, [submit]);
  return (
    <AuthLayout title={text("title", { provider })} lead={text("progressLead", { provider })}>
      <Form ref={form} method="post" replace className="grid gap-6">
        <input type="hidden" name="intent" value="complete" />
        <p role="status" className="grid justify-items-center text-honey-deep">
          {busy && <Spinner />}
        </p>
        {/* The box at the sign-in button needs scripts to be heard. */}
        <noscript>
          <Checkbox label={text("rememberMe")} name="rememberMe" />
        </noscript>
        <Button kind="primary" type="submit" busy={busy}>
          {text("goOn")}
        </Button>
      </Form>
    </AuthLayout>
  );
}
