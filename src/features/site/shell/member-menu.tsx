import { useFetcher } from "react-router";
import { useLocale } from "use-intl";
import type { ActionFailure } from "#shared/action-failure.ts";
import { pathTo } from "#shared/paths.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { useFailureNotice } from "#ui/failure-notice.ts";
import { HexAvatar } from "#ui/hexagon.tsx";
import { Menu, MenuItem, MenuLink } from "#ui/menu.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { MemberLink } from "../rules.ts";

interface MemberMenuProps {
  name: string;
  photo: string | null;
  links: readonly MemberLink[];
}

const SIGN_OUT = "sign-out";

/** The avatar with its menu. Signing out is a form, so that it works without scripts. */
export function MemberMenu({ name, photo, links }: MemberMenuProps) {
  const text = useTranslations("site");
  const locale = useLocale();
  const { Form, state, data } = useFetcher<{ failure: ActionFailure }>();
  useFailureNotice(data?.failure);
  return (
    <>
      <Menu
        kind="quiet"
        square
        label={text("account", { name })}
        button={<HexAvatar name={name} photo={photo} className="size-9 text-sm" />}
      >
        <p className="truncate px-3 pt-1.5 pb-2 text-sm font-semibold" role="presentation">
          {name}
        </p>
        {links.map((link) => (
          <MenuLink key={link} to={pathTo(link, locale)}>
            {text(`links.${link}`)}
          </MenuLink>
        ))}
        <MenuItem form={SIGN_OUT} disabled={state !== "idle"}>
          {text("signOut")}
        </MenuItem>
      </Menu>
      <Form id={SIGN_OUT} method="post" action={RESOURCE_PATHS.signOut} className="hidden">
        <input type="hidden" name="locale" value={locale} />
      </Form>
    </>
  );
}
