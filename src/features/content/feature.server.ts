import { namesFrom, namesInBoth } from "#server/audited.server.ts";
import type { Feature } from "#server/feature.server.ts";
import { contentApi } from "./api.server.ts";
import { contentEditingApi } from "./editing/api.server.ts";
import { contentJobs } from "./editing/jobs.server.ts";
import editingEn from "./editing/messages.en.ts";
import editingTr from "./editing/messages.tr.ts";

export const contentFeature = {
  adminMenu: [
    {
      page: "adminContentManagement",
      group: "settings",
      order: 10,
      label: (textsOf) => textsOf("contentEditing").title,
    },
  ],
  api: [contentApi, contentEditingApi],
  jobs: contentJobs,
  audited: [
    {
      of: "content",
      names: namesFrom(editingEn, editingTr, ({ fields, languages, inForceSince, number, at }) => ({
        fields: {
          // Of a name that several kinds have, that of most.
          ...namesInBoth(
            { ...fields.earthquakeHelp, ...fields.incubation, ...fields.testimonial, ...fields.post, ...fields.page },
            languages,
          ),
          inForceSince,
          number,
          at,
        },
      })),
    },
  ],
} as const satisfies Feature;
