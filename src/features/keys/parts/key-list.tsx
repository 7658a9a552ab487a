import { useLocale } from "use-intl";
import { formatDate } from "#shared/format.ts";
import { formatRelative } from "#shared/format-relative.ts";
import { pathTo } from "#shared/paths.ts";
import { ButtonLink } from "#ui/button.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { OwnKey } from "../contract.ts";

/** In an address: the key that is to be removed, once it is confirmed. */
export const REMOVE_PARAM = "remove";

/** One's keys. `now` is the time of the server. */
export function KeyList({ keys, now }: { keys: readonly OwnKey[]; now: string }) {
  const text = useTranslations("keys");
  const locale = useLocale();
  if (keys.length === 0) return <p className="text-ink-muted">{text("none")}</p>;
  return (
    <ul className="divide-y divide-line">
      {keys.map(({ id, name, prefix, areas, perMinute, expiresAt, isOver, lastUsedAt }) => {
        const facts = [
          text(isOver ? "over" : "until", { date: formatDate(expiresAt, locale) }),
          lastUsedAt
            ? text("lastUsed", { when: formatRelative(lastUsedAt, new Date(now), locale) })
            : text("neverUsed"),
          text("perMinute", { count: perMinute }),
        ];
        return (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 flex-1 basis-60">
              <p className="font-semibold wrap-anywhere">
                {name} <code className="font-mono text-sm font-normal text-ink-muted">{prefix} …</code>
              </p>
              <p className="text-sm">{areas.map((area) => text(`area.${area}`)).join(", ")}</p>
              <p className="text-sm text-ink-muted">{facts.join(" · ")}</p>
            </div>
            <ButtonLink
              kind="danger"
              to={pathTo("dashboardKeys", locale, {}, { [REMOVE_PARAM]: id })}
              preventScrollReset
            >
              {text("remove")}
              <span className="sr-only">: {name}</span>
            </ButtonLink>
          </li>
        );
      })}
    </ul>
  );
}
