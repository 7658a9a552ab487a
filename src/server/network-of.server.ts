import { isIPv6 } from "node:net";

/**
 * The range that counts as one network address. An IPv6 customer gets a network of 64 bits and could use another
 * address each time.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const plain = /^::ffff:([\d.]+)$/i.exec(address)?.[1];
  if (plain) return plain;
  const [left = [], right = []] = address
    .split("%")[0]!
    .split("::")
    .map((part) => part.split(":").filter(Boolean));
  const missing = Array<string>(Math.max(0, 8 - left.length - right.length)).fill("0");
  const groups = [...left, ...missing, ...right].slice(0, 4);
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}
