import { useCallback, useState } from "react";
import { useMatches } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { MenuIcon } from "#ui/icon.tsx";
import { loadedLater } from "#ui/reload-overlay.tsx";
import { useTranslations } from "#ui/translations.ts";
import { DASHBOARD_LAYOUT } from "../rules.ts";

const loadDrawer = () => import("./parts/menu-drawer.tsx");
const MenuDrawer = loadedLater(loadDrawer);

/** In the header of pages without the menu beside them: opens it. Without scripts a link to the first page of one's own. */
export function MenuButton() {
  const title = useTranslations("site")("myMenu");
  const locale = useLocale();
  const hasMenuBeside = useMatches().some(({ id }) => id === DASHBOARD_LAYOUT);
  const [drawer, setDrawer] = useState<"never" | "open" | "closed">("never");
  const close = useCallback(() => setDrawer("closed"), []);
  if (hasMenuBeside) return null;
  return (
    <>
      <ButtonLink
        kind="quiet"
        square
        className="max-lg:hidden"
        to={pathTo("profile", locale)}
        aria-label={title}
        onPointerEnter={() => loadDrawer().catch(() => {})}
        onClick={(event) => {
          event.preventDefault();
          setDrawer("open");
        }}
      >
        <MenuIcon />
      </ButtonLink>
      {drawer !== "never" && <MenuDrawer open={drawer === "open"} title={title} onClose={close} />}
    </>
  );
}
