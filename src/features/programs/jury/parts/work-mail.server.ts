import { mailKind } from "#server/mail/content.server.ts";
import { formatDateTime } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import type { JurorWork } from "../queries/work.server.ts";

/** Why it is sent: there is work, its phase ends soon, the organizer reminds. */
export type WorkMailReason = "work" | "ending" | "reminder";
type Work = Pick<
  JurorWork,
  "organizer" | "programEn" | "programTr" | "phaseEn" | "phaseTr" | "programSeoUrl" | "timeZone" | "open"
> & { finishesAt: Date };

const applications = (count: number) => (count === 1 ? "one application" : `${count} applications`);

/** What a juror has to review, until when by the clock of the program, and the way there. */
export const jurorWorkMail = mailKind<Work & { reason: WorkMailReason }>("programs.juryWork", {
  en: ({ reason, organizer, programEn, phaseEn, programSeoUrl, timeZone, finishesAt, open }) => {
    const until = formatDateTime(finishesAt, "en", timeZone);
    const subject = {
      work: `${programEn}: ${applications(open)} to review`,
      ending: `${programEn}: the review ends on ${until}`,
      reminder: `${organizer} reminds you: ${applications(open)} to review`,
    }[reason];
    return {
      subject,
      preview: `Until ${until}.`,
      heading: `${phaseEn} of ${programEn}`,
      paragraphs: [
        `As a juror of ${programEn} by ${organizer}, you have ${applications(open)} left to review.`,
        `You can score until ${until}. What you have entered is kept; finish each review so that it counts.`,
        "If you cannot review one of them, abstain from it or say that you know the team: someone else will review it.",
      ],
      button: { label: "Review now", path: pathTo("dashboardReviews", "en", { programSeoUrl }) },
    };
  },
  tr: ({ reason, organizer, programTr, phaseTr, programSeoUrl, timeZone, finishesAt, open }) => {
    const until = formatDateTime(finishesAt, "tr", timeZone);
    const subject = {
      work: `${programTr}: değerlendirmenizi bekleyen ${open} başvuru`,
      ending: `${programTr}: değerlendirme için son tarih ${until}`,
      reminder: `${organizer} hatırlatıyor: değerlendirmenizi bekleyen ${open} başvuru`,
    }[reason];
    return {
      subject,
      preview: `Son tarih: ${until}.`,
      heading: `${programTr}: ${phaseTr}`,
      paragraphs: [
        `${organizer} kurumunun ${programTr} programında jüri üyesi olarak değerlendireceğiniz ${open} başvuru var.`,
        `Puanlar şu zamana kadar verilebilir: ${until}. Girdikleriniz saklanır; hesaba katılması için her değerlendirmeyi bitirin.`,
        "Birini değerlendiremeyecekseniz çekimser kalın ya da ekibi tanıdığınızı belirtin: o başvuruyu başkası değerlendirir.",
      ],
      button: { label: "Şimdi değerlendir", path: pathTo("dashboardReviews", "tr", { programSeoUrl }) },
    };
  },
});
