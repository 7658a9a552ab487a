/** The state of the plain field, with which the working one goes on. */
export interface Handover {
  typed: string;
  /** Enter was pressed after it. */
  entered: boolean;
  /** The list was asked for, by a click or by the down arrow. */
  opened: boolean;
  hadFocus: boolean;
  /** The form was not sent because nothing is chosen, which the field says. */
  wasInvalid: boolean;
}

export const NO_HANDOVER: Handover = { typed: "", entered: false, opened: false, hadFocus: false, wasInvalid: false };
