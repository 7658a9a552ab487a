import type { Messages } from "use-intl";
import type { SocialProvider } from "#shared/social-providers.ts";
import { DEMO_PASSWORD, DEMO_ROLES, demoEmail } from "../../limits.ts";

/** What the sign-in form shows, on its page and in the dialog: its texts, other ways in, and the demo accounts while the demo runs. */
export function signInData(texts: Messages["accounts"], demo: boolean, providers: SocialProvider[]) {
  const accounts = DEMO_ROLES.map((role) => ({ role, email: demoEmail(role) }));
  return { texts, providers, demo: demo ? { accounts, password: DEMO_PASSWORD } : undefined };
}

export type SignInData = ReturnType<typeof signInData>;
