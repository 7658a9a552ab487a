import { expect, test } from "./harness.ts";
import { pagesOf, VIEWERS } from "./walk/pages.ts";
import { walk } from "./walk/walk.ts";

/** Milliseconds: the longest walk is some forty pages, and another load on the machine makes it several times slower. */
const WALK_TIMEOUT = 1_800_000;

test.use({ onlyReads: true });
test.describe.configure({ mode: "parallel", timeout: WALK_TIMEOUT });

for (const { as, parts } of VIEWERS)
  for (let part = 0; part < parts; part++)
    test(`every page of ${as ?? "a visitor"} is sound: part ${part + 1} of ${parts}`, async ({ open }) => {
      const page = await open("/", { refusal: 404, complaint: /status of 403/, ...(as && { as }) });
      const all = await pagesOf(as, page);
      const pages = all.filter((_, position) => position % parts === part);
      expect(await walk(page, { pages, as })).toEqual([]);
    });
