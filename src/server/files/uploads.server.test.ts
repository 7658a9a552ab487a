import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { v7 } from "uuid";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { buildApi } from "#/api.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { endpoint } from "#shared/endpoint.ts";
import { fileUpload, formOf, imageUpload } from "#shared/upload.ts";
import { FILE_LIMIT } from "#shared/upload-limits.ts";
import { moveClock } from "#testing/clock.ts";
import { testDatabase } from "#testing/database.ts";
import { runJobs } from "#testing/jobs.ts";
import { signedIn } from "#testing/members.ts";
import { serve } from "../serve.server.ts";
import { storeImage, storePrivatePdf } from "./intake.server.ts";
import { discardFiles } from "./jobs.server.ts";

const photo = endpoint({
  method: "POST",
  path: "/apiTest/Photo",
  summary: "Photo of a test",
  access: "signedIn",
  ...imageUpload,
  answer: z.record(z.string(), z.string()),
});

const cv = endpoint({
  method: "POST",
  path: "/apiTest/Cv",
  summary: "CV of a test",
  ...fileUpload,
  answer: z.string(),
});

/** An API with one upload, on a data folder of its own. */
async function uploadApp() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "kovan-uploads-"));
  const settings = readSettings({ LOG_LEVEL: "silent", DATA_DIR: folder });
  const database = await testDatabase();
  const app = await buildApi({ database, settings });
  const owner = v7();
  let calls = 0;
  serve(app, photo, async ({ body, write }) => {
    calls++;
    const bytes = Buffer.from(await body.file.arrayBuffer());
    const addresses = await storeImage(app.services.files, { ownerId: owner, kind: "square", bytes });
    return write(async () => addresses);
  });
  serve(app, cv, async ({ body }) =>
    storePrivatePdf(app.services.files, owner, Buffer.from(await body.file.arrayBuffer())),
  );
  onTestFinished(async () => {
    await app.close();
    await database.close();
    await rm(folder, { recursive: true });
  });
  const { token } = await signedIn(database.db);
  const send = async (file: Uint8Array, headers: Record<string, string> = { authorization: `Bearer ${token}` }) => {
    const payload = formOf({ file: new File([new Uint8Array(file)], "ben.png", { type: "image/png" }) });
    const response = await app.inject({ method: "POST", url: photo.path, payload, headers });
    const { data, message } = response.json();
    return { status: response.statusCode, data, message };
  };
  const stored = () => readdir(path.join(folder, "files"), { recursive: true }).catch(() => []);
  return { app, database, settings, token, owner, send, stored, calls: () => calls };
}

const png = () =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#f6b933" } })
    .png()
    .toBuffer();

test("an uploaded picture is served until a day after it is discarded", async () => {
  const { app, database, settings, send } = await uploadApp();
  const { data } = await send(await png());
  expect(Object.keys(data).toSorted()).toEqual(["256", "512", "64"]);
  const served = await app.inject(data["64"]);
  expect(served.statusCode).toBe(200);
  expect(served.headers).toMatchObject({
    "content-type": "image/webp",
    "cache-control": "public, max-age=31536000, immutable",
    "x-content-type-options": "nosniff",
  });
  expect((await sharp(served.rawPayload).metadata()).width).toBe(64);
  await discardFiles(database.db, [...Object.values<string>(data), null, "/art/logo/x.svg"]);
  await moveClock(database, { days: 1, minutes: 1 });
  await runJobs(database, { settings });
  expect((await app.inject(data["64"])).statusCode).toBe(404);
});

test("non-images, large files and visitors are refused; nothing is stored", async () => {
  const { send, stored, calls } = await uploadApp();
  expect(await send(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"))).toMatchObject({
    status: 415,
    message: "The file is not an image. Choose a JPEG, PNG, WebP or AVIF picture.",
  });
  const large = Buffer.concat([await png(), Buffer.alloc(6_000_000)]);
  expect(await send(large)).toMatchObject({ message: expect.stringContaining("The file is too large") });
  const before = calls();
  expect(await send(await png(), {})).toMatchObject({ status: 401 });
  expect(calls()).toBe(before);
  expect(await stored()).toEqual([]);
});

test("a repeated upload replays the answer; its key refuses another file", async () => {
  const { token, send, calls } = await uploadApp();
  const headers = { authorization: `Bearer ${token}`, "idempotency-key": "photo-of-today" };
  const file = await png();
  const first = await send(file, headers);
  expect(await send(file, headers)).toEqual(first);
  expect(calls()).toBe(1);
  const other = await sharp(file).negate().png().toBuffer();
  expect(await send(other, headers)).toMatchObject({ status: 409 });
});

test("what is no form, and a form without a file, is refused", async () => {
  const { app, token } = await uploadApp();
  const headers = { authorization: `Bearer ${token}` };
  const json = await app.inject({ method: "POST", url: photo.path, payload: { file: "x" }, headers });
  expect(json.statusCode).toBe(415);
  const form = new FormData();
  form.append("other", new File(["x"], "x.png"));
  const wrong = await app.inject({ method: "POST", url: photo.path, payload: form, headers });
  expect(wrong.statusCode).toBe(400);
});

test("the OpenAPI document shows the form", async () => {
  const { app } = await uploadApp();
  const document = (await app.inject("/openapi.json")).json();
  const { content } = document.paths[photo.path].post.requestBody;
  expect(content["multipart/form-data"].schema.properties.file).toMatchObject({ type: "string", format: "binary" });
});

test("a private file has no address, whoever knows its key", async () => {
  const { app, owner } = await uploadApp();
  const { files } = app.services;
  const payload = formOf({ file: new File([new Uint8Array(FILE_LIMIT + 1)], "cv.pdf") });
  const large = await app.inject({ method: "POST", url: cv.path, payload });
  expect(large.json().status.code).toBe("tooBig");
  const key = await storePrivatePdf(files, owner, Buffer.from("%PDF-1.7\n…\n%%EOF\n"));
  expect(await files.get(key)).toBeDefined();
  expect((await app.inject(`/files/${key}`)).statusCode).toBe(404);
  for (const url of ["/files/../package.json", "/files/public/%2e%2e/%2e%2e/package.json", "/files/", `/files//${key}`])
    expect((await app.inject(url)).statusCode, url).toBeGreaterThanOrEqual(400);
  await expect(storePrivatePdf(files, owner, Buffer.from("<html>%PDF-1.7"))).rejects.toMatchObject({ code: "notAPdf" });
});
