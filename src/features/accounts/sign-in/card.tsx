import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { useLocale } from "use-intl";
import { LOGIN_PARAM, RETURN_PARAM, returnPath } from "#shared/return-path.ts";
import { sessionEnd } from "#shared/session-end.ts";
import { ButtonLink } from "#ui/button.tsx";
import { Logo } from "#ui/hexagon.tsx";
import { PAGE_WIDTH } from "#ui/layouts.tsx";
import { loadedLater } from "#ui/reload-overlay.tsx";
import { useTranslations } from "#ui/translations.ts";
import { registerPath } from "./parts/register-address.ts";
import { signInAction } from "./parts/sign-in-address.ts";

const loadDialog = () => import("./parts/sign-in-dialog.tsx");
const SignInDialog = loadedLater(loadDialog);

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
        onPointerEnter={() => loadDialog().catch(() => {})}
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
          <SignInDialog action={signInAction(locale, target)} sentHere={sentHere} onClose={() => setIsOpen(false)} />
        </div>
      )}
    </>
  );
}

const SignInAgainDialog = loadedLater(() => import("./parts/sign-in-again.tsx"));

/** On pages of a member: a save that finds the session ended opens a dialog to sign in, and goes on. */
export function SignInAgain({ memberId }: { memberId: string }) {
  const [end, setEnd] = useState<(isSignedIn: boolean) => void>();
  useEffect(
    () =>
      sessionEnd.askWith(
        () =>
          new Promise((resolve) =>
            setEnd(() => (isSignedIn: boolean) => {
              setEnd(undefined);
              resolve(isSignedIn);
            }),
          ),
      ),
    [],
  );
  return end && <SignInAgainDialog memberId={memberId} onEnd={end} />;
}

/** For visitors, below every page: what signing in brings. It takes no width from lists, and leads without scripts. */
export function SignInCard() {
  const text = useTranslations("site.join");
  const locale = useLocale();
  const { pathname, search } = useLocation();
  // A page that somebody was sent to on the way to another one asks to sign in itself.
  if (new URLSearchParams(search).has(RETURN_PARAM)) return null;
  const target = returnPath(pathname + search);
  return (
    <aside aria-labelledby="join" className={`${PAGE_WIDTH} pb-10`} data-print="no">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card border border-line bg-surface px-5 py-5 sm:px-7">
        <Logo className="size-10 max-sm:hidden" />
        <div className="min-w-0 flex-1 basis-72">
          <h2 id="join" className="text-lg">
            {text("title")}
          </h2>
          <p className="mt-1 text-sm text-ink-muted text-pretty">{text("text")}</p>
        </div>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to={signInAction(locale, target)}>{text("signIn")}</ButtonLink>
          <ButtonLink to={registerPath(locale, target)} kind="primary">
            {text("signUp")}
          </ButtonLink>
        </div>
      </div>
    </aside>
  );
}
