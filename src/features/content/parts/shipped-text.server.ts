import type { Locale } from "#shared/locale.ts";
import type { TextKind, TextOf } from "../limits.ts";

/** A text as the portal ships it. */
export interface ShippedText<Kind extends TextKind = "page"> extends Record<Locale, TextOf<Kind>> {
  /** Since when a legal text is in force. */
  inForceSince?: string;
}
