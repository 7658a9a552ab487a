import type en from "./messages.en.ts";

export default {
  accounts: {
    addressCode: "Yeni e‑posta için kod",
    closed: "Hesap kapatıldı",
    deletionHeldUp: "Hesap silinemedi",
    deletionPlanned: "Hesap silme planlandı",
    deletionReminder: "Planlanan silme hatırlatması",
    emailChanged: "E‑posta değişti",
    emailTaken: "Kayıtlı e‑postayla kayıt denemesi",
    joinWish: "Ekibe katılma isteği",
    joinWishDeclined: "Katılma isteği reddedildi",
    newDevice: "Yeni cihazdan giriş",
    newEmail: "Yeni e‑postayı doğrulama",
    passkeyAdded: "Geçiş anahtarı eklendi",
    passkeyRemoved: "Geçiş anahtarı kaldırıldı",
    passwordChanged: "Şifre değişti",
    secondFactorAdded: "İki adımlı giriş açıldı",
    secondFactorRemoved: "İki adımlı giriş kapatıldı",
    resetPassword: "Şifremi unuttum",
    signInsRefused: "Girişler durduruldu",
    verifyEmail: "E‑posta doğrulama",
    welcome: "Hoş geldiniz, şifre belirleme",
  },
  claims: {
    decided: "Sahiplenme isteği sonuçlandı",
    proof: "Sahiplenme kanıtı",
  },
  exports: {
    ready: "Liste dosyası hazır",
  },
  facts: {
    check: "Bilgiler güncel mi?",
  },
  firstDay: {
    testMail: "Deneme e‑postası",
  },
  introductions: {
    accepted: "Tanıştırma kabul edildi",
    passed: "Tanıştırma isteği",
  },
  keys: {
    made: "Anahtar oluşturuldu",
  },

  invitations: {
    answered: "Davete yanıt",
    invited: "Davet",
  },
  jobs: {
    applicantShowsWage: "Başvuran ücret beklentisini gösteriyor",
    applicantLeft: "Başvuran ayrılıyor",
    applicationMoved: "İş başvurusunda gelişme",
    applicationReceived: "Yeni iş başvurusu",
    applicationWithdrawn: "İş başvurusu geri çekildi",
    teamShowsWage: "Ekip iş ilanının ücretini gösteriyor",
  },
  lists: {
    newRows: "Kayıtlı aramada yeni sonuçlar",
    week: "Takip edilenlerdeki haftalık yenilikler",
  },
  looking: {
    seen: "Sizin gözünüzle bakılıyor",
  },
  members: {
    memberLeft: "Üye ayrıldı",
    permissionsChanged: "Yetkiler değişti",
  },
  messages: {
    reportDecided: "Bildirilen mesaj incelendi",
    unread: "Okunmamış mesajlar",
  },
  organizations: {
    networkAnswered: "Ağ üyeliği yanıtlandı",
    networkSaid: "Onaylanacak ağ üyeliği",
  },
  payments: {
    cancelled: "Abonelik sona eriyor",
    endedUnpaid: "Paket ödenmediği için sona erdi",
    failed: "Kart reddedildi",
    notPaid: "Ödeme ulaşmadı",
    receipt: "Ödeme belgesi",
  },
  premium: {
    gift: "Hediye paket",
    seat: "Paketten kullanıcı hakkı",
    seatInvited: "Paketten bir adrese ayrılan kullanıcı hakkı",
    seatEnded: "Paketteki kullanıcı hakkı sona erdi",
  },
  programs: {
    applicationSent: "Program başvurusu ulaştı",
    juryInvitation: "Jüri daveti",
    placeAnswered: "Programdaki yer için verilen yanıt",
    placeReminder: "Programdaki yer için hatırlatma",
    juryWork: "Jüri üyesini bekleyen değerlendirmeler",
    result: "Başvuru sonucu",
  },
  pulse: {
    questions: "Nabız soruları",
  },
  startups: {
    hostingAnswered: "Destek beyanı yanıtlandı",
    hostingEnded: "Destek süresi değişti",
    hostingRemoved: "Destek kaydı kaldırıldı",
    hostingSaid: "Onay bekleyen destek beyanı",
    linkAnswered: "Beyan yanıtlandı",
    linkSaid: "Onay bekleyen beyan",
    roundAdded: "Onay bekleyen tur",
    roundAnswered: "Tur yanıtlandı",
  },
  tables: {
    bulkDone: "Toplu değişiklik tamamlandı",
    exportReady: "Excel dosyası hazır",
  },
  waiting: {
    daily: "Bekleyenler, günde bir",
  },
} satisfies typeof en;
