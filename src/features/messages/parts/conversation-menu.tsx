import { useLocation } from "react-router";
import { MoreIcon } from "#ui/icon.tsx";
import { Menu, MenuLink } from "#ui/menu.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Conversation } from "../contract.ts";

/** The acts about the other person. */
export function ConversationMenu({ conversation, name }: { conversation: Conversation; name: string }) {
  const text = useTranslations("messages.actions");
  const { pathname } = useLocation();
  if (conversation.closed === "blocked") return null;
  return (
    <Menu button={<MoreIcon />} label={text("menu")} kind="quiet" square>
      <MenuLink to={`${pathname}?block=yes`} preventScrollReset>
        {text("block", { name })}
      </MenuLink>
    </Menu>
  );
}
