import { mailKind } from "#server/mail/content.server.ts";
import type { Locale } from "#shared/locale.ts";
import { pathTo } from "#shared/paths.ts";
import { RETURN_PARAM } from "#shared/return-path.ts";

interface Planned {
  name: string;
  /** "Nov 28, 2026". */
  date: { en: string; tr: string };
}

interface PlannedWithPackage extends Planned {
  /** The package that ends; null: there is none. */
  package: { en: string; tr: string; hasColleagues: boolean } | null;
}

type PackageThatEnds = NonNullable<PlannedWithPackage["package"]>;

const packageEnds = {
  en: ({ en: name, hasColleagues }: PackageThatEnds) =>
    `Your package ${name} will not be renewed, and nothing more will be charged. It ends with its paid period, with the account at the latest.${hasColleagues ? " The seats of your colleagues end with it." : ""}`,
  tr: ({ tr: name, hasColleagues }: PackageThatEnds) =>
    `${name} paketiniz yenilenmeyecek ve sizden başka ücret alınmayacak. Paket, ödenmiş dönemin sonunda, en geç hesapla birlikte sona erer.${hasColleagues ? " Paketinizde kullanıcı hakkı olan iş arkadaşlarınızın üyeliği de onunla biter." : ""}`,
};

/** Signing in leads to the page where the account can be kept; who is signed in still is there at once. */
const signInPath = (locale: Locale) => pathTo("login", locale, {}, { [RETURN_PARAM]: pathTo("deleteAccount", locale) });

const keep = {
  en: { label: "Keep my account", path: signInPath("en") },
  tr: { label: "Hesabımı koru", path: signInPath("tr") },
};

const stillSignedIn = {
  en: "If you are still signed in, press “Keep my account” on the page that opens.",
  tr: "Oturumunuz hâlâ açıksa açılan sayfada “Hesabımı koru” düğmesine basın.",
};

export const plannedMail = mailKind<PlannedWithPackage>("accounts.deletionPlanned", {
  en: ({ name, date, package: bought }) => ({
    subject: "Your account will be deleted",
    preview: `On ${date.en}, unless you sign in first.`,
    heading: "Your account will be deleted",
    paragraphs: [
      `Hello ${name}, as you requested, your account and all personal data in it will be deleted on ${date.en}.`,
      ...(bought ? [packageEnds.en(bought)] : []),
      bought
        ? "If you sign in before that day, the account is kept. You can then resume the package in the customer portal."
        : "If you sign in before that day, the account is kept as if nothing had happened.",
      stillSignedIn.en,
    ],
    button: keep.en,
    note: "What you wrote to others stays without your name.",
  }),
  tr: ({ name, date, package: bought }) => ({
    subject: "Hesabınız silinecek",
    preview: `Daha önce giriş yapmazsanız ${date.tr} tarihinde silinecek.`,
    heading: "Hesabınız silinecek",
    paragraphs: [
      `Merhaba ${name}, isteğiniz üzerine hesabınız ve içindeki tüm kişisel bilgiler ${date.tr} tarihinde silinecek.`,
      ...(bought ? [packageEnds.tr(bought)] : []),
      bought
        ? "O güne kadar giriş yaparsanız hesabınız korunur; paketin devam etmesini o zaman müşteri portalından seçebilirsiniz."
        : "O güne kadar giriş yaparsanız hesabınız hiçbir şey olmamış gibi kalır.",
      stillSignedIn.tr,
    ],
    button: keep.tr,
    note: "Başkalarına yazdıklarınız adınız olmadan kalır.",
  }),
});

