import { useFetcher, useFetchers, useLocation } from "react-router";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { MoonIcon, SunIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";

const THEME = "theme";

/** Light or dark. A form, so that it works without scripts; only the button of the other theme shows. */
export function ThemeSwitch() {
  const text = useTranslations("site");
  const { pathname, search } = useLocation();
  const { Form } = useFetcher({ key: THEME });
  return (
    <Form method="post" action={RESOURCE_PATHS.theme} className="flex">
      <input type="hidden" name={RETURN_PARAM} value={pathname + search} />
      <button
        type="submit"
        name={THEME}
        value="dark"
        aria-label={text("darkTheme")}
        title={text("darkTheme")}
        className="button button-quiet button-icon dark:hidden"
        onClick={(event) => focusOther(event.currentTarget)}
      >
        <MoonIcon />
      </button>
      <button
        type="submit"
        name={THEME}
        value="light"
        aria-label={text("lightTheme")}
        title={text("lightTheme")}
        className="button button-quiet button-icon hidden dark:inline-flex"
        onClick={(event) => focusOther(event.currentTarget)}
      >
        <SunIcon />
      </button>
    </Form>
  );
}

/** The pressed button disappears, so the focus moves to the one that takes its place. */
function focusOther(button: HTMLButtonElement): void {
  const other = [...(button.form?.querySelectorAll("button") ?? [])].find((candidate) => candidate !== button);
  const observer = new MutationObserver(() => {
    observer.disconnect();
    other?.focus();
  });
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
}

/** The theme: the one just chosen, even before the server has answered, else that of the cookie. */
export function useTheme(stored: "light" | "dark" | undefined): "light" | "dark" | undefined {
  const chosen = useFetchers()
    .find(({ key }) => key === THEME)
    ?.formData?.get(THEME);
  return chosen === "light" || chosen === "dark" ? chosen : stored;
}
