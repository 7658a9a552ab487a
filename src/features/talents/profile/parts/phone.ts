import { parsePhoneNumberFromString } from "libphonenumber-js/min";

/** Whether it is a number of a region with that code. The server looks closer. */
export function isPhone(code: string, number: string): boolean {
  const parsed = code ? parsePhoneNumberFromString(number, { defaultCallingCode: code }) : undefined;
  return parsed !== undefined && parsed.countryCallingCode === code && parsed.isValid();
}
