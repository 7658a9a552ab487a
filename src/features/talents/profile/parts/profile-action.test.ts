import { expect, test } from "vitest";
import type { PageContext } from "#shared/page-context.ts";
import { profileAction } from "./profile-action.ts";

test.each(["", "{", "null", "[]", '"x"', '{"body":{}}', '{"body":{},"attempt":{}}'])(
  "a save of %s is refused as not valid, and nothing is called",
  async (body) => {
    const headers = { "content-type": "application/json" };
    const request = new Request("http://127.0.0.1/profile", { method: "POST", headers, body });
    const api = () => Promise.reject(new Error("called"));
    const answer = await profileAction(request, { api, locale: "en" } as unknown as PageContext);
    expect(answer).toMatchObject({ data: { failure: { code: "invalidInput" } }, init: { status: 400 } });
  },
);
