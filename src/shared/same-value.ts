/**
 * True if a sent value is the stored one. Of objects only the sent fields count: an answer also has the names of
 * choices. Nothing and null are the same.
 */
export function isSameValue(sent: unknown, stored: unknown): boolean {
  if (Array.isArray(sent) && Array.isArray(stored))
    return sent.length === stored.length && sent.every((candidate, at) => isSameValue(candidate, stored[at]));
  if (isObject(sent) && isObject(stored))
    return Object.entries(sent).every(([name, value]) => isSameValue(value, stored[name]));
  return (sent ?? null) === (stored ?? null);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
