import { useFetcher, useFetchers, useLocation } from "react-router";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { MoonIcon, SunIcon } from "#ui/icon.tsx";
import { useTranslations } from "#ui/translations.ts";

const THEME = "theme";

/** Light or dark. A form, so that it works without scripts; the other theme's button is the one to be seen. */
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

/** The button that was pressed disappears: the focus goes to the one that takes its place. */
function focusOther(button: HTMLButtonElement): void {
  const other = [...(button.form?.querySelectorAll("button") ?? [])].find((one) => one !== button);
  const look = new MutationObserver(() => {
    look.disconnect();
    other?.focus();
  });
  look.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
}

/** The theme in force: what has just been chosen, before the server has answered, else what the cookie says. */
export function useTheme(stored: "light" | "dark" | undefined): "light" | "dark" | undefined {
  const chosen = useFetchers()
    .find(({ key }) => key === THEME)
    ?.formData?.get(THEME);
  return chosen === "light" || chosen === "dark" ? chosen : stored;
}
