import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Coininizi ya da tokeninizi listeletin',
  description:
    'Bir coin ya da token {brand} listesine nasıl girer: işletmeci neleri kontrol eder, hangi bilgiler gönderilir, listelemeden sonra ne olur.',
  heading: 'Coinler ve tokenler için',
  lead: 'Burada listelenen bir coin, listedeki diğer tüm coinlerle takas edilebilir.',
  sections: [
    {
      id: 'what',
      heading: 'Size ne kazandırır',
      points: [
        'Takas formunun coin listesinde ad, sembol, simge ve ağla bir yer.',
        'Her çifti için on üç dilde, güncel kur ve limitlerle sayfalar.',
        'Değişken kurlar ve piyasası yeterince likitse garantili kurlar.',
        'Siteniz ya da cüzdanınız için, formu coininiz seçili olarak açan bir bağlantı.',
      ],
    },
    {
      id: 'looked-at',
      heading: 'İşletmeci neleri kontrol eder',
      paragraphs: [
        '{brand} işletmecisi her coine kendisi karar verir ve müşterilere karşı ondan sorumludur. Birkaç bağımsız piyasadan güvenilir bir fiyat, alıp satmaya yetecek likidite ve ağının çalıştırılabilecek ya da bağlanılabilecek bir düğümü olmalıdır. Tokenin sözleşmesi, yoldaki ödemeleri donduramamalı, onlardan kesinti yapamamalı ve onları geri alamamalıdır. Coinin blokzincirini yeniden yazmak fazlasıyla pahalı olmalıdır.',
        'Listelenmek bir tavsiye değildir ve sona erebilir. Güvenilir fiyatı olmayan bir coin, fiyatlar geri gelene kadar otomatik olarak duraklatılır.',
      ],
    },
    {
      id: 'send',
      heading: 'Bize ne göndermelisiniz',
      steps: [
        'Ad, sembol ve ağ; tokense sözleşme adresiyle birlikte, kendi sitenizde göründüğü gibi.',
        'Ondalık basamak sayısı ve transferler için memo ya da etiket gerekip gerekmediği.',
        'Nerede işlem gördüğü ve her piyasadaki son 30 günlük hacmi.',
        'Blok gezgini, kaynak kod, güvenlik denetimleri ve sözleşmeyi kimin değiştirip durdurabildiği.',
        'Kullanım izniyle birlikte SVG biçiminde bir simge.',
        'Ağ yükseltmeleri ve kesintileri için bir muhatap.',
      ],
      contact: 'business',
    },
    {
      id: 'after',
      heading: 'Sonra ne olur',
      paragraphs: [
        'Zaten desteklediğimiz bir ağdaki token için esas olarak bilgilerinin kontrol edilmesi gerekir. Kendi ağı olan bir coin ise düğüm, cüzdan ve testler gerektirir, bu yüzden daha uzun sürer. Yükseltmeleri bize erkenden bildirin; böylece bir şey bozulmadan önce ödemeleri ve gönderimleri duraklatabiliriz.',
        'Mesajlaşma uygulamalarında asla listeleme satmayız. Bizim adımıza peşin ödeme karşılığında listeleme öneren kişi bizden değildir.',
      ],
      links: [
        { text: 'Desteklenen coinler', path: '/supported-currencies' },
        { text: 'İş ortakları', path: '/partners' },
      ],
    },
  ],
}
