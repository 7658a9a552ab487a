import type { FormEvent } from "react";
import { useTranslations } from "#ui/translations.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What a browser holds against a field, in the page's language: by themselves browsers speak their own. Props of a form. */
export function useValidationMessages() {
  const text = useTranslations("accounts");
  const say = ({ target }: FormEvent) => {
    const control = target as Control;
    const { valueMissing, typeMismatch } = control.validity;
    if (valueMissing) control.setCustomValidity(text(control.type === "checkbox" ? "tickBox" : "fillIn"));
    else if (typeMismatch && control.type === "email") control.setCustomValidity(text("invalidEmail"));
  };
  const unsay = ({ target }: FormEvent) => (target as Control).setCustomValidity?.("");
  // "invalid" does not bubble; capturing sees it.
  return { onInvalidCapture: say, onInputCapture: unsay };
}
