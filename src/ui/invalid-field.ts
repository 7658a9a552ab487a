import type { Locale, Localized } from "#shared/locale.ts";

export type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The errors of a control, in the order in which they are told. */
const SENTENCES = {
  box: { en: "Check this box to continue.", tr: "Devam etmek için bu kutuyu işaretleyin." },
  choice: { en: "Choose one of these.", tr: "Bunlardan birini seçin." },
  missing: { en: "Fill in this field.", tr: "Bu alanı doldurun." },
  email: {
    en: "Please enter an email address like name@example.com.",
    tr: "ad@ornek.com biçiminde bir e‑posta adresi yazın.",
  },
  url: { en: "Enter a complete address like https://example.com.", tr: "https://ornek.com gibi tam bir adres yazın." },
  number: { en: "Enter a number.", tr: "Bir sayı yazın." },
  least: { en: "Enter at least {bound}.", tr: "En az {bound} olmalı." },
  most: { en: "Enter at most {bound}.", tr: "En çok {bound} olabilir." },
  step: { en: "Enter a whole number.", tr: "Tam sayı yazın." },
} as const satisfies Record<string, Localized>;

/**
 * The browser's error of a control, in the reader's language: by themselves browsers speak their own. Undefined: none
 * any more, as when it was filled in while this file was on its way.
 */
export function invalidSentence(control: Control, locale: Locale): string | undefined {
  const { validity, type } = control;
  const { min = "", max = "" } = control as Partial<HTMLInputElement>;
  const written = (bound: string) => (type === "number" ? Number(bound).toLocaleString(locale) : bound);
  const say = (key: keyof typeof SENTENCES, bound = "") => SENTENCES[key][locale].replace("{bound}", written(bound));
  if (validity.valid) return undefined;
  if (validity.badInput) return say("number");
  if (validity.valueMissing && type === "checkbox") return say("box");
  if (validity.valueMissing)
    return (
      // The name of the missing choice, where the field is part of something that has one.
      control.closest<HTMLElement>("[data-missing]")?.dataset.missing ??
      say(type === "radio" || type === "select-one" ? "choice" : "missing")
    );
  if (validity.typeMismatch) return say(type === "url" ? "url" : "email");
  if (validity.rangeUnderflow) return say("least", min);
  if (validity.rangeOverflow) return say("most", max);
  return validity.stepMismatch ? say("step") : control.validationMessage;
}
