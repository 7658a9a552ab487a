import { mailKind } from "#server/mail/content.server.ts";
import type { Localized } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import type { Status } from "../rules.ts";

interface Moved {
  title: string;
  startup: string;
  status: Status;
}

/** The meaning of each state for the applicant. The last one is their own doing. */
const SENTENCES: Record<Status, Localized> = {
  received: { en: "Your application is among the new ones again.", tr: "Başvurunuz yeniden yeni gelenler arasında." },
  "in-review": { en: "Your application is being reviewed.", tr: "Başvurunuz inceleniyor." },
  interview: {
    en: "The team would like to talk to you. They will reach you by phone or by a message.",
    tr: "Ekip sizinle görüşmek istiyor. Size telefonla ya da mesajla ulaşacaklar.",
  },
  offer: {
    en: "The team is making you an offer. They will reach you by phone or by a message.",
    tr: "Ekip size bir teklif sunuyor. Size telefonla ya da mesajla ulaşacaklar.",
  },
  hired: { en: "Congratulations, you are hired.", tr: "Tebrikler, işe alındınız." },
  declined: {
    en: "The team has chosen somebody else this time. Thank you for the time you put into it.",
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

interface Received {
  jobId: string;
  title: string;
  startup: string;
  applicant: string;
  hasCv: boolean;
}

/** To each of the team who may answer. */
export const applicationReceivedMail = mailKind<Received>("jobs.applicationReceived", {
  en: ({ jobId, title, startup, applicant, hasCv }) => ({
    subject: `${applicant} has applied: ${title}`,
    preview: `A new application to ${startup}.`,
    heading: "A new application has arrived",
    paragraphs: ["Applicants wait for your answer. Each change of status reaches them by email."],
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
