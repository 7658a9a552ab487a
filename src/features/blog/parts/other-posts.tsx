import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { Post } from "../contract.ts";

/** The posts before and after this one. */
export function OtherPosts({ older, newer }: Pick<Post, "older" | "newer">) {
  const t = useTranslations("blog");
  const locale = useLocale();
  const shown = [
    { label: t("newer"), post: newer },
    { label: t("older"), post: older },
  ];
  return (
    <nav aria-label={t("others")} className="mt-10 max-w-[68ch] border-t border-line pt-5">
      <ul className="grid gap-4 sm:grid-cols-2">
        {shown.map(
          ({ label, post }) =>
            post && (
              <li key={label}>
                <p className="text-sm text-ink-muted">{label}</p>
                <Link to={pathTo("blogPost", locale, { slug: post.slug })} className="font-semibold underline">
                  {post.title}
                </Link>
              </li>
            ),
        )}
      </ul>
    </nav>
  );
}
