import { type SyntheticEvent, useState } from "react";
import { useLocale } from "use-intl";
import { replayEarlyInput } from "./early-input.ts";
import type { Control } from "./invalid-field.ts";

/**
 * Says what the browser holds against a field at the field itself and in the reader's language, instead of the browser's bubble.
 * A browser reports all fields of a form that it does not send, so all are named at once; the first one takes the focus.
 * The props of the field also tell what was typed before the page worked.
 */
export function useInvalid() {
  const locale = useLocale();
  const [invalid, setInvalid] = useState<string>();
  const recheck = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
    if (invalid !== undefined && !currentTarget.querySelector(":invalid")) setInvalid(undefined);
  };
  const field = {
    ref: replayEarlyInput,
    "data-field": "",
    // "invalid" does not bubble; capturing sees it.
    onInvalidCapture: (event: SyntheticEvent<HTMLElement>) => {
      const control = event.target as Control;
      // A field within a group of fields speaks for itself.
      if (control.closest("[data-field]") !== event.currentTarget) return;
      event.preventDefault();
      control.closest("details")?.setAttribute("open", "");
      if (control === control.form?.querySelector(":is(input, select, textarea):invalid")) control.focus();
      // Rarely needed, so no page loads it beforehand.
      import("./invalid-field.ts").then(
        ({ invalidSentence }) => setInvalid(invalidSentence(control, locale)),
        () => setInvalid(control.validationMessage),
      );
    },
    // Not while capturing: React would render the field with its old value before the field says that it has changed.
    onInput: recheck,
    // A choice from a list is no input of its field.
    onBlurCapture: recheck,
  };
  return { field, invalid };
}
