import type { ShippedText } from "./shipped-text.server.ts";

export const personalData: ShippedText = {
  inForceSince: "2026-11-01",
  en: {
    title: "Protection of personal data",
    description: "Notice under the Turkish law on the protection of personal data (KVKK, no. 6698).",
    body: `
<p>Article 10 of the law obliges us to tell you who processes your data, why, and for how long. The answers are below.</p>
<h2>Who is responsible</h2>
<p>The data controller is [data controller]. Requests about personal data are taken in writing at [postal address], or by email at [email for requests].</p>
<h2>Purposes and legal grounds</h2>
<p>Membership, applications and messages are processed because they are needed to carry out what you asked for (article 5/2-c); security records because the law and our legitimate interest require them (5/2-ç and 5/2-f); news by email with your explicit consent only (5/1).</p>
<h2>How data are collected</h2>
<p>By the forms you fill in, by the services you sign in with when you choose to, and automatically where a session is opened. All of it electronically.</p>
<h2>To whom they are passed on</h2>
<p>To those you address: the program you apply to, the startup you join, the person you write to. To service providers that send email, store files or take payments on our behalf, as far as their task needs it. To authorities where the law obliges us.</p>
<h2>For how long</h2>
<p>While your account exists and 14 days beyond; records that the law requires, for as long as it requires them.</p>
<h2>Your rights under article 11</h2>
<p>You may learn whether your data are processed and how, to whom they were passed on, have them corrected or erased, object to results of automatic analysis, and claim compensation. Downloading and erasing is one click in your settings; for the rest write to us, and we answer within 30 days.</p>
`,
  },
  tr: {
    title: "Kişisel verilerin korunması",
    description: "6698 sayılı Kişisel Verilerin Korunması Kanunu (KVKK) uyarınca aydınlatma metni.",
    body: `
<p>Kanunun 10. maddesi gereğince verilerinizi kimin, hangi amaçla ve ne kadar süreyle işlediğini aşağıda açıklıyoruz.</p>
<h2>Veri sorumlusu</h2>
<p>Veri sorumlusu: [veri sorumlusu]. Kişisel verilerle ilgili taleplerinizi yazılı olarak şu adrese iletebilirsiniz: [posta adresi]. E‑posta: [başvuru e‑postası].</p>
<h2>Amaçlar ve hukuki sebepler</h2>
<p>Üyelik, başvuru ve mesajlar talebinizin yerine getirilmesi için gerekli olduğundan işlenir (m. 5/2-c); güvenlik kayıtları yasal yükümlülük ve meşru menfaat gereği tutulur (m. 5/2-ç ve 5/2-f); yenilik e‑postaları yalnızca açık rızanızla gönderilir (m. 5/1).</p>
<h2>Toplama yöntemi</h2>
<p>Doldurduğunuz formlarla, tercih ederseniz giriş yaptığınız hizmetlerden ve oturum açıldığında kendiliğinden; tümü elektronik ortamda.</p>
<h2>Kimlere aktarılır</h2>
<p>Kendi seçtiğiniz alıcılara (başvurduğunuz program, katıldığınız girişim, yazdığınız kişi); görevlerinin gerektirdiği ölçüde, bizim adımıza e‑posta gönderen, dosya saklayan veya ödeme alan hizmet sağlayıcılara; yasal zorunluluk hâlinde yetkili makamlara aktarılır.</p>
<h2>Saklama süresi</h2>
<p>Hesabınız var olduğu sürece ve sonrasında 14 gün; yasanın saklanmasını istediği kayıtlar, yasanın istediği süre kadar.</p>
<h2>11. madde uyarınca haklarınız</h2>
<p>Verilerinizin işlenip işlenmediğini ve nasıl işlendiğini, kimlere aktarıldığını öğrenebilir; düzeltilmesini ya da silinmesini isteyebilir; otomatik analiz sonuçlarına itiraz edebilir, zararınızın giderilmesini talep edebilirsiniz. Verilerinizi ayarlarınızdan tek tıkla indirebilir veya silebilirsiniz; diğer talepleriniz için bize yazın, 30 gün içinde yanıtlarız.</p>
`,
  },
};
