import { Combobox as Base } from "@base-ui/react/combobox";
import { type FocusEvent, type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { fold } from "#shared/fold.ts";
import type { ComboboxProps, Option } from "./combobox.tsx";
import { COMBOBOX_CLASSES } from "./combobox-classes.ts";
import { type Handover, NO_HANDOVER } from "./combobox-handover.ts";
import { reasonOf } from "./combobox-reason.ts";
import { useDebouncedSearch } from "./debounced-search.ts";
import { Field } from "./field.tsx";
import { CheckIcon, ChevronDownIcon, CloseIcon } from "./icon.tsx";
import { OptionList } from "./option-list.tsx";
import { useTranslations } from "./translations.ts";

const sameOption = (a: Option, b: Option) => a.value === b.value;
const matches = (option: Option, query: string) => fold(option.label).includes(fold(query.trim()));

export function ComboboxInput({
  selected,
  onChange,
  options,
  find,
  max,
  add,
  placeholder,
  disabled,
  focusFirst,
  handover,
  ...field
}: ComboboxProps & { handover: RefObject<Handover> }) {
  const text = useTranslations("ui");
  const input = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const found = useDebouncedSearch(find);
  const listed = find ? found.options : (options ?? []);
  const full = max !== undefined && max > 1 && selected.length >= max;
  const shown = full ? [] : find ? listed : listed.filter((option) => matches(option, query));
  // The typed text: the widget empties the field before its blur event.
  const typed = useRef("");
  const type = (text: string) => {
    setQuery(text);
    typed.current = text;
    found.search(text);
  };
  const choose = (next: Option[]) => {
    onChange(max === 1 ? next.slice(-1) : next);
    setQuery("");
    typed.current = "";
  };
  const addTyped = () => {
    const entry = query.trim();
    if (add && entry && !full && shown.length === 0 && found.state !== "searching") choose([...selected, add(entry)]);
  };
  const keepTyped = () => {
    const entry = typed.current.trim();
    typed.current = "";
    if (!entry || full) return;
    const same = listed.find(({ label }) => fold(label) === fold(entry)) ?? add?.(entry);
    if (same && !selected.some((candidate) => sameOption(candidate, same))) choose([...selected, same]);
  };
  const show = (next: boolean) => {
    setOpen(next);
    if (next && found.options.length === 0) found.search(typed.current || query);
  };
  const goOn = useEffectEvent(() => {
    setDialog(input.current?.closest("dialog") ?? null);
    const before = handover.current;
    handover.current = NO_HANDOVER;
    if (before.hadFocus) input.current?.focus();
    if (before.wasInvalid) input.current?.checkValidity();
    if (before.typed) {
      type(before.typed);
      if (before.entered || !before.hadFocus) return keepTyped();
    } else if (!before.opened || !before.hadFocus) return;
    show(true);
  });
  useLayoutEffect(() => goOn(), []);
  const reason = reasonOf({ full, search: found.state, any: shown.length > 0, typed: query.trim(), find, add });
  return (
    <Field {...field}>
      {(control) => (
        <Base.Root
          multiple
          items={[...new Map([...shown, ...selected].map((option) => [option.value, option])).values()]}
          filteredItems={shown}
          value={[...selected]}
          onValueChange={choose}
          inputValue={query}
          onInputValueChange={(next, { reason }) => {
            if (reason === "input-change") type(next);
            else setQuery(next);
          }}
          // A pasted text opens the list, before it is the query.
          open={open}
          onOpenChange={show}
          isItemEqualToValue={sameOption}
          itemToStringLabel={(option: Option) => option.label}
          itemToStringValue={(option: Option) => option.value}
          disabled={disabled}
        >
          <Base.InputGroup
            onBlur={(event) => {
              if (hasLeft(event)) keepTyped();
            }}
            className={COMBOBOX_CLASSES.group}
          >
            <Base.Chips className={COMBOBOX_CLASSES.chips}>
              {selected.map((option) => (
                <Base.Chip key={option.value} aria-label={option.label} className={COMBOBOX_CLASSES.chip}>
                  <span className="truncate">{option.label}</span>
                  <Base.ChipRemove
                    aria-label={text("remove", { name: option.label })}
                    className={COMBOBOX_CLASSES.remove}
                  >
                    <CloseIcon className="size-3.5" />
                  </Base.ChipRemove>
                </Base.Chip>
              ))}
              <Base.Input
                {...control}
                ref={input}
                data-autofocus={focusFirst ? "" : undefined}
                aria-labelledby={`${control.id}-label`}
                required={control.required && selected.length === 0}
                placeholder={selected.length === 0 ? placeholder : undefined}
                className={COMBOBOX_CLASSES.input}
                onKeyDown={(event) => {
                  if (event.key === "Enter") addTyped();
                  if (event.key !== "Escape") return;
                  typed.current = "";
                  if (open) return;
                  // In a closed list the widget would remove every selected option.
                  setQuery("");
                  event.preventBaseUIHandler();
                }}
              />
            </Base.Chips>
            <Base.Trigger aria-label={text("openList")} className={COMBOBOX_CLASSES.trigger}>
              <ChevronDownIcon className="size-4" />
            </Base.Trigger>
          </Base.InputGroup>
          <OptionList parts={Base} status={reason && text(reason, { text: query.trim() })} dialog={dialog}>
            {(option: Option) => (
              <Base.Item
                key={option.value}
                value={option}
                className="flex min-h-control cursor-default items-center gap-2.5 rounded-tag px-3 py-1 text-sm data-highlighted:bg-sunken data-highlighted:outline-1 data-highlighted:outline-line-strong"
              >
                <span className="min-w-0 flex-1">
                  {option.label}
                  {option.hint && <span className="block text-xs text-ink-muted">{option.hint}</span>}
                </span>
                <Base.ItemIndicator className="text-honey-deep">
                  <CheckIcon className="size-4" />
                </Base.ItemIndicator>
              </Base.Item>
            )}
          </OptionList>
        </Base.Root>
      )}
    </Field>
  );
}

/** True if the focus has left the field for another part of the page: its list and other windows do not count. */
function hasLeft({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): boolean {
  if (currentTarget.contains(relatedTarget) || currentTarget.contains(document.activeElement)) return false;
  const list = currentTarget.querySelector("[aria-controls]")?.getAttribute("aria-controls");
  return !list || !document.getElementById(list)?.contains(relatedTarget);
}
