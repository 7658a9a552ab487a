import { AwsClient } from "aws4fetch";
import type { S3Settings } from "../settings.server.ts";
import { isKey, typeOfKey } from "./keys.server.ts";
import type { FileStore } from "./store.server.ts";

const TIME_LIMIT_MS = 20_000;

/** Files in a bucket of any service that speaks S3, addressed by path: `endpoint/bucket/key`. */
export function s3Store({ endpoint, bucket, region, accessKeyId, secretAccessKey }: S3Settings): FileStore {
  // Retries with growing pauses when the service is busy (429, 5xx).
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: "s3", retries: 2 });
  const ask = async (method: string, key: string, bytes?: Uint8Array): Promise<Response> => {
    if (!isKey(key)) throw new Error("not a key of a file");
    const response = await client.fetch(`${endpoint}/${bucket}/${key}`, {
      method,
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
      ...(bytes ? { body: Buffer.from(bytes), headers: { "content-type": typeOfKey(key) } } : {}),
    });
    if (response.ok || response.status === 404) return response;
    throw new Error(`the file store answered ${method} with ${response.status}`);
  };
  return {
    place: `the bucket ${bucket} of ${endpoint}`,
    async put(key, bytes) {
      const { status } = await ask("PUT", key, bytes);
      if (status === 404) throw new Error("the file store does not know the bucket");
    },
    async get(key) {
      const response = await ask("GET", key);
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
    },
    async remove(key) {
      await ask("DELETE", key);
    },
  };
}
