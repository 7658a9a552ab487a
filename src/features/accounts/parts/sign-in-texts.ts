import type { Locale } from "#shared/locale.ts";
import { DEMO_PASSWORD, DEMO_ROLES, demoEmail } from "../contract.ts";
import en from "../messages.en.ts";
import tr from "../messages.tr.ts";

const TEXTS: Record<Locale, typeof en> = { en, tr };

/** What the sign-in form shows, on its page and in the dialog: its texts, and the demo accounts while the demo runs. */
export function signInData(locale: Locale, demo: boolean) {
  const accounts = DEMO_ROLES.map((role) => ({ role, email: demoEmail(role) }));
  return { texts: TEXTS[locale], demo: demo ? { accounts, password: DEMO_PASSWORD } : undefined };
}

export type SignInData = ReturnType<typeof signInData>;
