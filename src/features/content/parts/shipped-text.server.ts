import type { Locale } from "#shared/locale.ts";

/** A page of text as the portal ships it. */
export interface ShippedText extends Record<Locale, { title: string; description: string; body: string }> {
  /** Since when a legal text is in force. */
  inForceSince?: string;
}
