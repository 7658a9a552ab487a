import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { sql } from "drizzle-orm";
import sharp from "sharp";
import { expect, onTestFinished, test } from "vitest";
import { PLATFORM_ENTITY, SCOPE } from "#shared/scopes.ts";
import { typeId } from "#shared/type-id.ts";
import { sharedApp } from "#testing/app.ts";
import { listMembers, signedIn } from "#testing/members.ts";
import {
  deleteCover,
  deleteCv,
  deletePhoto,
  getCv,
  updateProfilePhoto,
  uploadCover,
  uploadCv,
  uploadPhoto,
} from "../uploads/contract.ts";
import {
  educationEndpoints,
  experienceEndpoints,
  getOwnProfile,
  getProfile,
  type ProfileBody,
  saveProfile,
} from "./contract.ts";

const app = sharedApp();
/** The folder of the shared API's files; those of a member lie under the member's id. */
const FILES = path.resolve("var/test/files");

/** A new member of the shared API, and what they have left in database and files. */
async function portal() {
  const built = app();
  const member = await signedIn(built.db);
  await listMembers(built.db, member.id);
  const files = async () =>
    (await readdir(FILES, { recursive: true }).catch(() => [])).filter(
      (name) => name.includes(member.id) && path.extname(name) !== "",
    );
  onTestFinished(async () => {
    for (const name of await files()) await rm(path.join(FILES, name));
  });
  const stored = async () => {
    const { rows } = await built.db.execute(sql`
      select to_jsonb(account) - 'updated_at' account, to_jsonb(profile) - 'updated_at' profile
      from account left join profile on account_id = id where id = ${member.id}`);
    return { rows, files: await files() };
  };
  const seoUrlOf = async (token: string) => (await built.call(getOwnProfile, {}, { token })).data.seoUrl;
  return { ...built, ...member, stored, files, seoUrlOf };
}

