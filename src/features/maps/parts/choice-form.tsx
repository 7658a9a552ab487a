import { useLocation, useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { Select, type SelectOption } from "#ui/select.tsx";
import { useTranslations } from "#ui/translations.ts";

interface Choice {
  /** In the address. */
  name: string;
  label: string;
  /** Of the empty choice: "All stages". */
  everything: string;
  options: readonly SelectOption[];
}

/** Filters of a map: a choice is applied at once, and the address holds it. Without scripts the button applies them. */
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
  const others = [...query].filter(([name]) => !choices.some((choice) => choice.name === name));
  return (
    <form action={pathname} className="grid grid-cols-2 items-end gap-3 sm:flex sm:flex-wrap">
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
  );
}
