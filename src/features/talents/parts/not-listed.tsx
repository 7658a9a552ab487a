import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { EyeOffIcon } from "#ui/icon.tsx";
import { Link } from "#ui/link.tsx";
import { Note } from "#ui/note.tsx";
import { useTranslations } from "#ui/translations.ts";
import { anchorOf } from "../profile/parts/sections.ts";

/** On the own page of somebody whom others do not find: why, and the way to change it. */
export function NotListed() {
  const text = useTranslations("talentsProfile.listing");
  const locale = useLocale();
  return (
    <Note icon={<EyeOffIcon />} title={text("title")}>
      {text("text")}{" "}
      <Link to={`${pathTo("profile", locale)}#${anchorOf("privacy")}`} className="underline">
        {text("action")}
      </Link>
    </Note>
  );
}
