/**
 * The beginning of a text, at most `length` long and never with half of a surrogate pair at its end, which the database refuses
 * and no address can hold.
 */
export function cut(text: string, length: number): string {
  const endsInside = length < text.length && /[\uD800-\uDBFF]/.test(text.charAt(length - 1));
  return text.slice(0, endsInside ? length - 1 : length);
}