/** For an account closed by an admin: signing in does not cancel the deletion. */
export const closedMail = mailKind<PlannedWithPackage>("accounts.closed", {
  en: ({ name, date, package: bought }) => ({
    subject: "Your account was closed",
    preview: `It will be deleted on ${date.en}.`,
    heading: "Your account was closed",
    paragraphs: [
      `Hello ${name}, an admin of the portal has closed your account. It can no longer be used to sign in, and on ${date.en} it will be deleted with all personal data in it.`,
      ...(bought ? [packageEnds.en(bought)] : []),
      "If you think this is a mistake, write to us before that day. Until then, it can be restored.",
    ],
    note: "What you wrote to others stays without your name.",
  }),
  tr: ({ name, date, package: bought }) => ({
    subject: "Hesabınız kapatıldı",
    preview: `${date.tr} tarihinde silinecek.`,
    heading: "Hesabınız kapatıldı",
    paragraphs: [
      `Merhaba ${name}, hesabınız bir yönetici tarafından kapatıldı. Artık bu hesapla giriş yapılamaz; hesap ve içindeki tüm kişisel bilgiler ${date.tr} tarihinde silinecek.`,
      ...(bought ? [packageEnds.tr(bought)] : []),
      "Bir yanlışlık olduğunu düşünüyorsanız o güne kadar bize yazın; hesap bu süre içinde geri getirilebilir.",
    ],
    note: "Başkalarına yazdıklarınız adınız olmadan kalır.",
  }),
});

const inDays = (days: number): string => (days === 1 ? "1 day" : `${days} days`);

export const reminderMail = mailKind<Planned & { daysLeft: number }>("accounts.deletionReminder", {
  en: ({ name, date, daysLeft }) => ({
    subject: `${inDays(daysLeft)} until your account is deleted`,
    preview: `It will be deleted on ${date.en}. Sign in to keep it.`,
    heading: `${inDays(daysLeft)} left`,
    paragraphs: [
      `Hello ${name}, your account will be permanently deleted on ${date.en}.`,
      `To keep it, just sign in once. ${stillSignedIn.en} Otherwise, you don’t need to do anything.`,
    ],
    button: keep.en,
  }),
  tr: ({ name, date, daysLeft }) => ({
    subject: `Hesabınızın silinmesine ${daysLeft} gün kaldı`,
    preview: `${date.tr} tarihinde silinecek. Korumak için giriş yapın.`,
    heading: `${daysLeft} gün kaldı`,
    paragraphs: [
      `Merhaba ${name}, hesabınız ${date.tr} tarihinde kalıcı olarak silinecek.`,
      `Vazgeçtiyseniz bir kez giriş yapmanız yeter. ${stillSignedIn.tr} Vazgeçmediyseniz yapmanız gereken bir şey yok.`,
    ],
    button: keep.tr,
  }),
});

export const delayedMail = mailKind<{ name: string; entities: string }>("accounts.deletionHeldUp", {
  en: ({ name, entities }) => ({
    subject: "Your account could not be deleted yet",
    preview: `Only you have full access to: ${entities}.`,
    heading: "Someone must take over first",
    paragraphs: [
      `Hello ${name}, your account was due to be deleted today, but you have become the only one with full access to: ${entities}.`,
      "Give someone else full access, or delete it. We will try again every three days.",
    ],
    button: { label: "Sign in", path: signInPath("en") },
    note: "Signing in keeps the account; you can delete it again afterward.",
  }),
  tr: ({ name, entities }) => ({
    subject: "Hesabınız henüz silinemedi",
    preview: `Tam yetkili tek kişi sizsiniz: ${entities}.`,
    heading: "Önce birinin devralması gerekiyor",
    paragraphs: [
      `Merhaba ${name}, hesabınız bugün silinecekti; ancak bu arada şunlarda tam yetkili tek kişi siz kaldınız: ${entities}.`,
      "Bir başkasına tam yetki verin ya da kaydı silin. Üç günde bir yeniden deniyoruz.",
    ],
    button: { label: "Giriş yap", path: signInPath("tr") },
    note: "Giriş yaptığınızda hesap korunur; ardından silme isteğini yeniden gönderebilirsiniz.",
  }),
});
