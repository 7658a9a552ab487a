import { Document, Page, renderToBuffer, Text } from "@react-pdf/renderer";
import { createElement as h } from "react";
import { expect, test } from "vitest";
import { pdfText } from "#testing/pdf-text.ts";
import { rememberLetters } from "./font-letters.server.ts";
import { TEXT_FACES } from "./fonts.server.ts";

const documentOf = (text: string) =>
  renderToBuffer(
    h(
      Document,
      {},
      h(Page, { style: { fontFamily: TEXT_FACES } }, h(Text, { style: { fontWeight: 600 } }, text)),
    ) as Parameters<typeof renderToBuffer>[0],
  );

test("a document has all its letters whatever was drawn before it", async () => {
  await rememberLetters();
  expect(pdfText(await documentOf("Licensing")).text).toBe("Licensing");
  const turkish = "Danışmanlık ve iş İĞğ";
  expect(pdfText(await documentOf(turkish)).text).toBe(turkish);
});
