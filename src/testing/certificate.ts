import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

/** A part of a certificate as DER: a tag, a length, a content. */
function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

const sequence = (...contents: Buffer[]) => der(0x30, ...contents);
const NULL = der(0x05);
/** sha256WithRSAEncryption and commonName. */
const SHA256_WITH_RSA = sequence(der(0x06, Buffer.from("2a864886f70d01010b", "hex")), NULL);
const COMMON_NAME = der(0x06, Buffer.from("550403", "hex"));
const timeOf = (date: Date) => der(0x17, Buffer.from(`${date.toISOString().slice(2, 19).replace(/[-:T]/g, "")}Z`));

/** A key and its certificate, signed by itself and valid for a day, as PEM. */
export function newCertificate(name: string): { key: string; certificate: string } {
  const { privateKey, publicKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const subject = sequence(der(0x31, sequence(COMMON_NAME, der(0x0c, Buffer.from(name)))));
  const now = Date.now();
  const content = sequence(
    der(0x02, Buffer.concat([Buffer.from([1]), randomBytes(8)])),
    SHA256_WITH_RSA,
    subject,
    sequence(timeOf(new Date(now - 3_600_000)), timeOf(new Date(now + 86_400_000))),
    subject,
    publicKey.export({ type: "spki", format: "der" }),
  );
  const signature = der(0x03, Buffer.from([0]), sign("sha256", content, privateKey));
  const base64 = sequence(content, SHA256_WITH_RSA, signature).toString("base64").replace(/.{64}/g, "$&\n");
  return {
    key: String(privateKey.export({ type: "pkcs8", format: "pem" })),
    certificate: `-----BEGIN CERTIFICATE-----\n${base64.trim()}\n-----END CERTIFICATE-----\n`,
  };
}
