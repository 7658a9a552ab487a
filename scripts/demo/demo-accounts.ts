import type { DemoRole } from "#shared/demo-accounts.ts";
import type { Role } from "#shared/viewer.ts";

interface DemoPerson {
  key: DemoRole;
  name: string;
  surname: string;
  title: string;
  userType: string;
  /** Their role on the platform. */
  platform?: Role;
}

const person = (
  key: DemoRole,
  name: string,
  surname: string,
  title: string,
  userType: string,
  platform?: Role,
): DemoPerson => ({ key, name, surname, title, userType, platform });

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  person("admin", "Nehir", "Akdoğan", "Kovan Genel Koordinatörü", "employee", "admin"),
  person("moderator", "Ilgın", "Sarıkaya", "Topluluk Moderatörü", "employee", "moderator"),
  person("special-admin", "Tarık", "Özışık", "Ekosistem Direktörü", "employee", "specialAdmin"),
  person("entrepreneur", "Işıl", "Karabey", "Kurucu ve Genel Müdür", "entrepreneur"),
  person("investor", "Cem", "Altınordu", "Yatırım Direktörü", "investor"),
  person("head-hunter", "Pelin", "Ağaoğulları", "Yetenek Avcısı", "head-hunter"),
  person("job-hunter", "Umut", "Değirmenci", "Ürün Tasarımcısı", "job-hunter"),
  person("employee", "İlker", "Çınaroğlu", "Backend Geliştirici", "employee"),
  person("organizer", "Gülşah", "İnceoğlu", "Kuluçka Merkezi Müdürü", "organization-organizer"),
  person("provider", "Ozan", "Yeşilırmak", "Mali Müşavir", "service-provider"),
  person("jury", "Selin", "Bozdağlı", "Jüri Üyesi ve Mentor", "investor"),
  person("premium", "Deniz", "Ünsaldı", "Bağımsız Danışman", "investor"),
  person("business", "Harun", "Çetinöz", "İş Geliştirme Direktörü", "investor"),
  person("member", "Zehra", "Gökçeoğlu", "Yazılım Mühendisi", "employee"),
];
