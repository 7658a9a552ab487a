import type { ShippedText } from "./shipped-text.server.ts";

export const privacyAndCookies: ShippedText = {
  inForceSince: "2026-11-01",
  en: {
    title: "Privacy and cookies policy",
    description: "In short: what this portal knows about you, why, for how long, and what you can do about it.",
    body: `
<p>This page is the short version. The full texts are <a href="/privacy-and-security">Privacy and security</a>, the <a href="/cookie-policy">Cookie policy</a> and, for Turkish law, <a href="/protection-of-personal-data">Protection of personal data</a>. Where they differ, the full texts count.</p>
<h2>If you only look around</h2>
<p>You need no account to read what is public. Our servers then note which address was asked for, when, and with which browser, to keep the portal running and to turn away attacks. These records are deleted after 30 days at the latest and are not joined with other data.</p>
<h2>If you are a member</h2>
<p>We keep what you enter: your account, your profile, the entries you look after, your messages and applications. You decide who sees your profile, who sees that you are looking for work, and who you hide from. What is not public is shown only to those you chose and the few people who run the portal.</p>
<h2>Email</h2>
<p>We send what belongs to your account, such as a new password, and what you asked for, such as news of a saved search. Other news comes only with your consent. Every email of that kind has a link that ends it with one click.</p>
<h2>Cookies</h2>
<p>The portal sets cookies of its own for your session, language, theme and device. Visits are counted only after you agree. You can <a href="/cookie-policy#choice">change your choice</a> whenever you like.</p>
<h2>Who else receives data</h2>
<ul>
<li>those you write or apply to, what you sent them;</li>
<li>companies that send email, store files or take payments for us, what they need for that and nothing more;</li>
<li>authorities, where the law obliges us.</li>
</ul>
<p>We do not sell data, and there is no advertising.</p>
<h2>How long</h2>
<p>Your data stay while your account exists. When you delete it, it can be restored for 14 days and is then permanently deleted. What you wrote to others stays with them without your name. Invoices stay as long as tax law requires.</p>
<h2>Your rights</h2>
<p>You can see, download, correct and delete your data in your settings. For everything else write to the startup house: you will have an answer within 30 days. If you are not satisfied with it, you can complain to the Personal Data Protection Authority.</p>
`,
  },
  tr: {
    title: "Gizlilik ve çerez politikası",
    description: "Kısaca: bu portal hakkınızda neyi, neden ve ne kadar süre bilir, siz ne yapabilirsiniz.",
    body: `
<p>Bu sayfa kısa özettir. Tam metinler <a href="/tr/gizlilik-ve-guvenlik">Gizlilik ve güvenlik</a>, <a href="/tr/cerez-politikasi">Çerez politikası</a> ve <a href="/tr/kisisel-verilerin-korunmasi">Kişisel verilerin korunması</a> sayfalarındadır. Aralarında fark varsa tam metinler geçerlidir.</p>
<h2>Yalnızca geziniyorsanız</h2>
<p>Herkese açık bilgileri okumak için hesap gerekmez. Sunucularımız bu sırada hangi adresin, ne zaman ve hangi tarayıcıyla istendiğini, portalı çalışır tutmak ve saldırıları önlemek için kaydeder. Bu kayıtlar en geç 30 gün içinde silinir ve başka verilerle birleştirilmez.</p>
<h2>Üyeyseniz</h2>
<p>Girdiğiniz bilgileri tutarız: hesabınız, profiliniz, ilgilendiğiniz kayıtlar, mesajlarınız ve başvurularınız. Profilinizi kimin göreceğine, iş aradığınızı kimin bileceğine ve kimlerden gizleneceğinize siz karar verirsiniz. Herkese açık olmayanlar, seçtiğiniz kişiler ve portalı işleten birkaç kişi dışında kimseye gösterilmez.</p>
<h2>E‑posta</h2>
<p>Hesabınızla ilgili olanları (yeni şifre gibi) ve sizin istediklerinizi (kayıtlı bir aramanın yenilikleri gibi) göndeririz. Diğer yenilikler yalnızca onayınızla gelir. Bu tür her e‑postada gönderimi tek tıkla sona erdiren bir bağlantı vardır.</p>
<h2>Çerezler</h2>
<p>Portal oturumunuz, diliniz, temanız ve cihazınız için kendi çerezlerini kullanır. Ziyaretler yalnızca siz kabul ederseniz sayılır. <a href="/tr/cerez-politikasi#choice">Tercihinizi</a> dilediğiniz zaman değiştirebilirsiniz.</p>
<h2>Verileri başka kimler alır?</h2>
<ul>
<li>yazdığınız ya da başvurduğunuz kişiler, onlara gönderdiklerinizi;</li>
<li>bizim için e‑posta gönderen, dosya saklayan ya da ödeme alan şirketler, yalnızca bu iş için gerekeni;</li>
<li>yasanın zorunlu kıldığı hâllerde yetkili makamlar.</li>
</ul>
<p>Veri satmayız, reklam göstermeyiz.</p>
<h2>Ne kadar süre?</h2>
<p>Verileriniz hesabınız durdukça durur. Hesabınızı sildiğinizde 14 gün boyunca geri getirilebilir, sonra tümüyle yok olur. Başkalarına yazdıklarınız adınız olmadan onlarda kalır. Faturalar vergi mevzuatının istediği süre boyunca saklanır.</p>
<h2>Haklarınız</h2>
<p>Verilerinizi ayarlarınızda görebilir, indirebilir, düzeltebilir ve silebilirsiniz. Diğer her şey için girişim evine yazın: 30 gün içinde yanıt alırsınız. Yanıtı yeterli bulmazsanız Kişisel Verileri Koruma Kurumuna şikâyette bulunabilirsiniz.</p>
`,
  },
};
