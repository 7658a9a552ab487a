import type { ReactNode } from "react";
import { IntlProvider, type Messages, useLocale, useMessages } from "use-intl";
import { homeZone } from "#shared/house.ts";

/** Provides the texts of accounts on pages that did not load them, as for the sign-in dialog. */
export function AccountsTexts({ texts, children }: { texts: Messages["accounts"]; children: ReactNode }) {
  const messages = useMessages();
  return (
    <IntlProvider locale={useLocale()} messages={{ ...messages, accounts: texts }} timeZone={homeZone()}>
      {children}
    </IntlProvider>
  );
}
