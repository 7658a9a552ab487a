import type { ReactNode } from "react";
import { IntlProvider, type Messages, useLocale, useMessages } from "use-intl";

/** The texts of accounts below a page that was not given them, as in the sign-in dialog. */
export function AccountsTexts({ texts, children }: { texts: Messages["accounts"]; children: ReactNode }) {
  const messages = useMessages();
  return (
    <IntlProvider locale={useLocale()} messages={{ ...messages, accounts: texts }} timeZone="Europe/Istanbul">
      {children}
    </IntlProvider>
  );
}
