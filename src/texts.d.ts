import type { Locale } from "#shared/locale.ts";
import type { Texts } from "./texts.server.ts";

declare module "use-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Texts;
  }
}
