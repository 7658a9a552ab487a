import { useLocale } from "use-intl";
import type { Filter } from "#shared/list/filter.ts";
import { listPath } from "#shared/list/list-path.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";
import { Link } from "../link.tsx";
import { useTranslations } from "../translations.ts";
import { useList } from "./list-context.tsx";

/** Told at the moment of a visitor's second choice; the sign-in leads back here, to both. */
export function OneChoice({ wanted }: { wanted: Filter }) {
  const list = useList();
  const text = useTranslations("listPage");
  const locale = useLocale();
  const login = (filter: Filter) => pathTo("login", locale, {}, { [RETURN_PARAM]: listPath(list, locale, { filter }) });
  return (
    <p className="mt-1 rounded-control bg-honey-soft px-3 py-2.5 text-sm">
      {text("oneChoice")}{" "}
      <Link to={login(wanted)} className="font-semibold underline">
        {text("refused.signIn")}
      </Link>
    </p>
  );
}
