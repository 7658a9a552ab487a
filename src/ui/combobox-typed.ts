import { fold } from "#shared/fold.ts";
import type { Option } from "./combobox.tsx";

/** The value of the option that adds the typed text. */
export const ADD_VALUE = "add:typed";

const names = ({ label }: Option, typed: string) => fold(label.trim()) === fold(typed.trim());

export const contains = (option: Option, typed: string) => fold(option.label).includes(fold(typed.trim()));

interface Typed {
  typed: string;
  /** The options that are listed for it. */
  shown: readonly Option[];
  selected: readonly Option[];
  /** True of options that the text names by another word than their label. */
  isCalled?: (value: string) => boolean;
}

/** True if the text names none of the options: only then it may be added. */
export const isNew = ({ typed, shown, selected }: Typed): boolean =>
  typed.trim() !== "" && ![...shown, ...selected].some((option) => names(option, typed));

/** The option that a text means without being chosen: the one it names, in whatever letters. */
export const namedOption = ({ typed, shown, selected }: Typed): Option | undefined =>
  [...selected, ...shown].find((option) => names(option, typed));

/** The option that Enter takes where none is highlighted: the one that is named, or the only one that has the text or is called so. */
export function enteredOption(situation: Typed): Option | undefined {
  const { shown, typed, isCalled } = situation;
  const matching = shown.filter((option) => contains(option, typed) || isCalled?.(option.value));
  return namedOption(situation) ?? (matching.length === 1 ? matching[0] : undefined);
}
