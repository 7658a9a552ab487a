import { mailKind } from "#server/mail/content.server.ts";
import { formatMinute } from "#shared/format.ts";
import { pathTo } from "#shared/paths.ts";
import { siteName } from "#shared/site-name.ts";

/** To the person whose eyes an admin looks with. `at` is an ISO instant. */
export const seenMail = mailKind<{ by: string; at: string }>("looking.seen", {
  en: ({ by, at }) => ({
    subject: `${by} is viewing ${siteName()} as you`,
    preview: "For at most an hour, and without changing anything.",
    heading: "Someone is viewing the site as you",
    paragraphs: [
      `${by}, who runs ${siteName()}, has been viewing its pages as you see them since ${formatMinute(at, "en")}, for at most an hour.`,
      "Nothing can be changed or sent that way. Your messages, your settings and your files stay closed.",
    ],
    button: { label: "Ask about it", path: pathTo("aboutUs", "en") },
    note: "This is recorded in the audit log.",
  }),
  tr: ({ by, at }) => ({
    subject: `${by}, ${siteName()} sitesine sizin gözünüzle bakıyor`,
    preview: "En çok bir saat, hiçbir şeyi değiştirmeden.",
    heading: "Siteye sizin gözünüzle bakılıyor",
    paragraphs: [
      `${siteName()} yöneticilerinden ${by}, ${formatMinute(at, "tr")} itibarıyla en çok bir saat boyunca sayfaları sizin gördüğünüz gibi görüyor.`,
      "Bu sırada hiçbir şey değiştirilemez ve gönderilemez. Mesajlarınız, ayarlarınız ve dosyalarınız kapalı kalır.",
    ],
    button: { label: "Bize sorun", path: pathTo("aboutUs", "tr") },
    note: "Bu işlem denetim kaydına yazıldı.",
  }),
});
