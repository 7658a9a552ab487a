import { mailKind } from "#server/mail/content.server.ts";
import { formatDate } from "#shared/format.ts";
import type { Locale, Localized } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import type { Status } from "../rules.ts";

/** The job of an application. */
export interface JobFacts {
  title: string;
  startup: string;
}

interface Moved extends JobFacts {
  status: Status;
}

/** The meaning of each state for the applicant. The last one is their own doing. */
const SENTENCES: Record<Status, Localized> = {
  received: { en: "Your application is among the new ones again.", tr: "Başvurunuz yeniden yeni gelenler arasında." },
  "in-review": { en: "Your application is being reviewed.", tr: "Başvurunuz inceleniyor." },
  interview: {
    en: "The team would like to talk to you. They will contact you by phone or message.",
    tr: "Ekip sizinle görüşmek istiyor. Size telefonla ya da mesajla ulaşacaklar.",
  },
  offer: {
    en: "The team is making you an offer. They will contact you by phone or message.",
    tr: "Ekip size bir teklif sunuyor. Size telefonla ya da mesajla ulaşacaklar.",
  },
  hired: { en: "Congratulations, you are hired.", tr: "Tebrikler, işe alındınız." },
  declined: {
    en: "The team has chosen someone else this time. Thank you for the time you put into it.",
    tr: "Ekip bu kez başka biriyle ilerlemeye karar verdi. Ayırdığınız zaman için teşekkür ederiz.",
  },
  withdrawn: { en: "You have withdrawn your application.", tr: "Başvurunuzu geri çektiniz." },
};
const SUBJECTS: Record<Status, Localized> = {
  received: { en: "Received", tr: "Alındı" },
  "in-review": { en: "In review", tr: "İnceleniyor" },
  interview: { en: "Interview", tr: "Görüşme" },
  offer: { en: "Offer", tr: "Teklif" },
  hired: { en: "Hired", tr: "İşe alındı" },
  declined: { en: "Not selected", tr: "Seçilmedi" },
  withdrawn: { en: "Withdrawn", tr: "Geri çekildi" },
};

/** An application as its team is told of it. */
export interface ApplicantFacts extends JobFacts {
  jobId: string;
  applicant: string;
}

interface Received extends ApplicantFacts {
  hasCv: boolean;
}

/** To each of the team who may answer. */
export const applicationReceivedMail = mailKind<Received>("jobs.applicationReceived", {
  en: ({ jobId, title, startup, applicant, hasCv }) => ({
    subject: `${applicant} has applied: ${title}`,
    preview: `A new application to ${startup}.`,
    heading: "A new application has arrived",
    paragraphs: ["The applicant is waiting for your answer. They get an email each time you change the status."],
    facts: [
      { name: "Applicant", value: applicant },
      { name: "Job", value: title },
      { name: "Startup", value: startup },
      { name: "CV", value: hasCv ? "Sent along" : "Not sent" },
    ],
    button: { label: "See the application", path: pathTo("dashboardJobApplications", "en", {}, { jobId }) },
  }),
  tr: ({ jobId, title, startup, applicant, hasCv }) => ({
    subject: `Yeni başvuru: ${applicant}, ${title}`,
    preview: `${startup} için yeni bir iş başvurusu var.`,
    heading: "Yeni bir iş başvurusu geldi",
    paragraphs: ["Başvuran yanıtınızı bekliyor. Durum her değiştiğinde kendisine e‑posta gider."],
    facts: [
      { name: "Başvuran", value: applicant },
      { name: "İş ilanı", value: title },
      { name: "Girişim", value: startup },
      { name: "Özgeçmiş", value: hasCv ? "Gönderildi" : "Gönderilmedi" },
    ],
    button: { label: "Başvuruyu gör", path: pathTo("dashboardJobApplications", "tr", {}, { jobId }) },
  }),
});

/** To who applied, at each change. */
export const applicationMovedMail = mailKind<Moved>("jobs.applicationMoved", {
  en: ({ title, startup, status }) => ({
    subject: `${SUBJECTS[status].en}: your application to ${startup}`,
    preview: SENTENCES[status].en,
    heading: SENTENCES[status].en,
    paragraphs: [],
    facts: [
      { name: "Job", value: title },
      { name: "Startup", value: startup },
    ],
    button: { label: "See the application", path: pathTo("dashboardJobApplications", "en") },
  }),
  tr: ({ title, startup, status }) => ({
    subject: `${SUBJECTS[status].tr}: ${startup} başvurunuz`,
    preview: SENTENCES[status].tr,
    heading: SENTENCES[status].tr,
    paragraphs: [],
    facts: [
      { name: "İş ilanı", value: title },
      { name: "Girişim", value: startup },
    ],
    button: { label: "Başvuruyu gör", path: pathTo("dashboardJobApplications", "tr") },
  }),
});

const toBoard = (locale: Locale, { jobId }: Pick<ApplicantFacts, "jobId">) => ({
  label: locale === "tr" ? "Başvuruyu gör" : "See the application",
  path: pathTo("dashboardJobApplications", locale, {}, { jobId }),
});
const toSent = (locale: Locale) => ({
  label: locale === "tr" ? "Başvuruyu gör" : "See the application",
  path: pathTo("dashboardJobApplications", locale),
});

