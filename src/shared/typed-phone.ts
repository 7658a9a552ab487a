/** A phone number with its country code behind 00 as with a plus sign: people write both. */
export const withPlus = (phone: string): string => phone.trim().replace(/^00[\s-]*(?=[1-9])/, "+");
