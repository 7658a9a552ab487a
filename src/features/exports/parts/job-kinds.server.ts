import { z } from "zod";
import { job } from "#server/jobs/job.server.ts";
import { mailKind } from "#server/mail/content.server.ts";
import { RESOURCE_PATHS } from "#shared/resource-paths.ts";
import { STORED_DAYS } from "../limits.ts";

export const writeListExport = job("exports.write", z.object({ id: z.uuid() }), { attempts: 4 });

export const readyMail = mailKind<{
  name: string;
  file: string;
  rows: { en: string; tr: string };
  list: string;
  id: string;
}>("exports.ready", {
  en: ({ name, file, rows, list, id }) => ({
    subject: "Your export is ready",
    preview: `${file}: ${rows.en} rows`,
    heading: "Your export is ready",
    paragraphs: [`Hello ${name}, the file you asked for is ready: ${file}, ${rows.en} rows.`],
    button: { label: "Download", path: `${RESOURCE_PATHS.listExport}?list=${list}&id=${id}` },
    note: `Sign in to download it. It is stored for ${STORED_DAYS} days.`,
  }),
  tr: ({ name, file, rows, list, id }) => ({
    subject: "Dışa aktardığınız dosya hazır",
    preview: `${file}: ${rows.tr} satır`,
    heading: "Dışa aktardığınız dosya hazır",
    paragraphs: [`Merhaba ${name}, istediğiniz dosya hazır: ${file}, ${rows.tr} satır.`],
    button: { label: "İndir", path: `${RESOURCE_PATHS.listExport}?list=${list}&id=${id}` },
    note: `İndirmek için giriş yapın. Dosya ${STORED_DAYS} gün saklanır.`,
  }),
});
