import type { ShippedText } from "./shipped-text.server.ts";

export const aboutUs: ShippedText = {
  en: {
    title: "About us",
    description: "Who runs this portal, what you can find here, and how the facts are checked.",
    body: `
<p>This portal is run by [data controller]: a small team that knows the founders next door and wants everyone else to find them too.</p>
<h2>What you will find</h2>
<p>Startups with their rounds, teams, technologies and patents; the organizations that support them; the people who build and back them. Visitors see what a startup has chosen to make public. Members see more and can add their own.</p>
<h2>How we treat facts</h2>
<p>Every entry says when its team last confirmed it. Amounts are shown in the currency they were announced in, next to their dollar value on that day. What we do not know, we leave blank. If something is hidden from you, we tell you why.</p>
<p><a href="/startups">See the startups</a></p>
`,
  },
  tr: {
    title: "Hakkımızda",
    description: "Bu portalın arkasında kimler var, burada neler bulursunuz, bilgiler nasıl doğrulanıyor.",
    body: `
<p>Bu portalın arkasındaki kurum: [veri sorumlusu]. Yan odadaki kurucuları yakından tanıyan ve onları herkesin tanımasını isteyen küçük bir ekibiz.</p>
<h2>Burada neler var?</h2>
<p>Yatırımları, ekipleri, teknolojileri ve patentleriyle girişimler; onlara destek veren kurumlar; bu girişimleri kuran ve destekleyen insanlar. Ziyaretçiler, girişimlerin herkese açtığı bilgileri görür. Üyeler daha fazlasını görür ve paylaşabilir.</p>
<h2>Bilgiler ne kadar güvenilir?</h2>
<p>Her kayıtta, ekibin bilgileri en son ne zaman onayladığı yazar. Tutarlar açıklandıkları para biriminde, o günün dolar karşılığıyla birlikte gösterilir. Bilmediğimizi uydurmaz, boş bırakırız; size gösteremediğimiz bir bilgi varsa nedenini söyleriz.</p>
<p><a href="/tr/girisimler">Girişimleri gör</a></p>
`,
  },
};
