import {
  type ComponentType,
  type MouseEvent,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { COMBOBOX_CLASSES } from "./combobox-classes.ts";
import { type Handover, NO_HANDOVER } from "./combobox-handover.ts";
import type { FindOptions } from "./debounced-search.ts";
import { Field, type FieldProps } from "./field.tsx";
import { ChevronDownIcon, CloseIcon } from "./icon.tsx";
import { useTranslations } from "./translations.ts";

export interface Option {
  value: string;
  label: string;
  /** A second line: a city's country, a person's title. */
  hint?: string;
}

export interface ComboboxProps extends FieldProps {
  selected: readonly Option[];
  onChange: (selected: Option[]) => void;
  /** A fixed list … */
  options?: readonly Option[];
  /** … or one that is searched while typing. */
  find?: FindOptions<Option>;
  /** Options that may be selected. With one, selecting another replaces it. */
  max?: number;
  /** Makes an option of a text that names none of the list; it is added by choice only. */
  add?: (text: string) => Option;
  placeholder?: string;
  disabled?: boolean;
  /** The dialog it is in begins with it. */
  focusFirst?: boolean;
}

type Working = ComponentType<ComboboxProps & { handover: RefObject<Handover> }>;

/** Once it is loaded, fields that are added work at once. */
let loaded: Working | undefined;

/**
 * Selects options by typing. Selected options are chips in the field; Backspace removes the last one.
 *
 * A form has many such fields, and their script weighs a third of all its others: it is loaded when the pointer or the focus
 * comes to one of them.
 */
export function Combobox(props: ComboboxProps) {
  const [Input, setInput] = useState(() => loaded);
  const handover = useRef<Handover>(NO_HANDOVER);
  const load = () =>
    void import("./combobox-input.tsx").then(
      ({ ComboboxInput }) => {
        loaded = ComboboxInput;
        startTransition(() => setInput(() => ComboboxInput));
      },
      // Without a connection the next focus tries again.
      () => {},
    );
  return Input ? <Input {...props} handover={handover} /> : <PlainField {...props} handover={handover} load={load} />;
}

/** Looks like the working field and takes what is typed until that one has its place. */
function PlainField(props: ComboboxProps & { handover: RefObject<Handover>; load: () => void }) {
  const { selected, onChange, placeholder, disabled, focusFirst, handover, load } = props;
  const { label, hint, error, required, hideLabel, className } = props;
  const text = useTranslations("ui");
  const input = useRef<HTMLInputElement>(null);
  const entered = useRef(false);
  const opened = useRef(false);
  const wasInvalid = useRef(false);
  useLayoutEffect(() => {
    const { current } = input;
    return () => {
      handover.current = {
        typed: current?.value ?? "",
        entered: entered.current,
        opened: opened.current,
        hadFocus: document.activeElement === current,
        wasInvalid: wasInvalid.current,
      };
    };
  }, [handover]);
  // Used before the page worked.
  const onUsed = useEffectEvent(load);
  useEffect(() => {
    const { current } = input;
    if (current === document.activeElement || current?.value) onUsed();
  }, []);
  const open = ({ target }: MouseEvent<HTMLElement>) => {
    if ((target as Element).closest("button")) return;
    opened.current = true;
    input.current?.focus();
  };
  return (
    <Field label={label} hint={hint} error={error} required={required} hideLabel={hideLabel} className={className}>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: the working field is such a group, too.
        <div role="group" className={COMBOBOX_CLASSES.group} onPointerEnter={load} onMouseUp={open}>
          <div className={COMBOBOX_CLASSES.chips}>
            {selected.map((option) => (
              <span key={option.value} className={COMBOBOX_CLASSES.chip}>
                <span className="truncate">{option.label}</span>
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={text("remove", { name: option.label })}
                  disabled={disabled}
                  className={COMBOBOX_CLASSES.remove}
                  onClick={() => onChange(selected.filter((item) => item !== option))}
                >
                  <CloseIcon className="size-3.5" />
                </button>
              </span>
            ))}
            <input
              {...control}
              ref={input}
              data-autofocus={focusFirst ? "" : undefined}
              role="combobox"
              aria-expanded="false"
              autoComplete="off"
              required={control.required && selected.length === 0}
              placeholder={selected.length === 0 ? placeholder : undefined}
              disabled={disabled}
              className={COMBOBOX_CLASSES.input}
              onFocus={load}
              onInvalid={() => (wasInvalid.current = true)}
              onChange={() => (entered.current = false)}
              onKeyDown={(event) => {
                if (event.key !== "Enter" && event.key !== "ArrowDown") return;
                // It would send the form.
                event.preventDefault();
                if (event.key === "Enter") entered.current = true;
                else opened.current = true;
              }}
            />
          </div>
          <span className={COMBOBOX_CLASSES.trigger}>
            <ChevronDownIcon className="size-4" />
          </span>
        </div>
      )}
    </Field>
  );
}
