import type { TypeKind } from "../../type-kinds.ts";
import type { Aliases } from "./types.ts";

/** Words of lists and of people for kinds of organizations, of programs and of who applies to them. */
export const ORGANIZATION_ALIASES = {
  organizerType: {
    "angel-investment-network":
      "Angel network, Business angel network, BAN, Melek ağı, Melek yatırımcı ağı, Angel club",
    "angel-investor": "Angel, Business angel, Melek, Bireysel katılım yatırımcısı, BKY",
    company: "Corporate, Corporation, Firma, Kurumsal, Özel şirket",
    "corporate-venture-capital": "CVC, Corporate VC, Kurumsal girişim fonu",
    "entrepreneurship-center": "Entrepreneurship centre, Girişimcilik ofisi",
    "incubation-center":
      "Incubator, Incubation centre, Incubation, Kuluçka, Accelerator center, Hızlandırma merkezi, TEKMER, İŞGEM, Ön kuluçka merkezi",
    "investment-company": "Investment firm, Yatırım firması, Yatırım ortaklığı, Holding",
    ngo: "Non governmental organization, Non-profit, Nonprofit, STK, Dernek, Vakıf, Association, Foundation",
    "private-equity": "PE, Özel sermaye, Private equity fund",
    "science-park":
      "Technopark, Techno park, Technology park, Teknokent, Teknopark/Teknokent, Teknoloji geliştirme bölgesi, TGB, Technology development zone, Research park, Tekno park, Bilim parkı",
    "technology-transfer-office": "TTO, Tech transfer office, Technology transfer, TTO ofisi, Teknoloji transferi",
    "venture-capital":
      "VC, Venture capital fund, VC fund, Risk sermayesi, Risk sermayesi fonu, Girişim sermayesi fonu, Girişim sermayesi yatırım fonu, GSYF, Venture fund",
    university: "Üni, Uni, Universities, Higher education",
  },
  serviceIndustry: {
    legal: "Legal, Law, Legal advice, Hukuk, Hukuk danışmanlığı, Avukatlık, Avukat, Lawyers",
    accounting: "Accounting, Tax, Bookkeeping, Muhasebe, Mali müşavirlik, Mali müşavir, Vergi, Accountants",
    "financial-consulting": "Financial advice, Finans danışmanlığı, Mali danışmanlık",
    "grant-consulting": "Grant consulting, Hibe danışmanlığı, Teşvik danışmanlığı, Grant advice",
    "patent-and-trademark": "Trademark, Trademarks, Marka tescil, Marka patent, Patent vekili, Patent attorney",
    "digital-marketing": "Marketing, Pazarlama, SEO",
    "public-relations": "PR",
    "content-production": "Video production, Video prodüksiyon, İçerik üretimi",
    translation: "Tercüme, Translators",
    "human-resources": "HR, İK, İnsan kaynakları, Recruitment, İşe alım",
    "cloud-and-hosting": "Hosting, Barındırma, Bulut hizmetleri",
    "office-and-coworking": "Coworking, Co-working, Coworking space, Ortak çalışma alanı, Ofis, Office space",
    "event-management": "Events, Etkinlik, Organizasyon",
    "customer-support": "Call center, Çağrı merkezi",
    "export-consulting": "Export, İhracat",
  },
  programType: {
    "pre-incubation": "Pre incubator, Ön kuluçka programı",
    incubation: "Incubator, Incubation program, Kuluçka programı",
    acceleration: "Accelerator, Acceleration program, Hızlandırıcı, Hızlandırma programı",
    mentoring: "Mentor, Mentors, Mentör, Mentorship, Mentörlük, Mentor programı",
    training: "Course, Kurs, Eğitim programı, Workshop, Atölye",
    bootcamp: "Boot camp, Kamp, Eğitim kampı",
    competition: "Contest, Challenge, Startup competition, Girişim yarışması, Ödül",
    hackathon: "Hack, Hackathonlar, Yazılım maratonu",
    ideathon: "Fikirmaratonu",
    investment: "Investment",
    grant: "Grants, Grant, Hibe, Hibe desteği, Grant programme",
    "demo-day": "Demoday",
    internationalisation: "Going global, Yurt dışına açılma",
    "open-innovation": "Open innovation program",
    "pilot-project": "Pilot, PoC, Proof of concept",
    fellowship: "Scholarship, Burs",
  },
  programStatus: {
    open: "Open, Open now, Open call, Open calls, Açık, Açık çağrı, Açık çağrılar, Başvuruları açık",
    coming: "Upcoming, Soon, Yakında açılacak",
    closed: "Kapalı, Kapanmış",
  },
} as const satisfies Partial<Record<TypeKind, Aliases>>;
