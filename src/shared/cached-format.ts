import { FORMAT_LOCALE, type Locale } from "./locale.ts";

/** Making an `Intl` format costs a hundred times as much as using it, and a page uses few. */
export function cachedFormat<Options extends object, Format>(make: (locale: string, options: Options) => Format) {
  const cache = new Map<string, Format>();
  return (locale: Locale, options: Options): Format => {
    const key = locale + JSON.stringify(options);
    const format = cache.get(key) ?? make(FORMAT_LOCALE[locale], options);
    cache.set(key, format);
    return format;
  };
}
