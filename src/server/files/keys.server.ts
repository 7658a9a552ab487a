import { createHash, randomBytes } from "node:crypto";

/** What is served as what. Nothing else is ever stored, so a browser is never given a script. */
const TYPES = {
  webp: "image/webp",
  pdf: "application/pdf",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
export type Extension = keyof typeof TYPES;

/** "public" is for everyone who has the address; "private" is only read by code that has asked who may. */
export type FileClass = "public" | "private";

/** `public/0190…/5f2c9a1b3d4e5f60-256.webp`: whose it is, a name of its own, the variant. */
const KEY = /^(public|private)\/[0-9a-f-]{36}\/[0-9a-f]{16}(-[a-zA-Z0-9]+)?\.(webp|pdf|xlsx)$/;

/** Half a digest of the content, half chance: a name is never used again, so removing an old file hits no new one. */
export const newName = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 8) + randomBytes(4).toString("hex");

export function keyOf(kind: FileClass, ownerId: string, name: string, variant: string, extension: Extension): string {
  return `${kind}/${ownerId}/${name}${variant && `-${variant}`}.${extension}`;
}

export const isKey = (text: string): boolean => KEY.test(text);
export const isPublicKey = (text: string): boolean => isKey(text) && text.startsWith("public/");
export const typeOfKey = (key: string): string => TYPES[key.split(".").at(-1) as Extension];

/** Public files stand at this address; addresses are what features store. */
const PREFIX = "/files/";
export const addressOfKey = (key: string): string => PREFIX + key;
/** The key of an address of ours; undefined for any other (drawn pictures, addresses of older data). */
export function keyOfAddress(address: string): string | undefined {
  const key = address.startsWith(PREFIX) ? address.slice(PREFIX.length).split("?")[0]! : "";
  return isKey(key) ? key : undefined;
}
