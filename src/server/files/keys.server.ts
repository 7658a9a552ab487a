import { createHash, randomBytes } from "node:crypto";

/** Content types by file ending. Only these are stored, so a browser never receives a script. */
const TYPES = {
  json: "application/json",
  webp: "image/webp",
  pdf: "application/pdf",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
} as const;
export type Extension = Exclude<keyof typeof TYPES, "json">;

/** "public" can be read by anyone who has the address, "private" only by code that has checked the rights. */
export type FileClass = "public" | "private";

/** `public/0190…/5f2c9a1b3d4e5f60-256.webp`: class, owner, unique name, variant. */
const KEY = /^(public|private)\/[0-9a-f-]{36}\/[0-9a-f]{16}(-[a-zA-Z0-9]+)?\.(webp|pdf|pptx|xlsx)$/;
const MARK = /^private\/[0-9a-f-]{36}\/house\.json$/;

/**
 * Half digest of the content, half random: a name is never used twice, so removing an old file cannot remove a new one.
 */
export const newName = (bytes: Uint8Array): string =>
  createHash("sha256").update(bytes).digest("hex").slice(0, 8) + randomBytes(4).toString("hex");

export function keyOf(kind: FileClass, ownerId: string, name: string, variant: string, extension: Extension): string {
  return `${kind}/${ownerId}/${name}${variant && `-${variant}`}.${extension}`;
}

/** Of the file by which a house knows its store. */
export const keyOfMark = (storeId: string): string => `private/${storeId}/house.json`;

export const isKey = (text: string): boolean => KEY.test(text) || MARK.test(text);
export const isPublicKey = (text: string): boolean => isKey(text) && text.startsWith("public/");
export const typeOfKey = (key: string): string => TYPES[key.split(".").at(-1) as keyof typeof TYPES];

/** The owner of a file. */
export const ownerOfKey = (key: string): string => key.split("/")[1]!;

/** Public files are served below this path; features store the full address. */
const PREFIX = "/files/";
export const addressOfKey = (key: string): string => PREFIX + key;
/** The key of a stored file's address; undefined for other addresses (drawn pictures, older data). */
export function keyOfAddress(address: string): string | undefined {
  const key = address.startsWith(PREFIX) ? address.slice(PREFIX.length).split("?")[0]! : "";
  return isKey(key) ? key : undefined;
}
