/** Letters of a passkey's name. */
export const PASSKEY_NAME_LENGTH = 60;
