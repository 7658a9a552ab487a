import type { ShippedText } from "./shipped-text.server.ts";

export const cookiePolicy: ShippedText = {
  inForceSince: "2026-11-01",
  en: {
    title: "Cookie policy",
    description: "Which cookies this portal sets, for what, how long they stay, and how to change your choice.",
    body: `
<p>A cookie is a short text that a website stores in your browser. This portal sets few of them, all its own. None of them follows you to other websites, and none is sold or passed on.</p>
<h2>Cookies the portal needs</h2>
<p>They are set only when you do what they are for, and need no consent.</p>
<ul>
<li><strong>session</strong> keeps you signed in: until you close the browser, or for 180 days if you asked to be remembered. It is removed when you sign out.</li>
<li><strong>device</strong> recognizes a browser you have signed in with before, so that we can notify you of sign-ins from others. One year.</li>
<li><strong>social</strong> ties a sign-in with another service, such as LinkedIn, to the browser that started it. One hour.</li>
<li><strong>locale</strong> remembers the language you read the portal in. One year.</li>
<li><strong>theme</strong> remembers whether you chose light or dark. One year.</li>
<li><strong>list-view</strong> remembers whether you look at startups as a table or as cards, and which columns you chose. One year.</li>
<li><strong>starred</strong> remembers what you starred before you signed in. 15 minutes.</li>
<li><strong>menu</strong> remembers that you closed the menu beside your own pages. One year.</li>
<li><strong>analytics</strong> remembers what you answered to the question below. Six months.</li>
</ul>
<h2>Counting visits</h2>
<p>The house may count visits, to learn which pages help and which do not. This happens only after you have agreed. Until then nothing is loaded and nothing is counted, and the portal works the same if you decline.</p>
<h2>Storage in your browser</h2>
<p>What you type into long forms is kept in your browser as a draft until you save it, so that nothing is lost when a connection breaks. Drafts never leave your browser, and are removed when you save them or sign out.</p>
<h2>Changing your mind</h2>
<p>You can change your choice at any time at the end of this page. You can also delete cookies in your browser: you are then signed out, and the portal asks again.</p>
<h2>Questions</h2>
<p>The startup house answers them; its address is at the bottom of every page. What we do with personal data beyond cookies is described in <a href="/privacy-and-security">Privacy and security</a>.</p>
`,
  },
  tr: {
    title: "Çerez politikası",
    description: "Bu portal hangi çerezleri ne için kullanır, ne kadar saklar, tercihinizi nasıl değiştirirsiniz.",
    body: `
<p>Çerez, bir sitenin tarayıcınıza kaydettiği kısa bir metindir. Bu portal az sayıda ve yalnızca kendine ait çerezler kullanır. Hiçbiri sizi başka sitelerde izlemez; satılmaz, kimseyle paylaşılmaz.</p>
<h2>Portal için gerekli çerezler</h2>
<p>Yalnızca ilgili işlemi yaptığınızda kaydedilirler ve onay gerektirmezler.</p>
<ul>
<li><strong>session</strong> oturumunuzu açık tutar: tarayıcı kapanana kadar, “beni hatırla” dediyseniz 180 gün. Çıkış yaptığınızda silinir.</li>
<li><strong>device</strong> daha önce giriş yaptığınız tarayıcıyı tanır; tanımadığımız bir cihazdan giriş yapılırsa size haber verebiliriz. Bir yıl.</li>
<li><strong>social</strong> LinkedIn gibi başka bir hizmetle başlattığınız girişi, başladığı tarayıcıya bağlar. Bir saat.</li>
<li><strong>locale</strong> portalı hangi dilde okuduğunuzu hatırlar. Bir yıl.</li>
<li><strong>theme</strong> açık ya da koyu tema tercihinizi hatırlar. Bir yıl.</li>
<li><strong>list-view</strong> girişimlere tablo olarak mı kart olarak mı baktığınızı ve seçtiğiniz sütunları hatırlar. Bir yıl.</li>
<li><strong>starred</strong> giriş yapmadan önce yıldızladığınız kaydı hatırlar. 15 dakika.</li>
<li><strong>menu</strong> kendi sayfalarınızdaki menüyü kapattığınızı hatırlar. Bir yıl.</li>
<li><strong>analytics</strong> aşağıdaki soruya verdiğiniz yanıtı hatırlar. Altı ay.</li>
</ul>
<h2>Ziyaretlerin sayılması</h2>
<p>Girişim evi, hangi sayfaların işe yaradığını öğrenmek için ziyaretleri sayabilir. Bu yalnızca siz kabul ettikten sonra olur. O zamana kadar hiçbir şey yüklenmez ve sayılmaz; kabul etmezseniz portal aynı şekilde çalışır.</p>
<h2>Tarayıcınızda saklananlar</h2>
<p>Uzun formlara yazdıklarınız, bağlantı koptuğunda kaybolmasın diye siz kaydedene kadar tarayıcınızda taslak olarak durur. Taslaklar tarayıcınızdan çıkmaz; kaydettiğinizde ya da çıkış yaptığınızda silinir.</p>
<h2>Tercihinizi değiştirmek</h2>
<p>Tercihinizi bu sayfanın sonunda istediğiniz zaman değiştirebilirsiniz. Çerezleri tarayıcınızdan da silebilirsiniz: o zaman oturumunuz kapanır ve portal yeniden sorar.</p>
<h2>Sorularınız</h2>
<p>Sorularınızı girişim evi yanıtlar; iletişim bilgileri her sayfanın altında yazar. Çerezler dışında kişisel verilerle ne yaptığımız <a href="/tr/gizlilik-ve-guvenlik">Gizlilik ve güvenlik</a> sayfasındadır.</p>
`,
  },
};
