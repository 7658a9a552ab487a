import { isRouteErrorResponse, useLocation, useRouteError } from "react-router";
import type { Locale } from "#shared/locale.ts";
import { localeOfPath, pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorState } from "#ui/empty-state.tsx";
import { EmptyLayout } from "#ui/layouts.tsx";

/** Not among the messages, because those come from the root loader, which may have failed. */
export const ERROR_TEXTS: Record<
  Locale,
  { title: string; refused: string; description: string; reload: string; home: string }
> = {
  en: {
    refused: "This page cannot be shown now",
    title: "Something went wrong",
    description:
      "The error is ours, not yours. Try refreshing the page; if it happens again, come back a little later.",
    reload: "Refresh the page",
    home: "Go to the home page",
  },
  tr: {
    refused: "Bu sayfa şu anda gösterilemiyor",
    title: "Bir şeyler ters gitti",
    description: "Hata bizde, sizde değil. Sayfayı yenilemeyi deneyin; düzelmezse biraz sonra tekrar uğrayın.",
    reload: "Sayfayı yenile",
    home: "Ana sayfaya dön",
  },
};

/** The sentence of a refusal, as too many requests, which is no mistake of ours; undefined for faults. */
function sentenceOf(error: unknown): string | undefined {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500;
  const value: unknown = isRefusal ? error.data?.value : undefined;
  return typeof value === "string" ? value : undefined;
}

/** The server-error page, in the language of the address. Its links reload the document, because the fault may be in this browser. */
export function ErrorPage() {
  const { pathname, search } = useLocation();
  const locale = localeOfPath(pathname);
  const { title, refused, description, reload, home } = ERROR_TEXTS[locale];
  const sentence = sentenceOf(useRouteError());
  return (
    <EmptyLayout>
      <ErrorState
        page
        title={sentence ? refused : title}
        actions={
          <>
            <ButtonLink kind="primary" to={pathname + search} reloadDocument>
              {reload}
            </ButtonLink>
            <ButtonLink to={pathTo("home", locale)} reloadDocument>
              {home}
            </ButtonLink>
          </>
        }
      >
        <p>{sentence ?? description}</p>
      </ErrorState>
    </EmptyLayout>
  );
}
