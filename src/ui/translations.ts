import { createTranslator, type useTranslations as fromContext, useLocale, useMessages } from "use-intl";

type Namespace = Parameters<typeof fromContext>[0];
const kept = new WeakMap<object, Map<Namespace, unknown>>();

/**
 * The texts of a namespace. A translator is made once per set of texts and namespace, not once per component: on the
 * server making them cost a tenth of a page. A set of texts is of one language (`pageTexts`).
 */
export const useTranslations: typeof fromContext = (namespace) => {
  const messages = useMessages();
  const locale = useLocale();
  const known = kept.get(messages) ?? new Map<Namespace, unknown>();
  kept.set(messages, known);
  const make = (): unknown => createTranslator({ locale, messages, namespace, timeZone: "Europe/Istanbul" });
  const translator = known.get(namespace) ?? remembering(make() as TextOfKey);
  known.set(namespace, translator);
  return translator as ReturnType<typeof fromContext<NonNullable<typeof namespace>>>;
};

type TextOfKey = (key: string, ...values: unknown[]) => string;

/** Texts without values are looked up once: most of a page is made of them. */
function remembering(translator: TextOfKey): TextOfKey {
  const texts = new Map<string, string>();
  const text: TextOfKey = (key, ...values) => {
    if (values.length > 0) return translator(key, ...values);
    const found = texts.get(key) ?? translator(key);
    texts.set(key, found);
    return found;
  };
  return Object.assign(text, translator);
}