/** To each of the team who may answer: there is nothing to answer any more. */
export const applicationWithdrawnMail = mailKind<ApplicantFacts>("jobs.applicationWithdrawn", {
  en: (facts) => ({
    subject: `${facts.applicant} has withdrawn the application: ${facts.title}`,
    preview: `An application to ${facts.startup} is withdrawn.`,
    heading: "An application is withdrawn",
    paragraphs: [`${facts.applicant} has withdrawn the application for “${facts.title}”. You don’t need to answer it.`],
    button: toBoard("en", facts),
  }),
  tr: (facts) => ({
    subject: `Başvuru geri çekildi: ${facts.applicant}, ${facts.title}`,
    preview: `${facts.startup} için yapılan bir başvuru geri çekildi.`,
    heading: "Bir başvuru geri çekildi",
    paragraphs: [`${facts.applicant}, “${facts.title}” başvurusunu geri çekti. Yanıtlamanız gerekmiyor.`],
    button: toBoard("tr", facts),
  }),
});

/** To each of the team who may answer: who applied is leaving, and is not named any more. */
export const applicantLeftMail = mailKind<Omit<ApplicantFacts, "applicant"> & { sentOn: string }>(
  "jobs.applicantLeft",
  {
    en: (facts) => ({
      subject: `An applicant is leaving: ${facts.title}`,
      preview: `About an application to ${facts.startup}.`,
      heading: "An applicant is leaving",
      paragraphs: [
        `A person who applied for “${facts.title}” has asked for their account to be deleted. You don’t need to answer, and no longer see what they sent; the application is back if they keep the account.`,
      ],
      facts: [{ name: "Sent on", value: formatDate(facts.sentOn, "en") }],
      button: toBoard("en", facts),
    }),
    tr: (facts) => ({
      subject: `Bir başvuran ayrılıyor: ${facts.title}`,
      preview: `${facts.startup} için yapılan bir başvuruyla ilgili.`,
      heading: "Bir başvuran ayrılıyor",
      paragraphs: [
        `“${facts.title}” iş ilanına başvuran bir kişi hesabının silinmesini istedi. Yanıtlamanız gerekmiyor, gönderdiklerini de artık görmüyorsunuz. Hesabını korursa başvurusu geri gelir.`,
      ],
      facts: [{ name: "Gönderildi", value: formatDate(facts.sentOn, "tr") }],
      button: toBoard("tr", facts),
    }),
  },
);

/** To each of the team who may answer. `isOpen`: both sides see the figures now. */
export const applicantShowsWageMail = mailKind<ApplicantFacts & { isOpen: boolean }>("jobs.applicantShowsWage", {
  en: ({ isOpen, ...facts }) => ({
    subject: `${facts.applicant} ${isOpen ? "shows" : "agrees to show"} the expected salary: ${facts.title}`,
    preview: `About an application to ${facts.startup}.`,
    heading: isOpen ? "The figures are open" : "The applicant agrees to show the figures",
    paragraphs: [
      isOpen
        ? `You now see the salary that ${facts.applicant} expects for “${facts.title}”.`
        : `${facts.applicant} will show the salary expected for “${facts.title}” once you show the range of the job.`,
    ],
    button: toBoard("en", facts),
  }),
  tr: ({ isOpen, ...facts }) => ({
    subject: `Ücret beklentisi: ${facts.applicant}, ${facts.title}`,
    preview: `${facts.startup} için yapılan bir başvuruyla ilgili.`,
    heading: isOpen ? "Tutarlar açıldı" : "Başvuran, tutarların gösterilmesini kabul etti",
    paragraphs: [
      isOpen
        ? `${facts.applicant} adlı kişinin “${facts.title}” için beklediği ücreti artık görüyorsunuz.`
        : `Siz iş ilanının ücret aralığını gösterince başvuran (${facts.applicant}) “${facts.title}” için beklediği ücreti gösterecek.`,
    ],
    button: toBoard("tr", facts),
  }),
});

/** To who applied. `isOpen`: both sides see the figures now. */
export const teamShowsWageMail = mailKind<JobFacts & { isOpen: boolean }>("jobs.teamShowsWage", {
  en: ({ title, startup, isOpen }) => ({
    subject: `${startup} ${isOpen ? "shows" : "agrees to show"} what the job pays: ${title}`,
    preview: `About your application to ${startup}.`,
    heading: isOpen ? "The figures are open" : "The team agrees to show the figures",
    paragraphs: [
      isOpen
        ? `You now see the salary range of “${title}”, and the team sees what you expect.`
        : `${startup} will show the salary range of “${title}” once you show what you expect.`,
    ],
    button: toSent("en"),
  }),
  tr: ({ title, startup, isOpen }) => ({
    subject: `Ücret aralığı: ${startup}, ${title}`,
    preview: `${startup} başvurunuzla ilgili.`,
    heading: isOpen ? "Tutarlar açıldı" : "Ekip, tutarların gösterilmesini kabul etti",
    paragraphs: [
      isOpen
        ? `“${title}” iş ilanının ücret aralığını artık görüyorsunuz; ekip de beklentinizi görüyor.`
        : `Siz beklentinizi gösterince ekip (${startup}) “${title}” iş ilanının ücret aralığını gösterecek.`,
    ],
    button: toSent("tr"),
  }),
});
