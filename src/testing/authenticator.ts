import { createHash, createSign, generateKeyPairSync, randomBytes } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { MadePasskey, UsedPasskey } from "#features/accounts/passkeys/contract.ts";

const sha256 = (content: string | Buffer): Buffer => createHash("sha256").update(content).digest();
/** Flags of what an authenticator signs. */
const FLAGS = { present: 1, unlocked: 4, withKey: 64 };

/** What a test bends: an honest authenticator and browser say the same of all of it. */
interface Bent {
  /** The page on which it is used. */
  origin?: string;
  /** The host it signs for. */
  host?: string;
  /** Its count of uses. */
  count?: number;
  /** False: nobody has unlocked it. */
  unlocked?: boolean;
}

/** An authenticator with one passkey, which answers as a browser passes it on. */
export function authenticator(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(32);
  const id = credentialId.toString("base64url");
  const point = publicKey.export({ format: "jwk" }) as { x: string; y: string };
  let uses = 0;
  const headOf = ({ host = new URL(site).hostname, unlocked = true, count }: Bent, more = 0) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(count ?? uses);
    return Buffer.concat([
      sha256(host),
      Buffer.from([FLAGS.present | (unlocked ? FLAGS.unlocked : 0) | more]),
      counter,
    ]);
  };
  const clientData = (type: string, options: Record<string, unknown>, { origin = site }: Bent) =>
    Buffer.from(JSON.stringify({ type, challenge: options.challenge, origin, crossOrigin: false }));
  const named = { id, rawId: id, type: "public-key" as const };

  return {
    make(options: Record<string, unknown>, bent: Bent = {}): MadePasskey {
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credentialId.length);
      const bytes = (text: string) => new Uint8Array(Buffer.from(text, "base64url"));
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array<ArrayBuffer>>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, bytes(point.x)],
          [-3, bytes(point.y)],
        ]),
      );
      const authData = Buffer.concat([headOf(bent, FLAGS.withKey), Buffer.alloc(16), length, credentialId, key]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array<ArrayBuffer>>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(authData)],
        ]),
      );
      const response = {
        clientDataJSON: clientData("webauthn.create", options, bent).toString("base64url"),
        attestationObject: Buffer.from(attestation).toString("base64url"),
        transports: ["internal"],
      };
      return { ...named, response };
    },
    use(options: Record<string, unknown>, bent: Bent = {}): UsedPasskey {
      uses++;
      const authData = headOf(bent);
      const client = clientData("webauthn.get", options, bent);
      const signature = createSign("sha256")
        .update(Buffer.concat([authData, sha256(client)]))
        .sign(privateKey);
      const response = {
        clientDataJSON: client.toString("base64url"),
        authenticatorData: authData.toString("base64url"),
        signature: signature.toString("base64url"),
      };
      return { ...named, response };
    },
  };
}
