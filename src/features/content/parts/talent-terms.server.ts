import type { ShippedText } from "./shipped-text.server.ts";

export const talentTerms: ShippedText = {
  inForceSince: "2026-11-01",
  en: {
    title: "General terms for talents",
    description: "What applies to people who show themselves as talents, and to those who look for them.",
    body: `
<p>Talents are people who want to be found: for a job, as a co-founder, as an adviser. These terms apply to them and to whoever looks for them here. They add to the <a href="/terms-of-service">Terms of service</a>.</p>
<h2>For talents</h2>
<ul>
<li>Your profile shows what you enter. You decide who sees that you are looking for work: nobody, members, or everyone. Unless you say otherwise, members do.</li>
<li>You can hide from named people, from companies and from whole email domains, for example from your employer. To them you do not exist here: not in lists, not in search, not in counts or exports.</li>
<li>Your email address, telephone number, salary expectation and CV are not public. Whoever applies for a job or answers a message decides what to send along.</li>
<li>State your skills, schools and positions truthfully. You may be asked to show papers by those who hire you, not by us.</li>
<li>Using the portal costs talents nothing, and no one may ask you for money for a job. If someone does, tell us.</li>
</ul>
<h2>For those who look for talents</h2>
<ul>
<li>Write to people because of what their profile says, and say who you are and what it is about. The same message to many is advertising, and not allowed.</li>
<li>Use what you learn about a person for this one purpose only. Do not pass it on, and delete it when you no longer need it.</li>
<li>Choose by ability. Age, sex, origin, belief, disability and family are not criteria, neither in filters nor in questions.</li>
<li>Say what a job pays, or what equity it offers, if you can: such jobs are answered more often.</li>
<li>Answer those who apply, also with a refusal.</li>
</ul>
<h2>What the house does not do</h2>
<p>The startup house is not an employment agency. It takes no fee from talents, makes no choice for anyone, and is not a party to what you agree on. It looks into complaints and may lock accounts that break these terms.</p>
<h2>Leaving</h2>
<p>You can take your profile out of the list at any time without deleting your account, and delete both whenever you want.</p>
`,
  },
  tr: {
    title: "Yetenek genel koşulları",
    description: "Kendini yetenek olarak gösteren kişiler ve onları arayanlar için geçerli koşullar.",
    body: `
<p>Yetenekler; iş, kurucu ortaklık ya da danışmanlık için bulunmak isteyen kişilerdir. Bu koşullar onlar ve burada onları arayanlar için geçerlidir ve <a href="/tr/kullanim-kosullari">Kullanım koşulları</a>nı tamamlar.</p>
<h2>Yetenekler için</h2>
<ul>
<li>Profiliniz, girdiklerinizi gösterir. İş aradığınızı kimin göreceğine siz karar verirsiniz: hiç kimse, üyeler ya da herkes. Başka bir seçim yapmazsanız üyeler görür.</li>
<li>Adını verdiğiniz kişilerden, şirketlerden ve e‑posta alan adlarının tümünden, örneğin işvereninizden gizlenebilirsiniz. Onlar için burada yoksunuz: ne listede ne aramada ne sayılarda ne de dışa aktarılan verilerde.</li>
<li>E‑posta adresiniz, telefonunuz, ücret beklentiniz ve özgeçmişiniz herkese açık değildir. Bir işe başvuran ya da bir mesaja yanıt veren, yanında ne göndereceğine kendisi karar verir.</li>
<li>Becerilerinizi, okullarınızı ve görevlerinizi doğru yazın. Belgeyi biz değil, sizi işe alacaklar isteyebilir.</li>
<li>Portal yetenekler için ücretsizdir; kimse sizden bir iş karşılığında para isteyemez. İsteyen olursa bize bildirin.</li>
</ul>
<h2>Yetenek arayanlar için</h2>
<ul>
<li>Kişilere profillerinde yazanlar için yazın; kim olduğunuzu ve konunun ne olduğunu belirtin. Aynı mesajı çok kişiye göndermek reklamdır ve yasaktır.</li>
<li>Bir kişi hakkında öğrendiklerinizi yalnızca bu amaçla kullanın. Kimseye aktarmayın, gerekmediğinde silin.</li>
<li>Yetkinliğe göre seçin. Yaş, cinsiyet, köken, inanç, engellilik ve aile durumu ne filtrelerde ne de sorularda ölçüt olabilir.</li>
<li>Mümkünse işin ücretini ya da sunduğu hisse payını yazın: böyle iş ilanları daha çok yanıt alır.</li>
<li>Başvuranlara, olumsuz da olsa yanıt verin.</li>
</ul>
<h2>Girişim evinin rolü</h2>
<p>Girişim evi bir iş bulma kurumu değildir. Yeteneklerden ücret almaz, kimsenin yerine seçim yapmaz, aranızdaki anlaşmaya taraf olmaz. Şikâyetleri inceler ve bu koşullara aykırı hesapları kilitleyebilir.</p>
<h2>Ayrılmak</h2>
<p>Hesabınızı silmeden profilinizi istediğiniz an listeden çıkarabilir, dilediğinizde ikisini de silebilirsiniz.</p>
`,
  },
};