const picture = (width = 400, height = 300) => sharp({ create: { width, height, channels: 3, background: "#f6b933" } });
const png = () => picture().png().toBuffer();
const SVG = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`;
const GIF_SCRIPT = "GIF89a/*\u0000\u0000\u0000*/=1;alert(1);";
const NOT_AN_IMAGE = "The file is not an image. Choose a JPEG, PNG, WebP or AVIF picture.";
const TOO_BIG =
  "The file is too large. Images can have up to 5 MB and 50 megapixels, presentations and files to import up to 5 MB, other files up to 3 MB.";

test.each([
  ["SVG named .png", async () => Buffer.from(SVG), NOT_AN_IMAGE],
  ["HTML named .png", async () => Buffer.from("<!doctype html><script>alert(1)</script>"), NOT_AN_IMAGE],
  ["GIF that is a script", async () => Buffer.from(GIF_SCRIPT), NOT_AN_IMAGE],
  [
    "PNG that is a page",
    async () => Buffer.concat([await png(), Buffer.from("<html><script>1</script>")]),
    NOT_AN_IMAGE,
  ],
  [
    "half a PNG",
    async () => (await picture().png({ compressionLevel: 0 }).toBuffer()).subarray(0, 9_000),
    NOT_AN_IMAGE,
  ],
  ["6 MB", async () => Buffer.concat([await png(), Buffer.alloc(6 * 1024 * 1024)]), TOO_BIG],
  ["60 megapixels", () => picture(10_000, 6_000).png().toBuffer(), TOO_BIG],
])("a photo or cover of %s is refused with its sentence, nothing stored", async (_name, make, sentence) => {
  const { call, token, stored } = await portal();
  const before = await stored();
  const file = new File([new Uint8Array(await make())], "ben.png", { type: "image/png" });
  for (const endpoint of [uploadPhoto, updateProfilePhoto, uploadCover])
    expect(await call(endpoint, { body: { file } }, { token })).toMatchObject({ message: sentence });
  expect(await stored()).toEqual(before);
  expect(before.files).toEqual([]);
});

test("pictures are set by either call, and taken away", async () => {
  const { call, token } = await portal();
  const file = new File([new Uint8Array(await png())], "ben.png", { type: "image/png" });
  const shown = async () => {
    const { pP_512, pc } = (await call(getOwnProfile, {}, { token })).data;
    return [pP_512, pc];
  };
  for (const endpoint of [uploadPhoto, updateProfilePhoto])
    expect((await shown())[0]).not.toBe((await call(endpoint, { body: { file } }, { token })).data);
  const photo = (await shown())[0];
  expect(photo).toMatch(/^\/files\//);
  const { data: cover } = await call(uploadCover, { body: { file } }, { token });
  expect(await shown()).toEqual([photo, cover]);
  expect((await call(deletePhoto, {}, { token })).status).toBe(200);
  expect(await shown()).toEqual([null, cover]);
  expect((await call(deleteCover, {}, { token })).status).toBe(200);
  expect(await shown()).toEqual([null, null]);
});

test.each([
  ["a page", "<!doctype html><script>alert(1)</script>"],
  ["a page with the head of a PDF in it", "<html>%PDF-1.7\n%%EOF"],
  ["a PDF without an end", "%PDF-1.7\nhello"],
])("a CV that is %s is refused with its sentence, and nothing is stored", async (_name, text) => {
  const { call, token, stored } = await portal();
  const before = await stored();
  const file = new File([text], "cv.pdf", { type: "application/pdf" });
  const answer = await call(uploadCv, { body: { file } }, { token });
  expect(answer).toMatchObject({ status: 415, message: "The file is not a PDF." });
  expect(await stored()).toEqual(before);
});

test("a file over its limit is too big in whatever pieces it comes", async () => {
  const { app, token, stored } = await portal();
  const before = await stored();
  const form = new FormData();
  form.append("file", new File([new Uint8Array(6 * 1024 * 1024)], "ben.png", { type: "image/png" }));
  const whole = new Response(form);
  const type = whole.headers.get("content-type")!;
  const bytes = Buffer.from(await whole.arrayBuffer());
  const head = bytes.indexOf("\r\n\r\n") + 4;
  for (const piece of [65_536, 5 * 1024 * 1024]) {
    const pieces = [bytes.subarray(0, head)];
    for (let at = head; at < bytes.length; at += piece) pieces.push(bytes.subarray(at, at + piece));
    const headers = { authorization: `Bearer ${token}`, "content-type": type };
    const answer = await app.inject({
      method: "POST",
      url: uploadPhoto.path,
      payload: Readable.from(pieces),
      headers,
    });
    expect(answer.json()).toMatchObject({ message: TOO_BIG });
  }
  expect(await stored()).toEqual(before);
});

test.each([
  ["without a boundary", "multipart/form-data", "x"],
  ["that ends at once", "multipart/form-data; boundary=x", "--x"],
  [
    "that ends inside the file",
    "multipart/form-data; boundary=x",
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\n\r\nabc',
  ],
  ["without a file", "multipart/form-data; boundary=x", "--x--\r\n"],
])("a form %s is its sender's mistake", async (_name, type, payload) => {
  const { app, token } = await portal();
  const headers = { authorization: `Bearer ${token}`, "content-type": type };
  const answer = await app.inject({ method: "POST", url: uploadPhoto.path, payload, headers });
  expect([answer.statusCode, answer.json().status.code]).toEqual([400, "invalidInput"]);
});

test("sentences of refused files are in the reader's language", async () => {
  const { call, token } = await portal();
  const options = { token, headers: { "accept-language": "tr" } };
  const file = new File([SVG], "ben.png", { type: "image/png" });
  expect((await call(uploadPhoto, { body: { file } }, options)).message).toMatch(/^Bu dosya bir görsel değil\./);
  expect((await call(uploadCv, { body: { file } }, options)).message).toBe("Bu dosya bir PDF değil.");
});

test("a CV is read by its owner and admins; others get not found", async () => {
  const { app, call, db, token, files, seoUrlOf } = await portal();
  const other = await signedIn(db);
  const admin = await signedIn(db, { [PLATFORM_ENTITY.admin]: [SCOPE.FULL_ACCESS] });
  const moderator = await signedIn(db, { [PLATFORM_ENTITY.moderator]: [SCOPE.FULL_ACCESS] });
  const params = { seoUrl: await seoUrlOf(token) };
  const read = async (as?: string) => (await call(getCv, { params }, as ? { token: as } : {})).status;
  expect(await read(token)).toBe(404);
  const file = new File(["%PDF-1.7\nözgeçmiş\n%%EOF\n"], "C:\\tmp\\Özgeçmiş.pdf", { type: "application/pdf" });
  expect((await call(uploadCv, { body: { file } }, { token })).data).toBe("Özgeçmiş.pdf");
  expect([await read(token), await read(admin.token)]).toEqual([200, 200]);
  expect([await read(other.token), await read(moderator.token), await read()]).toEqual([404, 404, 401]);
  const served = await app.inject({
    url: `/apiUser/User/Cv/${params.seoUrl}`,
    headers: { authorization: `Bearer ${token}` },
  });
  expect(served.headers["content-disposition"]).toMatch(/^attachment; .*%C3%96zge%C3%A7mi%C5%9F\.pdf/);
  const [name] = await files();
  expect((await app.inject(`/files/${name}`)).statusCode).toBe(404);
  const { data } = await call(getProfile, { params }, { token: other.token });
  expect(JSON.stringify(data)).not.toMatch(/zgeçmiş|"cv"/);
  await call(deleteCv, {}, { token: other.token });
  expect(await read(token)).toBe(200);
});

test.each([
  { userTypeId: typeId("userType", "investor") },
  { scopes: [0], entityId: PLATFORM_ENTITY.admin },
  { isAdmin: true, roles: ["admin"] },
  { email: "else@example.test" },
  { accountId: PLATFORM_ENTITY.admin },
])("no call of the profile writes %j", async (extra) => {
  const { call, db, id, token, stored } = await portal();
  const before = await stored();
  const bodies = [
    [saveProfile, { workingPlans: [{ workingPlanId: typeId("workingPlan", "remote") }], ...extra }],
    [educationEndpoints.post, { schoolName: "Petek Okulu", ...extra }],
    [experienceEndpoints.post, { title: "Arıcı", companyName: "Petek", ...extra }],
  ] as const;
  for (const [endpoint, body] of bodies)
    expect(await call(endpoint, { body: body as never }, { token })).toMatchObject({ status: 400 });
  expect(await stored()).toEqual(before);
  const { rows } = await db.execute(sql`select 1 from entity_access where account_id = ${id}`);
  expect(rows).toEqual([]);
});

test("markup is refused in names and stays text elsewhere", async () => {
  const { call, db, token, seoUrlOf } = await portal();
  const script = `<script>alert(1)</script>"'><img src=x onerror=alert(1)>`;
  const save = (body: ProfileBody, as = token) => call(saveProfile, { body }, { token: as });
  const plans = { workingPlans: [{ workingPlanId: typeId("workingPlan", "remote") }] };
  for (const field of ["name", "surname"])
    for (const name of [script, "https://x.test", "a@x.test", "Deniz\u2028Er", "Deniz\r\nBcc: a"])
      expect(await save({ ...plans, [field]: name })).toMatchObject({ status: 400, data: [{ field }] });
  const turned = await save({ ...plans, name: "De\u200bniz\u202e", surname: "علی\u200cزاده" });
  expect(turned.data).toMatchObject({ name: "Deniz", surname: "علی\u200cزاده" });
  const rows = { workingExperiences: [{ title: script, companyName: script, description: script }] };
  expect((await save({ ...plans, ...rows, title: script.slice(0, 100), description: script })).status).toBe(200);
  const { data } = await call(getProfile, { params: { seoUrl: await seoUrlOf(token) } });
  expect(data.description).toBe(script);
  const stranger = await signedIn(db);
  const [mine] = data.workingExperiences;
  const stolen = { ...plans, workingExperiences: [{ id: mine!.id, title: "A", companyName: "B" }] };
  expect(await save(stolen, stranger.token)).toMatchObject({
    status: 400,
    data: [{ field: "workingExperiences.0.id" }],
  });
});
