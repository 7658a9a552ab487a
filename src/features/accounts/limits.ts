/**
 * Days a session lasts with "remember me". Without it a session lasts one day, and its cookie ends with the browser.
 */
export const REMEMBERED_DAYS = 180;
/** Characters of a password at most: longer ones would only take longer to hash. */
export const PASSWORD_MAX_LENGTH = 200;
/** Of the sign-in page: the code of a mail that lets this browser sign in. */
export const BROWSER_PARAM = "code";
/** Sign-in attempts a minute from one address. */
export const SIGN_INS_PER_MINUTE = 60;
