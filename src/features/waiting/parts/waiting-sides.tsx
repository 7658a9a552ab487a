import { useSearchParams } from "react-router";
import { classes } from "#ui/classes.ts";
import { Link } from "#ui/link.tsx";
import { useTranslations } from "#ui/translations.ts";
import type { sidesOf } from "../rules.ts";

interface WaitingSidesProps {
  sides: ReturnType<typeof sidesOf>;
  total: number;
  /** The chosen side; undefined: all. */
  side: string | undefined;
}

/** The parameter with the chosen side. */
export const SIDE_PARAMETER = "for";

/** Links that show what waits for one side alone; each says how much that is. */
export function WaitingSides({ sides, total, side }: WaitingSidesProps) {
  const text = useTranslations("waiting");
  const [query] = useSearchParams();
  const to = (chosen?: string) => {
    const next = new URLSearchParams(query);
    next.delete(SIDE_PARAMETER);
    if (chosen) next.set(SIDE_PARAMETER, chosen);
    return `?${next}`;
  };
  const names: Record<string, string> = {
    house: text("sides.house"),
    jury: text("sides.jury"),
    own: text("sides.own"),
  };
  const links = [{ side: undefined, name: text("all"), count: total }, ...sides];
  return (
    <nav aria-label={text("sidesLabel")} className="flex min-w-0 flex-wrap gap-1">
      {links.map((link) => (
        <Link
          key={link.side ?? ""}
          to={to(link.side)}
          preventScrollReset
          aria-current={side === link.side ? "true" : undefined}
          className={classes(
            "inline-flex min-h-row max-w-full items-center gap-1.5 rounded-control px-3 text-sm hover:bg-sunken",
            side === link.side ? "bg-honey-soft font-semibold" : "text-ink-muted",
          )}
        >
          <span className="truncate">{(link.side && names[link.side]) || link.name}</span>
          <span className="tabular-nums">{link.count}</span>
        </Link>
      ))}
    </nav>
  );
}
