-- Reasons that jurors choose from, by what they are about, and a reason that the organization gives where no juror gave one.
alter table program_reason add column topic text not null default 'application'
  check (topic in ('problem', 'solution', 'market', 'team', 'traction', 'money', 'fit', 'application'));
alter table program_letter add column reason text check (length(reason) between 10 and 1000);

insert into program_reason (id, topic, text_en, text_tr, sort_order) values
  ('0199a000-0000-7000-8000-000000000001', 'problem', 'The problem is described, but not for whom it is worth money.', 'Sorun anlatılmış, ama kimin bunun için para ödeyeceği belli değil.', 1),
  ('0199a000-0000-7000-8000-000000000002', 'problem', 'How often the problem occurs, and what it costs, is not shown.', 'Sorunun ne sıklıkta yaşandığı ve neye mal olduğu gösterilmemiş.', 2),
  ('0199a000-0000-7000-8000-000000000003', 'problem', 'There are no conversations with customers behind it yet.', 'Henüz arkasında müşteri görüşmeleri yok.', 3),
  ('0199a000-0000-7000-8000-000000000004', 'solution', 'It is not clear what the solution does and what is still to be built.', 'Çözümün bugün ne yaptığı, neyin henüz yapılmadığı belli değil.', 4),
  ('0199a000-0000-7000-8000-000000000005', 'solution', 'The difference from what exists today is too small.', 'Bugün var olanlardan farkı çok az.', 5),
  ('0199a000-0000-7000-8000-000000000006', 'solution', 'The technical risk is large, and there is no plan for it.', 'Teknik risk büyük ve buna dair bir plan yok.', 6),
  ('0199a000-0000-7000-8000-000000000007', 'market', 'The size of the market is claimed, not calculated.', 'Pazarın büyüklüğü öne sürülmüş, hesaplanmamış.', 7),
  ('0199a000-0000-7000-8000-000000000008', 'market', 'The first customers are not named precisely enough.', 'İlk müşteriler yeterince net tanımlanmamış.', 8),
  ('0199a000-0000-7000-8000-000000000009', 'market', 'Competitors are missing from the application.', 'Başvuruda rakiplere yer verilmemiş.', 9),
  ('0199a000-0000-7000-8000-000000000010', 'team', 'A skill that the product needs is missing from the team.', 'Ürünün gerektirdiği bir yetkinlik ekipte yok.', 10),
  ('0199a000-0000-7000-8000-000000000011', 'team', 'It is not clear who works on it full time.', 'Kimin tam zamanlı çalıştığı belli değil.', 11),
  ('0199a000-0000-7000-8000-000000000012', 'team', 'The experience of the team does not show in the answers.', 'Ekibin deneyimi yanıtlardan anlaşılmıyor.', 12),
  ('0199a000-0000-7000-8000-000000000013', 'traction', 'There are no users or pilots yet.', 'Henüz kullanıcı ya da pilot uygulama yok.', 13),
  ('0199a000-0000-7000-8000-000000000014', 'traction', 'Progress is described without numbers.', 'İlerleme rakam verilmeden anlatılmış.', 14),
  ('0199a000-0000-7000-8000-000000000015', 'traction', 'Little has changed over the last six months.', 'Son altı ayda çok az şey değişmiş.', 15),
  ('0199a000-0000-7000-8000-000000000016', 'money', 'It is not clear who pays, and how much.', 'Kimin ne kadar ödeyeceği belli değil.', 16),
  ('0199a000-0000-7000-8000-000000000017', 'money', 'The cost of winning a customer is not calculated.', 'Bir müşteri kazanmanın maliyeti hesaplanmamış.', 17),
  ('0199a000-0000-7000-8000-000000000018', 'money', 'The use of the investment is not explained.', 'Yatırımın nasıl kullanılacağı açıklanmamış.', 18),
  ('0199a000-0000-7000-8000-000000000019', 'fit', 'The startup is further along than the program is made for.', 'Girişim, programın hedeflediğinden daha ileri bir aşamada.', 19),
  ('0199a000-0000-7000-8000-000000000020', 'fit', 'The startup is earlier than the program is made for.', 'Girişim, programın hedeflediğinden daha erken bir aşamada.', 20),
  ('0199a000-0000-7000-8000-000000000021', 'fit', 'What the program offers is not what the startup needs now.', 'Programın sunduğu, girişimin şu an ihtiyaç duyduğu şey değil.', 21),
  ('0199a000-0000-7000-8000-000000000022', 'application', 'The answers are too short to judge it.', 'Yanıtlar değerlendirme yapmak için çok kısa.', 22),
  ('0199a000-0000-7000-8000-000000000023', 'application', 'Answers contradict each other.', 'Yanıtlar birbiriyle çelişiyor.', 23),
  ('0199a000-0000-7000-8000-000000000024', 'application', 'Other applications were stronger here this time.', 'Bu ölçütte bu kez başka başvurular daha güçlüydü.', 24);
