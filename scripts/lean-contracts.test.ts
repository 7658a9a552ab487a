import { expect, test } from "vitest";
import { markConstants } from "./lean-contracts.ts";

test("every constant of a contract becomes a call that may be left out", () => {
  const code = `import { z } from "zod";
/** Days. */
export const DAYS = 180;
const row = z.object({
  id: id.nullable(),
  text: z.string().refine((value) => value.length > 2, "a; b"),
});
export type Row = z.output<typeof row>;
export const emailOf = (role: Role): string => \`\${role}@kovan.example\`;
`;
  expect(markConstants(code)).toBe(`import { z } from "zod";
/** Days. */
export const DAYS = /* @__PURE__ */ (() => (180))();
const row = /* @__PURE__ */ (() => (z.object({
  id: id.nullable(),
  text: z.string().refine((value) => value.length > 2, "a; b"),
})))();
export type Row = z.output<typeof row>;
export const emailOf = /* @__PURE__ */ (() => ((role: Role): string => \`\${role}@kovan.example\`))();
`);
});
