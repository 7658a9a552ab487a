import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** True if it looks like a number with that country code. The server checks it thoroughly. */
export function isPhone(code: string, number: string): boolean {
  const parsed = code ? parsePhoneNumberFromString(number, { defaultCallingCode: code }) : undefined;
  return parsed !== undefined && parsed.countryCallingCode === code && parsed.isValid();
}
