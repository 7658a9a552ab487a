/** The name of an application where nobody is to see whose it is. */
export const labelOf = (number: number): string => `K-${String(number).padStart(3, "0")}`;

/** The number in a typed label: "K-031", "k31" and "31" are the same. */
export function numberIn(typed: string): number | undefined {
  const found = /^k?[-\s]?(\d{1,6})$/i.exec(typed.trim());
  return found ? Number(found[1]) : undefined;
}
