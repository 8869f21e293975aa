import type { English, Translated } from '../catalogue.ts'

export const developers = {
  metaTitle: 'Geliştiriciler için API · {brand}',
  metaDescription:
    'Bu takas hizmetini oluşturan çağrılar: temel adres, OpenAPI tanımı, olduğu gibi çalışan bir örnek ve iş ortakları için erişim.',
  title: 'Geliştiriciler için API',
  lead: 'Bu site ve bileşeni, bu sayfadaki çağrılardan oluşur. Programlarınız da onları kullanabilir.',
  baseTitle: 'Temel adres',
  specTitle: 'Makineler için tanım',
  specText:
    'Tek bir OpenAPI 3.1 belgesi her çağrıyı alanları, yanıtları ve retleriyle tanımlar. Belge, bu sunucunun yanıtladığı yollardan üretilir.',
  specLink: 'openapi.json dosyasını aç',
  tryTitle: 'Olduğu gibi çalışan bir örnek',
  tryText:
    'Şu anda {amount} {from} karşılığında ne kadar {to} alınacağını sorar. Anahtar gerekmez, bununla emir verilmez.',
  copyExample: 'Örneği kopyala',
  rulesTitle: 'Her çağrı için geçerli olanlar',
  ruleMoney:
    'Tutarlar her iki yönde de "0.25" gibi ondalık metinlerdir. Paraya kayan noktalı sayı değmez.',
  ruleRefusal:
    'Her reddin değişmeyen bir kodu ve insanlar için bir iletisi vardır. Kararı koda göre verin.',
  ruleRepeat:
    'Emir oluşturan her şey bir Idempotency-Key alır: iki kez gönderilen aynı istek tek bir emir oluşturur.',
  ruleLimits:
    'Çağrılar adrese göre sınırlıdır. 429 durumlu bir ret, ne zaman yeniden sorulacağını Retry-After alanında söyler.',
  accessTitle: 'İş ortakları için erişim',
  accessText:
    'Aşağıdaki çağrılar anahtar istemez. Bir emre ya da hesaba ait olanlar, sahibinin gizli bilgisini ya da oturumunu ister. İş ortağı anahtarları ortaklık programının parçasıdır, onlara bu hizmetin işletmecisi karar verir.',
  accessMail: 'Erişim için <mail>{email}</mail> adresine yazın.',
  callsTitle: 'Bu sunucunun çağrıları',
  callsLead: 'Yukarıdaki tanımdan alınmıştır; orada İngilizce açıklanırlar.',
  calls: { one: '{count} çağrı', other: '{count} çağrı' },
} as const satisfies Translated<English['developers']>
