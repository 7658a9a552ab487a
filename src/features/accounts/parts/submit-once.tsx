import { type ReactNode, useEffect, useRef } from "react";
import { Form, useNavigation, useSubmit } from "react-router";
import { AuthLayout } from "#ui/auth-layout.tsx";
import { Button } from "#ui/button.tsx";
import { Spinner } from "#ui/spinner.tsx";

interface SubmitOnceProps {
  title: string;
  lead: ReactNode;
  /** Text of the button. */
  button: string;
  fields: Readonly<Record<string, string>>;
  /** Above the button. */
  children?: ReactNode;
}

/**
 * Submits values of a link from a mail or another site: scripts at once, without scripts by a button. A GET alone
 * changes nothing, because programs open links too. Where scripts run the button appears late, if they fail: a click on it
 * would meet the page that follows.
 */
export function SubmitOnce({ title, lead, button, fields, children }: SubmitOnceProps) {
  const form = useRef<HTMLFormElement>(null);
  const pressed = useRef(false);
  const submit = useSubmit();
  const busy = useNavigation().state !== "idle";
  useEffect(() => {
    if (pressed.current) return;
    pressed.current = true;
    void submit(form.current, { replace: true });
  }, [submit]);
  return (
    <AuthLayout title={title} lead={lead}>
      <Form ref={form} method="post" replace className="grid gap-6">
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <p role="status" className="grid justify-items-center text-honey-deep">
          {busy && <Spinner />}
        </p>
        {children}
        <Button kind="primary" type="submit" busy={busy} className="late-with-scripts">
          {button}
        </Button>
      </Form>
    </AuthLayout>
  );
}
