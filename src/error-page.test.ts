import Fastify from "fastify";
import { expect, test } from "vitest";
import { errorPage } from "./error-page.server.ts";

const answerTo = async (url: string, trace: string) => {
  const app = Fastify();
  app.get("/*", (request, reply) => errorPage(request, reply, "internal", trace));
  return app.inject(url);
};

test("the last-resort page speaks the address's language and leads home", async () => {
  const { statusCode, body, headers } = await answerTo("/tr/girisimler?x=<b>", "");
  expect(statusCode).toBe(500);
  expect(headers["content-type"]).toContain("text/html");
  expect(body).toContain("Bu sayfa gösterilirken bir hata oluştu");
  expect(body).toContain('<a href="/tr">Ana sayfaya dön</a>');
  expect(body).toMatch(/\(internal\) - .+/);
  expect(body).not.toContain("<pre>");
});

test("a trace is text, whatever is in it", async () => {
  const { body } = await answerTo("/", "Error: <script>alert(1)</script>");
  expect(body).toContain("<pre>Error: &#60;script&#62;alert(1)&#60;/script&#62;</pre>");
});
