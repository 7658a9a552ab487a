import type en from "./messages.en.ts";

export default {
  title: "Siz kimsiniz?",
  lead: "Size en uygun olanı seçin. Önce neleri göreceğinizi bu belirler; sonra değiştirebilirsiniz.",
  description: "Girişim ekosistemi portalında kim olduğunuzu seçin.",
  current: "Şu anki seçiminiz",
  types: {
    entrepreneur: { name: "Girişimci", text: "Bir girişim kuruyorum ya da kurmak üzereyim." },
    investor: { name: "Yatırımcı", text: "Kendi adıma veya bir fon adına yatırım yapıyorum." },
    "job-hunter": { name: "İş arayan", text: "İş ya da katılacağım bir ekip arıyorum." },
    employee: { name: "Çalışan", text: "Ekosistemde çalışıyor, gelişmeleri izliyorum." },
    "head-hunter": { name: "Yetenek avcısı", text: "Ekiplere doğru insanları buluyorum." },
    "organization-organizer": {
      name: "Kuruluş temsilcisi",
      text: "Bir kuluçka merkezi, program ya da ağ yönetiyorum.",
    },
    "service-provider": { name: "Hizmet sağlayıcı", text: "Girişimlerin ihtiyaç duyduğu hizmetleri veriyorum." },
  },
  stepsTitle: "Aramıza hoş geldiniz, {name}",
  stepsLead: "Buradaki rolünüz: <type></type>. Sizin gibiler genellikle şöyle başlıyor.",
  change: "Değiştir",
  stepsDescription: "Girişim ekosistemi portalında ilk adımlar.",
  steps: {
    profile: { title: "Profilinizi doldurun", text: "Birkaç dakika ayırın, doğru kişiler sizi bulsun." },
    profileAddStartup: { title: "Girişiminizi ekleyin", text: "Ad, sektör ve aşama yeter; gerisi sonra gelir." },
    addOrganization: { title: "Kuruluşunuzu ekleyin", text: "Ardından program açıp başvuru alabilirsiniz." },
    dashboardAddProvider: { title: "Hizmetlerinizi ekleyin", text: "Girişimler onları sektöre göre arıyor." },
    incubation: { title: "Açık programlara bakın", text: "Kuluçka, hızlandırma, yarışma." },
    talents: { title: "Ekip arkadaşı bulun", text: "Beceriye, role ve çalışma biçimine göre." },
    jobs: { title: "Açık ilanlara bakın", text: "Girişimlerde ve çevrelerinde." },
    startups: { title: "Girişimleri keşfedin", text: "Süzün, aramayı sonrası için kaydedin." },
    ecosystemMap: { title: "Haritaya göz atın", text: "Ekosistemde kim nerede?" },
    reports: { title: "Raporları okuyun", text: "Ekosistemin sayıları ve hikâyeleri." },
  },
  later: "Ana sayfaya git",
} satisfies typeof en;
