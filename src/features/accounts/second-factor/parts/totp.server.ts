import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";

// Codes by time (RFC 6238) with what every authenticator app takes: SHA-1, six digits, half a minute.
const STEP_SECONDS = 30;
const CODE_DIGITS = 6;
const SECRET_BYTES = 20;
/** Steps before and after the present one that count, for clocks that differ. */
const STEPS_BESIDE = 1;

export const newSecret = (): Buffer => randomBytes(SECRET_BYTES);

/** The code of a half minute, counted since 1970. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const at = digest.at(-1)! & 15;
  const number = (digest.readUInt32BE(at) & 0x7fffffff) % 10 ** CODE_DIGITS;
  return String(number).padStart(CODE_DIGITS, "0");
}

export const stepAt = (milliseconds: number): number => Math.floor(milliseconds / 1_000 / STEP_SECONDS);

/** The step that a code is of, later than `after`: each code counts once. Undefined: the code is wrong. */
export function stepOfCode(secret: Buffer, code: string, after: number, now = Date.now()): number | undefined {
  const present = stepAt(now);
  for (let step = present - STEPS_BESIDE; step <= present + STEPS_BESIDE; step++) {
    const expected = Buffer.from(codeOf(secret, step));
    const given = Buffer.from(code);
    if (step > after && given.length === expected.length && timingSafeEqual(given, expected)) return step;
  }
  return undefined;
}

const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Bytes in base 32 (RFC 4648) without padding, as apps take them typed. */
export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => ALPHABET[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

/** The bytes of a text in base 32. */
export function bytesOf(text: string): Buffer {
  const letters = [...text.replace(/\s/g, "").toUpperCase()];
  const bits = letters.map((letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, "0")).join("");
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** What an app reads from the QR code. */
export function otpAddress(secret: Buffer, issuer: string, email: string): string {
  const query = new URLSearchParams({ secret: base32(secret), issuer }).toString().replaceAll("+", "%20");
  return `otpauth://totp/${encodeURIComponent(`${issuer}:${email}`)}?${query}`;
}
