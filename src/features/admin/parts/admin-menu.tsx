import { NavLink } from "react-router";
import { useLocale } from "use-intl";
import { pathTo } from "#shared/paths.ts";
import { useTranslations } from "#ui/translations.ts";
import type { AdminGroup } from "../rules.ts";

export function AdminMenu({ groups }: { groups: readonly AdminGroup[] }) {
  const text = useTranslations("admin");
  const locale = useLocale();
  return (
    <div className="grid gap-4">
      {groups.map(({ name, links }) => (
        <div key={name}>
          <p className="mb-1 px-3 text-xs font-semibold text-ink-muted">{text(`groups.${name}`)}</p>
          <ul className="grid gap-0.5" aria-label={text(`groups.${name}`)}>
            {links.map((link) => (
              <li key={link}>
                <NavLink
                  end
                  prefetch="intent"
                  to={pathTo(link, locale)}
                  className="flex min-h-9 items-center rounded-control px-3 py-1.5 text-sm font-medium text-ink-muted hover:bg-sunken hover:text-ink aria-[current=page]:bg-honey-soft aria-[current=page]:text-ink pointer-coarse:min-h-control"
                >
                  {text(`links.${link}`)}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
