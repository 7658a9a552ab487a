import { Combobox as Base } from "@base-ui/react/combobox";
import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { useCalledValues } from "./called-values.ts";
import type { ComboboxProps, Option } from "./combobox.tsx";
import { COMBOBOX_CLASSES } from "./combobox-classes.ts";
import { type Handover, NO_HANDOVER } from "./combobox-handover.ts";
import { reasonOf } from "./combobox-reason.ts";
import { ADD_VALUE, contains, enteredOption, isNew, namedOption } from "./combobox-typed.ts";
import { useDebouncedSearch } from "./debounced-search.ts";
import { Field } from "./field.tsx";
import { CheckIcon, ChevronDownIcon, CloseIcon } from "./icon.tsx";
import { OptionList } from "./option-list.tsx";
import { useTranslations } from "./translations.ts";

const sameOption = (a: Option, b: Option) => a.value === b.value;

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
  const highlighted = useRef<Option>(undefined);
  const [query, setQuery] = useState("");
  const [open, setOpen] = useState(false);
  // The field was left, or Enter was pressed: taken up once the options of the text are known.
  const [due, setDue] = useState<"enter" | "leave">();
  const [isUndecided, setUndecided] = useState(false);
  const [dialog, setDialog] = useState<HTMLElement | null>(null);
  const found = useDebouncedSearch(find);
  const isSearching = found.state === "searching";
  const listed = find ? found.options : (options ?? []);
  const full = max !== undefined && max > 1 && selected.length >= max;
  const { isCalled, isWaiting } = useCalledValues(find ? undefined : query);
  const matching = full
    ? []
    : find
      ? listed
      : listed.filter((option) => contains(option, query) || isCalled(option.value));
  const situation = { typed: query, shown: matching, selected, isCalled };
  const isAwaited = isSearching || (isWaiting && matching.length === 0);
  const mayAdd = add !== undefined && !full && !isAwaited && found.state !== "failed" && isNew(situation);
  const shown = mayAdd
    ? [...matching, { value: ADD_VALUE, label: text("addTyped", { text: query.trim() }) }]
    : matching;
  // The widget opens its list while the typed text is not rendered yet.
  const latest = useRef("");
  const type = (typed: string) => {
    latest.current = typed;
    setQuery(typed);
    setUndecided(false);
    found.search(typed);
  };
  const choose = (next: Option[]) => {
    const options = next.map((option) => (option.value === ADD_VALUE && add ? add(query.trim()) : option));
    onChange(max === 1 ? options.slice(-1) : options);
    latest.current = "";
    setQuery("");
    setUndecided(false);
    highlighted.current = undefined;
    // A new value stands in no list that could stay open for the next one.
    if (max === 1 || next.some(({ value }) => value === ADD_VALUE)) setOpen(false);
  };
  const take = (option: Option) => {
    if (selected.some((candidate) => sameOption(candidate, option))) choose([...selected]);
    else choose([...selected, option]);
  };
  const enter = () => {
    const isListed = shown.find((option) => option.value === highlighted.current?.value);
    const option = isListed ?? enteredOption(situation) ?? (matching.length === 0 ? shown[0] : undefined);
    if (option) take(option);
    else show(true);
  };
  const leave = () => {
    const option = full ? undefined : namedOption(situation);
    if (option) take(option);
    else setUndecided(true);
  };
  const settle = useEffectEvent((by: "enter" | "leave") => {
    setDue(undefined);
    if (query.trim() === "") setQuery("");
    else if (by === "enter") enter();
    else leave();
  });
  useEffect(() => {
    if (due && !isAwaited) settle(due);
  }, [due, isAwaited]);
  const show = (next: boolean) => {
    setOpen(next);
    if (next && found.options.length === 0) found.search(latest.current);
  };
  const goOn = useEffectEvent(() => {
    setDialog(input.current?.closest("dialog") ?? null);
    const before = handover.current;
    handover.current = NO_HANDOVER;
    if (before.hadFocus) input.current?.focus();
    if (before.wasInvalid) input.current?.checkValidity();
    if (before.typed) type(before.typed);
    if (before.entered) setDue("enter");
    else if (!before.hadFocus) setDue("leave");
    if (before.hadFocus && (before.typed || before.opened)) show(true);
  });
  useLayoutEffect(() => goOn(), []);
  const search = isAwaited ? "searching" : found.state;
  const reason = reasonOf({ full, search, any: matching.length > 0, typed: query.trim(), find, add });
  const undecided = isUndecided && text(add ? "notChosenMayAdd" : "notChosen", { text: query.trim() });
  // No form goes on with a text that is not chosen: the browser takes it for a value.
  useEffect(() => input.current?.setCustomValidity(undecided || ""), [undecided]);
  return (
    <Field {...field} error={field.error ?? (undecided || undefined)}>
      {(control) => (
        <Base.Root
          multiple
          items={[...new Map([...shown, ...selected].map((option) => [option.value, option])).values()]}
          filteredItems={shown}
          value={[...selected]}
          onValueChange={choose}
          inputValue={query}
          // The widget empties the field when its list closes: what was typed stays.
          onInputValueChange={(next, { reason }) => {
            if (reason === "input-change") type(next);
          }}
          onItemHighlighted={(option) => {
            highlighted.current = option;
          }}
          // With the own text in the list, a match would be taken in its place.
          autoHighlight={!add}
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
              if (hasLeft(event) && query !== "") setDue("leave");
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
                data-undecided={isUndecided ? "" : undefined}
                onKeyDown={(event) => {
                  if (event.key === "Enter" && query.trim() !== "") {
                    // It would send the form, or take an option of an older text.
                    event.preventDefault();
                    event.preventBaseUIHandler();
                    setDue("enter");
                  }
                  if (event.key !== "Escape" || open) return;
                  // In a closed list the widget would remove every selected option.
                  latest.current = "";
                  setQuery("");
                  setUndecided(false);
                  event.preventBaseUIHandler();
                }}
              />
            </Base.Chips>
            <Base.Trigger aria-label={text("openList")} className={COMBOBOX_CLASSES.trigger}>
              <ChevronDownIcon className="size-4" />
            </Base.Trigger>
          </Base.InputGroup>
          {/* A list that closes before it has quite opened would stay in the page, empty. */}
          {open && (
            <OptionList
              parts={Base}
              labelledBy={`${control.id}-label`}
              status={reason && text(reason, { text: query.trim() })}
              dialog={dialog}
            >
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
          )}
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
