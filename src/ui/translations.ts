import { createTranslator, type useTranslations as fromContext, useLocale, useMessages } from "use-intl";
import { homeZone } from "#shared/house.ts";
import { refuseMissingText } from "#shared/page-texts.ts";

type Namespace = Parameters<typeof fromContext>[0];
const translatorCache = new WeakMap<object, Map<Namespace, unknown>>();

/**
 * The texts of a namespace. Translators are cached per set of texts and namespace: making one in every component took a
 * tenth of the time of a page on the server. A set of texts is of one language (`pageTexts`).
 */
export const useTranslations: typeof fromContext = (namespace) =>
  useTranslator(namespace) as ReturnType<typeof fromContext<NonNullable<typeof namespace>>>;

function useTranslator(namespace: Namespace): unknown {
  const messages = useMessages();
  const locale = useLocale();
  const translators = translatorCache.get(messages) ?? new Map<Namespace, unknown>();
  translatorCache.set(messages, translators);
  const make = (): unknown =>
    createTranslator({ locale, messages, namespace, timeZone: homeZone(), onError: refuseMissingText });
  const translator = translators.get(namespace) ?? withCache(make() as TextOfKey);
  translators.set(namespace, translator);
  return translator;
}

/** Texts of a group by keys that are put together, such as of the names of fields. A missing one fails the page: ask with `has`. */
export interface GroupText {
  (key: string, values?: object): string;
  has(key: string): boolean;
}

/** For a group whose keys are put together; everywhere else `useTranslations` checks them. */
export const useGroupTexts = (namespace: NonNullable<Namespace>) => useTranslator(namespace) as GroupText;

type TextOfKey = (key: string, ...values: unknown[]) => string;

/** Caches texts without values: most texts of a page have none. */
function withCache(translator: TextOfKey): TextOfKey {
  const texts = new Map<string, string>();
  const text: TextOfKey = (key, ...values) => {
    if (values.length > 0) return translator(key, ...values);
    const cached = texts.get(key) ?? translator(key);
    texts.set(key, cached);
    return cached;
  };
  return Object.assign(text, translator);
}
