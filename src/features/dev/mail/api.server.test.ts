import { expect, onTestFinished, test } from "vitest";
import { buildApi } from "#/api.server.ts";
import { mailKind } from "#server/mail/content.server.ts";
import { queueMail } from "#server/mail/queue.server.ts";
import { readSettings } from "#server/settings.server.ts";
import { testApp } from "#testing/app.ts";
import { testDatabase } from "#testing/database.ts";
import { TEST_ENV } from "#testing/test-env.ts";
import { getMail, listMails } from "./contract.ts";
import { htmlPathOf } from "./limits.ts";

const hello = mailKind<{ name: string }>("test.hello" as never, {
  en: ({ name }) => ({
    subject: `Hello ${name}`,
    preview: "",
    heading: `Hello ${name}`,
    paragraphs: ["<script>alert(1)</script>"],
    button: { label: "Open", path: "/login" },
  }),
  tr: ({ name }) => ({ subject: `Merhaba ${name}`, preview: "", heading: "Merhaba", paragraphs: [] }),
});

test("a demo without a mail server shows its mails without running scripts", async () => {
  const { app, call, db } = await testApp();
  const id = await queueMail(db, {
    to: { email: "ada@example.test" },
    locale: "en",
    kind: hello,
    data: { name: "Ada" },
  });
  const { data } = await call(listMails, {});
  expect(data).toMatchObject({
    totalCount: 1,
    rows: [{ id, to: "ada@example.test", subject: "Hello Ada", sent: false }],
  });
  expect((await call(getMail, { params: { id } })).data.text).toContain("Open:\nhttp://127.0.0.1:3000/login");
  const html = await app.inject(htmlPathOf(id));
  expect(html.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(html.headers["content-security-policy"]).toMatch(/^default-src 'none';.*sandbox/);
  expect(html.body).toContain("&lt;script&gt;");
  expect(html.body).not.toContain("cid:");
  expect((await app.inject(htmlPathOf("nothing"))).statusCode).toBe(400);
});

test.each([{ DEMO: "0" }, { DEMO: "1", SMTP_URL: "smtp://127.0.0.1:1", PUBLIC_URL: "https://portal.example" }])(
  "with %o nobody reads mails",
  async (env) => {
    const database = await testDatabase();
    const app = await buildApi({
      database,
      settings: readSettings({ ...TEST_ENV, ...env }),
    });
    onTestFinished(async () => {
      await app.close();
      await database.close();
    });
    for (const url of [listMails.path, htmlPathOf("01a1fe4d-32ac-712a-84b8-68947fc03990")])
      expect((await app.inject(url)).statusCode).toBe(404);
    expect((await app.inject("/openapi.json")).body).not.toContain("DevMail");
  },
);
