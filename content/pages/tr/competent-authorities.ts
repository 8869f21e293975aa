import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Yetkili makamlar için',
  description:
    'Polis, mahkemeler ve denetim kurumları {brand} işletmecisine nasıl ulaşır, bir talepte neler bulunmalı ve hangi veriler var.',
  heading: 'Yetkili makamlar için',
  lead: 'Bize nasıl yazılır, neler belirtilir, neyi bilebiliriz ve neyi bilemeyiz.',
  sections: [
    {
      id: 'write',
      heading: 'Nereye yazılır',
      paragraphs: [
        'Lütfen resmî bir adresten yazın. Talepler yazılı olarak, ancak belirtilen makamdan geldiklerinden emin olduktan sonra yanıtlanır.',
      ],
      contact: 'authorities',
    },
    {
      id: 'name',
      heading: 'Bir talepte neler bulunmalı',
      points: [
        'Makam, dosya numarası ve geri aranabilecek kişinin adı.',
        'Dayandığı yasa ve gerekiyorsa mahkeme kararı.',
        'Şunlardan en az biri: emir kodu, zinciriyle birlikte işlem kimliği, coiniyle birlikte adres. Emirler bir kişinin adıyla bulunamaz.',
        'Söz konusu zaman, saat dilimiyle birlikte.',
        'Ne istendiği ve ne zamana kadar. Müşteriye bildirilmemesi gerekiyorsa bunu söyleyen kural.',
      ],
    },
    {
      id: 'data',
      heading: 'Hangi veriler var',
      points: [
        'Her emir için: coinler, tutarlar, ödeme adresi ve alıcı adresi, işlemler ve her adımın zamanı. Bunlar defterlerin parçası olarak saklanır.',
        'İade adresi: emir bittikten sonra bir yıl.',
        'Müşteri verdiyse e-posta adresi: emir bittikten sonra 90 gün.',
        'Risk taramasının bir ödeme ya da adres için söylediği ve bir müşterinin kimliğinin doğrulanıp doğrulanmadığı. Belgeler kimlik doğrulama hizmetindedir.',
        'Hesaplar için: e-posta adresi, tarayıcı, ülke ve ağ adresiyle açık oturumlar ve oturum açıkken oluşturulan emirler.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'Neler yok',
      paragraphs: [
        'Bir emir için ad, doğum tarihi ve resim toplanmaz. Ziyaretçilerin ağ adresleri emirlerle birlikte saklanmaz, tarayıcı tanımları atılır. Parolalar yalnızca özet değer olarak saklanır. Süresi dolunca silinen, var olduğu sürece bir yedekten başka yoldan geri getirilemez.',
      ],
    },
    {
      id: 'urgent',
      heading: 'Coinler hâlâ hareket ediyorsa',
      paragraphs: [
        'Konuya “acil” sözcüğünü, ilk satıra işlem kimliğini yazın. Coinlerin gittiği adresi de belirtin. Coinlerin gelişi onaylanana kadar, bu adresi kısıtlı adresler listesine ekleyerek bir emri bekletebiliriz. Herkese açık bir zincirde gönderilmiş bir ödeme geri alınamaz.',
        'Bekletilen emir; serbest bırakılana, iade edilene ya da yasaca yetkili olan tasarruf edene kadar defterlerde müşterisine borç olarak kalır.',
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
