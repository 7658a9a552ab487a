import type en from "./messages.en.ts";

export default {
  title: "Demo e‑postaları",
  lead: "E‑posta sunucusu tanımlı değil: e‑postalar gönderilmez, burada ve veri klasöründe saklanır.",
  list: "E‑postalar",
  shown: "{shown, number} / {total, number} e‑posta, en yeniden eskiye",
  waiting: "bekliyor",
  to: "Alıcı",
  kind: "Tür",
  views: "E‑posta görünümleri",
  designed: "Tasarımlı",
  plain: "Düz metin",
  html: "“{subject}” e‑postasının tasarımlı hâli",
  emptyTitle: "Henüz e‑posta yok",
  emptyText: "Kayıt olun ya da yeni şifre isteyin; e‑posta burada görünür.",
  choose: "Okumak için bir e‑posta seçin.",
} satisfies typeof en;
