import { useId, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { classes } from "#ui/classes.ts";
import { FilterIcon } from "#ui/icon.tsx";
import { Select, type SelectOption } from "#ui/select.tsx";
import { CountBadge } from "#ui/tag.tsx";
import { useTranslations } from "#ui/translations.ts";

interface Choice {
  /** In the address. */
  name: string;
  label: string;
  /** Of the empty choice: "All stages". */
  everything: string;
  options: readonly SelectOption[];
}

/**
 * Filters of a map: a choice is applied at once, and the address holds it. On a phone they are folded, so the map is on the first
 * screen. Without scripts they are open, and a button applies them.
 */
export function ChoiceForm({ choices }: { choices: readonly Choice[] }) {
  const text = useTranslations("maps");
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const apply = (name: string, value: string) => {
    if (value) query.set(name, value);
    else query.delete(name);
    void navigate(pathname + (query.size > 0 ? `?${query}` : ""), { preventScrollReset: true });
  };
  const [isOpen, setOpen] = useState(false);
  const form = useId();
  const chosen = choices.filter(({ name }) => query.has(name)).length;
  const others = [...query].filter(([name]) => !choices.some((choice) => choice.name === name));
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={form}
        onClick={() => setOpen(!isOpen)}
        className="sm:hidden noscript:hidden"
      >
        <FilterIcon className="size-4" />
        {text("filters")}
        {chosen > 0 && <CountBadge count={chosen} label={text("chosen")} />}
      </Button>
      <form
        id={form}
        action={pathname}
        className={classes(
          "order-last w-full grid-cols-2 items-end gap-3 sm:order-none sm:flex sm:w-auto sm:flex-wrap noscript:grid",
          isOpen ? "grid" : "hidden",
        )}
      >
        {others.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {choices.map(({ name, label, everything, options }) => (
          <Select
            key={name}
            name={name}
            label={label}
            empty={everything}
            options={options}
            value={query.get(name) ?? ""}
            onChange={(event) => apply(name, event.target.value)}
            className="w-full sm:w-56"
          />
        ))}
        <noscript>
          <Button type="submit">{text("show")}</Button>
        </noscript>
      </form>
    </>
  );
}
