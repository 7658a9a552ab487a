import { expect, test } from "vitest";
import { newSource } from "./layout/sources.ts";
import { textsNamedFrom } from "./named-texts.ts";

const PAGE = "features/jobs/job.page.tsx";

function textsOf(files: Record<string, string>): string[] {
  const sources = Object.entries(files).map(([file, text]) => [file, newSource(file, text)] as const);
  return textsNamedFrom(PAGE, new Map(sources));
}

test("a page shows the texts that its parts name, also those that are loaded later", () => {
  const page = 'import { Head } from "./parts/head.tsx";\nconst Map = lazy(() => import("./parts/map.tsx"));';
  expect(
    textsOf({
      [PAGE]: `${page}\nexport const meta = (args) => pageMeta(args, (t) => ({ title: t("jobs.title") }));`,
      "features/jobs/parts/head.tsx": 'const text = useTranslations("jobsDetail.facts");',
      "features/jobs/parts/map.tsx":
        'export const Rows = () => <AdminTable texts="claims" group={`jobsEditing.own`} />;',
    }),
  ).toEqual(["claims", "jobs", "jobsDetail", "jobsEditing"]);
});

test("types, files of the server and parts with texts of their own add none", () => {
  expect(
    textsOf({
      [PAGE]: [
        'import type { Card } from "./card.tsx";',
        'import { rows } from "./queries.server.ts";',
        'import { Dialog } from "./parts/dialog.tsx";',
        '/** Like `useTranslations("comments")`. */',
        'const key = "paths.none";',
      ].join("\n"),
      "features/jobs/card.tsx": 'useTranslations("types");',
      "features/jobs/queries.server.ts": 'useTranslations("server");',
      "features/jobs/parts/dialog.tsx": 'import { Form } from "./form.tsx";\n<IntlProvider><Form /></IntlProvider>;',
      "features/jobs/parts/form.tsx": 'useTranslations("dialog");',
    }),
  ).toEqual([]);
});

test("the page of a list shows the texts of the noun whose filters it imports", () => {
  const page = 'import { jobList } from "./filters.ts";\nexport default () => <ListPageView list={jobList} />;';
  expect(textsOf({ [PAGE]: page, "features/jobs/filters.ts": "" })).toEqual(["jobs"]);
});
