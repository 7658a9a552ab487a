/** A fact from a provider, in the words of the portal. One event may have several. */
export type PaymentFact =
  | { kind: "checkout"; result: "completed" | "pending" | "failed" | "expired" }
  /** Money that arrived. `until`: the end of the period it pays for, an ISO instant; null where it pays for no period. */
  | {
      kind: "charge";
      reference: string;
      minor: number;
      currency: string;
      until: string | null;
      /** The package it pays for, where that is said. */
      packageKey?: string;
      /** The rest to be deducted from the next payments, in the smallest unit, where it is named. */
      credit?: number;
    }
  /** An attempt to collect money that failed. `reference` is that of the charge, should a later attempt succeed. */
  | { kind: "chargeFailed"; reference: string }
  /** The whole state of the subscription at that moment. */
  | {
      kind: "subscription";
      packageKey: string;
      isEnded: boolean;
      cancelsAtEnd: boolean;
      /** It begins here: of one instant this comes first. */
      isNew?: boolean;
      /** It ends because the sandbox is off: it was paid with a test card. */
      isSandboxOff?: true;
      /** For one period, in the smallest unit, where that is said. */
      minor?: number;
    }
  /** Money that went back, of the charge with that reference. */
  | { kind: "refund"; reference: string; charge: string; minor: number; currency: string }
  /** A refund that we asked for, by the id of that request, did not arrive; the reason is in the provider's words. */
  | { kind: "refundFailed"; request: string; problem: string };

export interface PaymentEvent {
  /** The provider's; by it a repeated event is recognised. */
  id: string;
  /** When it happened there, an ISO instant; events arrive in any order. */
  at: string;
  /** The order it belongs to; null: it names none. */
  orderId: string | null;
  facts: readonly PaymentFact[];
}
