import { type ReactNode, useId } from "react";
import { Form, useNavigate, useNavigation } from "react-router";
import { Button, ButtonLink } from "./button.tsx";
import { Card } from "./card.tsx";
import { Dialog } from "./dialog.tsx";

interface ConfirmProps {
  title: string;
  /** The effect. */
  children: ReactNode;
  /** Label of the button that does it. */
  action: string;
  danger?: boolean;
  cancel: string;
  /** Address of the page without the question. */
  back: string;
  /** Fields that the form sends to the page's action. */
  fields: Record<string, string>;
}

/** A question before something is done. The address opens it, so that it works without scripts: then it is part of the page. */
export function Confirm({ title, children, action, danger, cancel, back, fields }: ConfirmProps) {
  const id = useId();
  const navigate = useNavigate();
  const busy = useNavigation().state === "submitting";
  const submit = { kind: danger ? "danger" : "primary", type: "submit", form: id } as const;
  const form = (
    <Form id={id} method="post">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </Form>
  );
  return (
    <>
      <Dialog
        open
        onClose={() => navigate(back, { preventScrollReset: true, replace: true })}
        title={title}
        actions={
          <>
            <ButtonLink to={back} preventScrollReset replace data-autofocus="">
              {cancel}
            </ButtonLink>
            <Button {...submit} busy={busy}>
              {action}
            </Button>
          </>
        }
      >
        {form}
      </Dialog>
      <noscript>
        <Card title={title} className="mb-5">
          <form method="post">
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {children}
            <div className="mt-4 flex flex-wrap gap-3">
              <a href={back} className="button button-secondary">
                {cancel}
              </a>
              <button type="submit" className={`button ${danger ? "button-danger" : "button-primary"}`}>
                {action}
              </button>
            </div>
          </form>
        </Card>
      </noscript>
    </>
  );
}
