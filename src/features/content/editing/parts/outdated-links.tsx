import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Link, TEXT_LINK } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import { OUTDATED_PARAM } from "../limits.ts";

interface OutdatedLinksProps {
  /** How many texts have a translation that is out of date. */
  texts: number;
  /** How many posts of the blog have one; they have a table of their own. */
  posts: number;
  /** The list has no other texts. */
  isOn: boolean;
}

/** The ways to translations that are out of date. */
export function OutdatedLinks({ texts, posts, isOn }: OutdatedLinksProps) {
  const text = useTranslations("contentEditing");
  const locale = useLocale();
  const line = "inline-flex min-h-row items-center";
  const link = `${TEXT_LINK} ${line}`;
  const none = `text-ink-muted ${line}`;
  return (
    <p className="mb-2 flex flex-wrap gap-x-5 text-sm">
      {isOn ? (
        <Link to={pathTo("adminContentManagement", locale)} className={link}>
          {text("back")}
        </Link>
      ) : texts > 0 ? (
        <Link to={pathTo("adminContentManagement", locale, {}, { [OUTDATED_PARAM]: 1 })} className={link}>
          {text("outdatedTexts", { count: texts })}
        </Link>
      ) : (
        <span className={none}>{text("outdatedTexts", { count: 0 })}</span>
      )}
      {posts > 0 ? (
        <Link to={pathTo("adminPosts", locale, {}, { isOutdated: "true" })} className={link}>
          {text("outdatedPosts", { count: posts })}
        </Link>
      ) : (
        <span className={none}>{text("outdatedPosts", { count: 0 })}</span>
      )}
    </p>
  );
}
