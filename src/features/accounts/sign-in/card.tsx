import { type MouseEvent, type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { LOGIN_PARAM, RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { ButtonLink } from "#ui/button.tsx";
import { LoadedLater } from "#ui/reload-overlay.tsx";
import { signInAction } from "./parts/sign-in-address.ts";

const loadDialog = () => import("./parts/sign-in-dialog.tsx");

/**
 * Sign-in button of the header: a link to the page; with scripts it opens the dialog. A parameter of the address opens
 * the dialog, too.
 */
export function SignInButton({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { pathname, search } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  const query = new URLSearchParams(search);
  const sentHere = query.has(LOGIN_PARAM);
  const target = returnPath(sentHere ? query.get(RETURN_PARAM) : pathname + search);
  const openDialog = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <ButtonLink
        to={signInAction(locale, target)}
        onClick={openDialog}
        onPointerEnter={loadDialog}
        className="whitespace-nowrap"
      >
        {children}
      </ButtonLink>
      {sentHere && (
        <noscript>
          <a href={signInAction(locale, target)} className="button button-primary fixed inset-x-4 bottom-4 z-40">
            {children}
          </a>
        </noscript>
      )}
      {(isOpen || sentHere) && (
        <div className="fixed inset-x-4 top-20 z-40 mx-auto max-w-sm">
          <LoadedLater
            load={loadDialog}
            waiting={null}
            props={{ action: signInAction(locale, target), sentHere, onClose: () => setIsOpen(false) }}
          />
        </div>
      )}
    </>
  );
}
