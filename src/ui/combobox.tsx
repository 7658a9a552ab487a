import {
  type ComponentType,
  type RefObject,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { COMBOBOX_CLASSES } from "./combobox-classes.ts";
import type { FindOptions } from "./debounced-search.ts";
import { Field, type FieldProps } from "./field.tsx";
import { ChevronDownIcon, CloseIcon } from "./icon.tsx";

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
  /** Makes an option of a text that is not in the list; Enter or leaving the field adds it. */
  add?: (text: string) => Option;
  placeholder?: string;
  disabled?: boolean;
}

/** What was typed into the plain field, whether Enter was pressed after it, and whether it had the focus: the working field goes on. */
export interface Handover {
  typed: string;
  entered: boolean;
  hadFocus: boolean;
}

/** How far outside the window a field is made to work. */
const NEAR = "200px";

type Working = ComponentType<ComboboxProps & { handover: RefObject<Handover> }>;

/** Once it is loaded, fields that are added work at once. */
let loaded: Working | undefined;

/**
 * Selects options by typing. Selected options are chips in the field; Backspace removes the last one.
 *
 * A form has many such fields, and their script weighs a third of all its others: each is loaded and mounted when it comes near
 * the window or has the focus.
 */
export function Combobox(props: ComboboxProps) {
  const [Input, setInput] = useState(() => loaded);
  const handover = useRef<Handover>({ typed: "", entered: false, hadFocus: false });
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
  const { selected, placeholder, disabled, handover, load, label, hint, error, required, hideLabel, className } = props;
  const input = useRef<HTMLInputElement>(null);
  const entered = useRef(false);
  useLayoutEffect(() => {
    const { current } = input;
    return () => {
      handover.current = {
        typed: current?.value ?? "",
        entered: entered.current,
        hadFocus: document.activeElement === current,
      };
    };
  }, [handover]);
  const onNear = useEffectEvent(load);
  useEffect(() => {
    if (document.activeElement === input.current) onNear();
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onNear(), {
      rootMargin: NEAR,
    });
    observer.observe(input.current!);
    return () => observer.disconnect();
  }, []);
  return (
    <Field {...{ label, hint, error, required, hideLabel, className }}>
      {(control) => (
        <div className={COMBOBOX_CLASSES.group}>
          <div className={COMBOBOX_CLASSES.chips}>
            {selected.map((option) => (
              <span key={option.value} className={COMBOBOX_CLASSES.chip}>
                <span className="truncate">{option.label}</span>
                <span className={COMBOBOX_CLASSES.remove}>
                  <CloseIcon className="size-3.5" />
                </span>
              </span>
            ))}
            <input
              {...control}
              ref={input}
              role="combobox"
              aria-expanded="false"
              autoComplete="off"
              required={control.required && selected.length === 0}
              placeholder={selected.length === 0 ? placeholder : undefined}
              disabled={disabled}
              className={COMBOBOX_CLASSES.input}
              onFocus={load}
              onChange={() => (entered.current = false)}
              onKeyDown={(event) => {
                if (event.key !== "Enter") return;
                // It would send the form.
                event.preventDefault();
                entered.current = true;
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
