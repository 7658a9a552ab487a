import type { Messages } from "use-intl";
import { DEMO_PASSWORD, DEMO_ROLES, demoEmail } from "#shared/demo-accounts.ts";
import type { OfferedSite } from "../../social/contract.ts";

/**
 * Data of the sign-in form, on its page and in the dialog: texts, other sites, and the demo accounts while a demo runs.
 */
export function signInData(texts: Messages["accounts"], demo: boolean, providers: OfferedSite[]) {
  const accounts = DEMO_ROLES.map((role) => ({ role, email: demoEmail(role) }));
  return { texts, providers, demo: demo ? { accounts, password: DEMO_PASSWORD } : undefined };
}

export type SignInData = ReturnType<typeof signInData>;
