import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { withPlus } from "#shared/typed-phone.ts";

/** True if it looks like a number with that country code. The server checks it thoroughly. */
export function isPhone(code: string, number: string): boolean {
  const parsed = code ? parsePhoneNumberFromString(withPlus(number), { defaultCallingCode: code }) : undefined;
  return parsed !== undefined && parsed.countryCallingCode === code && parsed.isValid();
}
