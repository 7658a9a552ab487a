import type en from "./messages.en.ts";

export default {
  title: "Siz kimsiniz?",
  lead: "Size en uygun olanı seçin. Önce neleri göreceğinizi bu belirler; sonra değiştirebilirsiniz.",
  description: "Girişim ekosistemi portalında kim olduğunuzu seçin.",
  current: "Şu anki seçiminiz",
  types: {
    entrepreneur: { name: "Girişimci", text: "Bir girişim kuruyorum ya da kurmak üzereyim." },
    investor: { name: "Yatırımcı", text: "Kendi adıma ya da bir fon adına girişimlere yatırım yapıyorum." },
    "job-hunter": { name: "İş arayan", text: "İş ya da katılacağım bir ekip arıyorum." },
    employee: { name: "Çalışan", text: "Ekosistemde çalışıyor, gelişmeleri izliyorum." },
    "head-hunter": { name: "Yetenek avcısı", text: "Ekiplere doğru insanları buluyorum." },
    "organization-organizer": {
      name: "Kurum temsilcisi",
      text: "Bir kuluçka merkezi, program ya da ağ yönetiyorum.",
    },
    "service-provider": { name: "Hizmet sağlayıcı", text: "Girişimlerin ihtiyaç duyduğu hizmetleri veriyorum." },
  },
  stepsTitle: "Aramıza hoş geldiniz, {name}",
  stepsLead: "Buradaki rolünüz: <type></type>. Şuradan başlayabilirsiniz.",
  change: "Değiştir",
  stepsDescription: "Girişim ekosistemi portalında ilk adımlar.",
  steps: {
    profile: { title: "Profilinizi doldurun", text: "Birkaç dakika ayırın, doğru kişiler sizi bulsun." },
    profileAddStartup: { title: "Girişiminizi ekleyin", text: "Ad, sektör ve aşama yeter; gerisi sonra gelir." },
    addOrganization: { title: "Kurumunuzu ekleyin", text: "Ardından program açıp başvuru alabilirsiniz." },
    dashboardAddProvider: { title: "Hizmetlerinizi ekleyin", text: "Girişimler onları sektöre göre arıyor." },
    incubation: { title: "Başvuruya açık programlara bakın", text: "Kuluçka, hızlandırma, yarışma." },
    talents: { title: "Ekip arkadaşı bulun", text: "Beceriye, role ve çalışma şekline göre." },
    jobs: { title: "Açık iş ilanlarına bakın", text: "Girişimlerde ve çevrelerinde." },
    startups: { title: "Girişimleri keşfedin", text: "Filtreleyin, aramayı sonrası için kaydedin." },
    ecosystemMap: { title: "Haritaya göz atın", text: "Ekosistemde kim nerede?" },
    reports: { title: "Raporları okuyun", text: "Ekosistemin sayıları ve hikâyeleri." },
  },
  later: "Ana sayfaya git",
} satisfies typeof en;
