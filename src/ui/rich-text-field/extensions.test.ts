import { expect, test } from "vitest";
import { isAddress, plainHtml } from "./extensions.ts";

test("list items have no paragraphs, empty paragraphs are no text", () => {
  expect(
    plainHtml("<p>a</p><ul><li><p>b <strong>c</strong></p></li><li><p>d</p><ol><li><p></p></li></ol></li></ul>"),
  ).toBe("<p>a</p><ul><li>b <strong>c</strong></li><li>d<ol><li></li></ol></li></ul>");
  expect(plainHtml("<ul><li><p>two</p><p>paragraphs</p></li></ul>")).toBe("<ul><li>two<p>paragraphs</p></li></ul>");
  expect([plainHtml("<p></p>"), plainHtml("<p></p><p></p>"), plainHtml("<p>x</p><p></p>")]).toEqual([
    "",
    "",
    "<p>x</p><p></p>",
  ]);
});

test("links lead to pages and mailboxes, not to scripts or other protocols", () => {
  for (const address of ["https://university.example/", "mailto:a@b.example", "/startups", "#top"])
    expect([address, isAddress(address)]).toEqual([address, true]);
  for (const address of [
    "javascript:alert(1)",
    "//other.example",
    "/\\other.example",
    "data:text/html,x",
    "www.a.example",
  ])
    expect([address, isAddress(address)]).toEqual([address, false]);
});
