import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Yetkili makamlar için',
  description:
    'Polis, mahkemeler ve denetim kurumları {brand} işletmecisine nasıl ulaşır, bir talepte neler bulunmalı ve hangi veriler var.',
  heading: 'Yetkili makamlar için',
  lead: 'Bize nasıl ulaşılır, neler belirtilir, neyi biliriz ve neyi bilmeyiz.',
  sections: [
    {
      id: 'write',
      heading: 'Bize nasıl ulaşılır',
      paragraphs: [
        'Lütfen resmî bir adresten yazın. Yazılı olarak ve ancak talebi kimin gönderdiğini doğruladıktan sonra yanıt veririz.',
      ],
      contact: 'authorities',
    },
    {
      id: 'name',
      heading: 'Neler belirtilmeli',
      points: [
        'Makam, dosya numarası ve talebi doğrulamak için arayabileceğimiz bir muhatabın adı.',
        'Yasal dayanak ve gerekiyorsa mahkeme kararı.',
        'Şunlardan en az biri: emir numarası, blokzinciriyle birlikte işlem kimliği ya da coiniyle birlikte adres. Emirleri bir kişinin adıyla bulamayız.',
        'Söz konusu dönem, saat dilimiyle birlikte.',
        'Ne istendiği ve ne zamana kadar. Müşteriye bildirilmemesi gerekiyorsa bunu söyleyen kural.',
      ],
    },
    {
      id: 'data',
      heading: 'Elimizdeki veriler',
      points: [
        'Her emir için: coinler, tutarlar, yatırma adresi ve alıcı adresi, işlemler ve her adımın zamanı. Bunları muhasebe kaydı olarak saklarız.',
        'İade adresi: emir sona erdikten sonra bir yıl.',
        'Müşteri verdiyse e-posta adresi: emir sona erdikten sonra 90 gün.',
        'Bir ödemenin ya da adresin risk taraması sonucu ve müşterinin kimliğinin doğrulanıp doğrulanmadığı. Belgeler doğrulama hizmetindedir.',
        'Hesaplar için: e-posta adresi, tarayıcı, ülke ve IP adresiyle açık oturumlar ve oturum açıkken oluşturulan emirler.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'Elimizde olmayan veriler',
      paragraphs: [
        'Bir emir için ad, doğum tarihi ya da fotoğraf toplamayız. Ziyaretçilerin IP adreslerini emirlerle birlikte saklamayız, tarayıcı tanımlarını sileriz. Parolaları yalnızca özet değer olarak saklarız. Saklama süresi dolup silinen veriler, henüz var olan bir yedek dışında geri getirilemez.',
      ],
    },
    {
      id: 'urgent',
      heading: 'Coinler hâlâ hareket ediyorsa',
      paragraphs: [
        'Konuya “acil” sözcüğünü, ilk satıra işlem kimliğini yazın. Coinlerin gittiği adresi de belirtin. Coinlerin gelişi onaylanana kadar, bu adresi kısıtlı adresler listesine ekleyerek bir emri bekletebiliriz. Herkese açık bir blokzincirde yapılmış bir gönderim geri alınamaz.',
        'Bir emir beklemedeyken; serbest bırakılana, iade edilene ya da üzerinde yasanın öngördüğü şekilde tasarrufta bulunulana kadar defterlerimizde müşteriye borç olarak görünür.',
      ],
      links: [
        { text: 'Gizlilik politikası', path: '/privacy-policy' },
        { text: 'Risk taraması ve kimlik doğrulama', path: '/aml-kyc' },
      ],
    },
    {
      id: 'company',
      heading: 'Şirket',
      facts: 'company',
    },
  ],
}
