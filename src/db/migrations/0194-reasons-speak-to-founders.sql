-- Reasons of the catalogue speak to those who read them in a letter, and some say what is good.
alter table program_reason add column is_strength boolean not null default false;

update program_reason r set text_en = t.text_en, text_tr = t.text_tr from (values
  ('0199a000-0000-7000-8000-000000000001'::uuid, 'You describe the problem, but not for whom it is worth money.', 'Sorunu anlatmışsınız, ama bunun için kimin para ödeyeceği belli değil.'),
  ('0199a000-0000-7000-8000-000000000002', 'You do not show how often the problem occurs or what it costs.', 'Sorunun ne sıklıkta yaşandığını ve neye mal olduğunu göstermemişsiniz.'),
  ('0199a000-0000-7000-8000-000000000003', 'You have no conversations with customers behind it yet.', 'Bunu henüz müşteri görüşmeleriyle desteklememişsiniz.'),
  ('0199a000-0000-7000-8000-000000000004', 'You do not make clear what your solution does today and what is still to be built.', 'Çözümünüzün bugün ne yaptığını, neyin henüz yapılmadığını netleştirmemişsiniz.'),
  ('0199a000-0000-7000-8000-000000000005', 'Your solution differs too little from what exists today.', 'Çözümünüzün bugün var olanlardan farkı çok az.'),
  ('0199a000-0000-7000-8000-000000000006', 'Your technical risk is large, and you have no plan for it.', 'Teknik riskiniz büyük ve buna dair bir planınız yok.'),
  ('0199a000-0000-7000-8000-000000000007', 'You state the size of your market without calculating it.', 'Pazarınızın büyüklüğünü hesaplamadan öne sürmüşsünüz.'),
  ('0199a000-0000-7000-8000-000000000008', 'You do not name your first customers precisely enough.', 'İlk müşterilerinizi yeterince net tanımlamamışsınız.'),
  ('0199a000-0000-7000-8000-000000000009', 'You leave competitors out of your application.', 'Başvurunuzda rakiplerinize yer vermemişsiniz.'),
  ('0199a000-0000-7000-8000-000000000010', 'Your team lacks a skill that your product needs.', 'Ürününüzün gerektirdiği bir yetkinlik ekibinizde yok.'),
  ('0199a000-0000-7000-8000-000000000011', 'You do not say who of you works on it full time.', 'Ekibinizde kimin tam zamanlı çalıştığını belirtmemişsiniz.'),
  ('0199a000-0000-7000-8000-000000000012', 'Your answers do not show the experience of your team.', 'Ekibinizin deneyimi yanıtlarınızdan anlaşılmıyor.'),
  ('0199a000-0000-7000-8000-000000000013', 'You have no users or pilots yet.', 'Henüz kullanıcınız ya da pilot uygulamanız yok.'),
  ('0199a000-0000-7000-8000-000000000014', 'You describe your progress without numbers.', 'İlerlemenizi rakam vermeden anlatmışsınız.'),
  ('0199a000-0000-7000-8000-000000000015', 'Little has changed at your startup over the last six months.', 'Girişiminizde son altı ayda çok az şey değişmiş.'),
  ('0199a000-0000-7000-8000-000000000016', 'You do not make clear who pays you, and how much.', 'Size kimin ne kadar ödeyeceğini netleştirmemişsiniz.'),
  ('0199a000-0000-7000-8000-000000000017', 'You have not calculated what winning a customer costs you.', 'Bir müşteri kazanmanın size maliyetini hesaplamamışsınız.'),
  ('0199a000-0000-7000-8000-000000000018', 'You do not explain how you would use the investment.', 'Yatırımı nasıl kullanacağınızı açıklamamışsınız.'),
  ('0199a000-0000-7000-8000-000000000019', 'Your startup is further along than our program is made for.', 'Girişiminiz, programımızın hedeflediğinden daha ileri bir aşamada.'),
  ('0199a000-0000-7000-8000-000000000020', 'Your startup is earlier than our program is made for.', 'Girişiminiz, programımızın hedeflediğinden daha erken bir aşamada.'),
  ('0199a000-0000-7000-8000-000000000021', 'What our program offers is not what you need now.', 'Programımızın sunduğu, şu an ihtiyaç duyduğunuz şey değil.'),
  ('0199a000-0000-7000-8000-000000000022', 'Your answers are too short for us to judge them.', 'Yanıtlarınız değerlendirme yapmamız için çok kısa.'),
  ('0199a000-0000-7000-8000-000000000023', 'Your answers contradict each other.', 'Yanıtlarınız birbiriyle çelişiyor.'),
  ('0199a000-0000-7000-8000-000000000024', 'Other applications were stronger than yours here this time.', 'Bu ölçütte bu kez sizinkinden daha güçlü başvurular vardı.')
) t (id, text_en, text_tr) where r.id = t.id;

insert into program_reason (id, topic, is_strength, text_en, text_tr, sort_order) values
  ('0199a000-0000-7000-8000-000000000031', 'problem', true, 'You show that the problem is real, and what it costs.', 'Sorunun gerçek olduğunu ve neye mal olduğunu göstermişsiniz.', 31),
  ('0199a000-0000-7000-8000-000000000032', 'problem', true, 'You have listened closely to your customers.', 'Müşterilerinizi yakından dinlemişsiniz.', 32),
  ('0199a000-0000-7000-8000-000000000033', 'solution', true, 'Your solution works today and has been tried by users.', 'Çözümünüz bugün çalışıyor ve kullanıcılar tarafından denenmiş.', 33),
  ('0199a000-0000-7000-8000-000000000034', 'solution', true, 'Your solution is clearly better than what exists today.', 'Çözümünüz bugün var olanlardan açıkça daha iyi.', 34),
  ('0199a000-0000-7000-8000-000000000035', 'market', true, 'You know your market and have calculated its size.', 'Pazarınızı tanıyor, büyüklüğünü hesaplamış durumdasınız.', 35),
  ('0199a000-0000-7000-8000-000000000036', 'market', true, 'You know exactly who your first customers are.', 'İlk müşterilerinizin kim olduğunu tam olarak biliyorsunuz.', 36),
  ('0199a000-0000-7000-8000-000000000037', 'team', true, 'Your team has the skills that your product needs.', 'Ekibiniz, ürününüzün gerektirdiği yetkinliklere sahip.', 37),
  ('0199a000-0000-7000-8000-000000000038', 'team', true, 'Your team has come far with little.', 'Ekibiniz kısıtlı imkânlarla çok yol almış.', 38),
  ('0199a000-0000-7000-8000-000000000039', 'traction', true, 'Your users or pilots show that there is demand.', 'Kullanıcılarınız ya da pilot uygulamalarınız talep olduğunu gösteriyor.', 39),
  ('0199a000-0000-7000-8000-000000000040', 'money', true, 'You know who pays you, how much, and why.', 'Size kimin, ne kadar ve neden ödediğini biliyorsunuz.', 40),
  ('0199a000-0000-7000-8000-000000000041', 'fit', true, 'What our program offers is just what you need next.', 'Programımızın sunduğu, tam da şimdi ihtiyaç duyduğunuz şey.', 41),
  ('0199a000-0000-7000-8000-000000000042', 'application', true, 'Your answers are clear and complete.', 'Yanıtlarınız açık ve eksiksiz.', 42);
