import { z } from "zod";
import { job } from "#server/jobs/job.server.ts";
import { mailKind } from "#server/mail/content.server.ts";
import { pathTo } from "#shared/paths.ts";
import { ANSWER_DAYS } from "../limits.ts";
import { quarterParts } from "../rules.ts";

export const askStartups = job("pulse.askAll", z.object({ quarter: z.iso.date() }), { attempts: 4 });

interface PulseMailData {
  name: string;
  quarter: string;
  code: string;
}

const quarterName = (quarter: string) => {
  const { year, number } = quarterParts(quarter);
  return { en: `Q${number} ${year}`, tr: `${year} ${number}. çeyrek` };
};

export const pulseMail = mailKind<PulseMailData>("pulse.questions", {
  en: ({ name, quarter, code }) => ({
    subject: `${name} in ${quarterName(quarter).en}: three questions`,
    preview: "A minute, without signing in.",
    heading: `How was ${quarterName(quarter).en} for ${name}?`,
    paragraphs: [
      "Team, revenue and funding: three questions, filled in with what we know. The startup house reads your answers; its impact report has them as part of the whole only.",
    ],
    button: { label: "Answer", path: pathTo("pulse", "en", {}, { code }) },
    note: `The link works once, within ${ANSWER_DAYS} days.`,
  }),
  tr: ({ name, quarter, code }) => ({
    subject: `${name}, ${quarterName(quarter).tr}: üç soru`,
    preview: "Bir dakikanızı alır, giriş yapmanız gerekmez.",
    heading: `${name} için ${quarterName(quarter).tr} nasıl geçti?`,
    paragraphs: [
      "Ekip, gelir ve yatırım: bildiklerimizle doldurulmuş üç soru. Yanıtlarınızı girişim evi okur; etki raporunda yalnızca toplamın bir parçası olarak yer alır.",
    ],
    button: { label: "Yanıtla", path: pathTo("pulse", "tr", {}, { code }) },
    note: `Bağlantı bir kez ve ${ANSWER_DAYS} gün içinde kullanılabilir.`,
  }),
});
