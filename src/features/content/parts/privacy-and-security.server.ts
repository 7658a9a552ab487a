import type { ShippedText } from "./shipped-text.server.ts";

export const privacyAndSecurity: ShippedText = {
  inForceSince: "2026-11-01",
  en: {
    title: "Privacy and security",
    description: "Which personal data this portal keeps, why, who sees it, and how it is protected.",
    body: `
<p>[data controller] is responsible for what is kept here. We keep what the portal needs and no more, show it to those you chose, and delete it when you go.</p>
<h2>What we keep</h2>
<p>Your name, email address and password, the latter only as a hash that cannot be reversed; what you enter in your profile and entries; your messages and applications; your consents with their version and time; your open sessions with browser and address.</p>
<h2>Why</h2>
<p>To run your account and to show you to those you want to be found by. To protect accounts we count failed sign-ins and notify you of sign-ins from devices we do not know. News comes by email only with your consent, which you can take back in your settings.</p>
<h2>Who sees it</h2>
<p>Email address, telephone, date of birth, salary expectations and your CV are not public. Members of a startup or an organization see what their permissions there allow, and its owners see who has which permission. The few people who run the portal see what they need for that, and every change of theirs is recorded.</p>
<h2>Cookies</h2>
<p>One cookie keeps your session, one your language, one your theme if you chose one, and one tells your own devices from others. None of them follows you elsewhere.</p>
<h2>How it is protected</h2>
<p>Connections are encrypted, passwords hashed with argon2id, session tokens stored only as hashes, uploaded pictures re-encoded. Found a weakness? Tell the startup house: we answer, and do not go after people who tell us in good faith.</p>
<h2>What you can do</h2>
<p>You can download everything we hold about you, correct it, and delete your account. After 14 days it is permanently deleted; what you wrote to others stays with them without your name.</p>
`,
  },
  tr: {
    title: "Gizlilik ve güvenlik",
    description: "Bu portal hangi kişisel verileri neden tutar, kimler görür, nasıl korunur.",
    body: `
<p>Burada saklanan verilerin sorumlusu: [veri sorumlusu]. Portalın ihtiyaç duyduğundan fazlasını tutmayız, seçtiklerinize gösteririz, ayrıldığınızda sileriz.</p>
<h2>Neleri tutuyoruz</h2>
<p>Adınızı, e‑posta adresinizi ve geri çevrilemeyen bir özet olarak şifrenizi; profilinize ve kayıtlarınıza girdiklerinizi; mesajlarınızı ve başvurularınızı; sürümü ve zamanıyla onaylarınızı; tarayıcısı ve adresiyle açık oturumlarınızı.</p>
<h2>Neden tutuyoruz</h2>
<p>Hesabınızı yürütmek ve sizi bulmasını istediklerinize göstermek için. Hesapları korumak amacıyla başarısız girişleri sayar, tanımadığımız bir cihazdan giriş yapıldığında size haber veririz. Yenilikler yalnızca onayınızla e‑postanıza gelir; onayınızı ayarlarınızdan geri alabilirsiniz.</p>
<h2>Kimler görür</h2>
<p>E‑posta adresiniz, telefonunuz, doğum tarihiniz, ücret beklentiniz ve özgeçmişiniz herkese açık değildir. Bir girişimin ya da kurumun üyeleri, oradaki yetkilerinin izin verdiğini görür; sahipleri kimin hangi yetkisi olduğunu görür. Portalı işleten birkaç kişi işi için gerekeni görür ve yaptığı her değişiklik kaydedilir.</p>
<h2>Çerezler</h2>
<p>Bir çerez oturumunuzu, biri dilinizi, seçtiyseniz biri temanızı hatırlar; biri de kendi cihazlarınızı diğerlerinden ayırır. Hiçbiri sizi başka yerde izlemez.</p>
<h2>Nasıl koruyoruz</h2>
<p>Bağlantılar şifrelidir; şifreler argon2id ile, oturum anahtarları yalnızca özet olarak saklanır; yüklenen görseller yeniden kodlanır. Bir açık bulursanız girişim evine bildirin: yanıt veririz ve iyi niyetle bildirenlerin peşine düşmeyiz.</p>
<h2>Neler yapabilirsiniz</h2>
<p>Hakkınızda tuttuğumuz her şeyi indirebilir, düzeltebilir ve hesabınızı silebilirsiniz. 14 gün sonra hesap kalıcı olarak silinir; başkalarına yazdıklarınız adınız olmadan onlarda kalır.</p>
`,
  },
};
