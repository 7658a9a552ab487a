import { createHash, createHmac } from "node:crypto";
import http from "node:http";
import type { AddressInfo } from "node:net";
import { SignatureV4 } from "@smithy/signature-v4";
import { onTestFinished } from "vitest";

const CREDENTIALS = { accessKeyId: "test-key", secretAccessKey: "test-secret" };
const REGION = "eu-test-1";
const BUCKET = "kovan-files";

/** Node's SHA-256 in the form Amazon's library takes it. */
class Sha256 {
  readonly #hash;
  constructor(secret?: string | Uint8Array | ArrayBuffer | ArrayBufferView) {
    this.#hash = secret ? createHmac("sha256", secret as Uint8Array) : createHash("sha256");
  }
  update(data: string | Uint8Array) {
    this.#hash.update(data);
  }
  async digest() {
    return new Uint8Array(this.#hash.digest());
  }
  reset() {}
}

/** True if a request is signed as Amazon's own library would sign it: independent of the client we use. */
async function isSigned(request: http.IncomingMessage): Promise<boolean> {
  const authorization = String(request.headers.authorization);
  const names = /SignedHeaders=([^,]+)/.exec(authorization)?.[1]?.split(";") ?? [];
  const date = String(request.headers["x-amz-date"]).replace(
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/,
    "$1-$2-$3T$4:$5:$6Z",
  );
  const signer = new SignatureV4({
    service: "s3",
    region: REGION,
    credentials: CREDENTIALS,
    sha256: Sha256,
    uriEscapePath: false,
  });
  const headers = Object.fromEntries(names.map((name) => [name, String(request.headers[name])]));
  const signed = await signer.sign(
    { method: request.method!, protocol: "http:", hostname: "127.0.0.1", path: request.url!, headers, query: {} },
    { signingDate: new Date(date), signableHeaders: new Set(names) },
  );
  const signatureOf = (text: string | undefined) => /Signature=(\w+)/.exec(text ?? "")?.[1];
  return names.includes("host") && signatureOf(signed.headers.authorization) === signatureOf(authorization);
}

/** A small bucket on loopback that refuses what is not signed; `busy` makes it refuse so many requests with 503 first. */
export async function startBucket() {
  const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
  const state = { busy: 0, refused: 0 };
  const server = http.createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const name = request.url!;
    if (!(await isSigned(request))) {
      state.refused++;
      return response.writeHead(403).end();
    }
    if (state.busy-- > 0) return response.writeHead(503).end();
    if (!name.startsWith(`/${BUCKET}/`)) return response.writeHead(404).end();
    if (request.method === "PUT")
      objects.set(name, { bytes: Buffer.concat(chunks), type: request.headers["content-type"] });
    if (request.method === "DELETE") objects.delete(name);
    const found = objects.get(name);
    if (request.method !== "GET") return response.writeHead(request.method === "PUT" ? 200 : 204).end();
    return found ? response.writeHead(200).end(found.bytes) : response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { settings: { endpoint, bucket: BUCKET, region: REGION, ...CREDENTIALS }, objects, state };
}
