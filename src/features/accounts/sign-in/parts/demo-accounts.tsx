import type { ComponentType } from "react";
import type { FormProps } from "react-router";
import { useTranslations } from "#ui/translations.ts";
import type { SignInData } from "./sign-in-data.ts";

interface DemoAccountsProps {
  Form: ComponentType<FormProps>;
  action: string;
  busy: boolean;
  demo: NonNullable<SignInData["demo"]>;
}

/** One click on a role signs in as it. */
export function DemoAccounts({ Form, action, busy, demo }: DemoAccountsProps) {
  const text = useTranslations("accounts");
  return (
    <section className="rounded-card border border-dashed border-line-strong bg-honey-soft p-4 sm:p-5">
      <h2 className="text-base">{text("demoTitle")}</h2>
      <p className="mt-0.5 text-sm text-ink-muted">{text("demoText")}</p>
      <Form method="post" action={action} className="mt-3 flex flex-wrap gap-2">
        <input type="hidden" name="password" value={demo.password} />
        {demo.accounts.map(({ role, email }) => (
          <button
            key={role}
            type="submit"
            name="email"
            value={email}
            title={email}
            aria-disabled={busy || undefined}
            onClick={(event) => busy && event.preventDefault()}
            className="min-h-9 rounded-control border border-line-strong bg-surface px-3 text-sm font-medium hover:border-honey-deep"
          >
            {text(`demoRoles.${role}`)}
          </button>
        ))}
      </Form>
    </section>
  );
}
