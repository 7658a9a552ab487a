import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { v7 } from "uuid";
import { expect, onTestFinished, test } from "vitest";
import { startBucket } from "#testing/s3-server.ts";
import { folderStore } from "./folder.server.ts";
import { keyOf, newName } from "./keys.server.ts";
import { s3Store } from "./s3.server.ts";

const bytes = Buffer.from([0, 1, 2, 250, 251, 10, 13]);
const newKey = () => keyOf("public", v7(), newName(bytes), "64", "webp");

async function folder() {
  const created = await mkdtemp(path.join(os.tmpdir(), "kovan-files-"));
  onTestFinished(() => rm(created, { recursive: true }));
  return created;
}

const STORES = {
  folder: async () => folderStore(await folder()),
  bucket: async () => s3Store((await startBucket()).settings),
};

test.each(Object.entries(STORES))("a file put into the %s comes back until it is removed", async (_name, open) => {
  const [store, key] = [await open(), newKey()];
  expect(await store.get(key)).toBeUndefined();
  await store.put(key, bytes);
  expect(await store.get(key)).toEqual(bytes);
  await store.remove(key);
  await store.remove(key);
  expect(await store.get(key)).toBeUndefined();
});

test.each(Object.entries(STORES))("the %s takes no name that is not ours", async (_name, open) => {
  const store = await open();
  for (const key of ["../../etc/passwd", `public/${v7()}/../a.webp`, "", `public/${v7()}/0123456789abcdef.html`])
    await expect(async () => store.put(key, bytes), key).rejects.toThrow("not a key");
});

test("a bucket gets types and retries; a wrong secret is a clear failure", async () => {
  const { settings, objects, state } = await startBucket();
  const key = newKey();
  state.busy = 2;
  await s3Store(settings).put(key, bytes);
  expect([...objects.values()]).toEqual([{ bytes, type: "image/webp" }]);
  expect(state.refused).toBe(0);
  await expect(s3Store({ ...settings, secretAccessKey: "wrong" }).get(key)).rejects.toThrow("with 403");
  await expect(s3Store({ ...settings, bucket: "other" }).put(key, bytes)).rejects.toThrow("bucket");
});

test("only whole files bear a name in the folder", async () => {
  const created = await folder();
  const key = newKey();
  await Promise.all([1, 2, 3].map(() => folderStore(created).put(key, bytes)));
  expect(await readdir(path.dirname(path.join(created, "files", key)))).toEqual([path.basename(key)]);
});
