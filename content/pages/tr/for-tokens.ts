import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Coinler ve tokenler için: listelenin',
  description:
    'Bir coin ya da token {brand} listesine nasıl girer: işletmeci nelere bakar, hangi bilgiler gönderilir, listelemeden sonra ne olur.',
  heading: 'Coinler ve tokenler için',
  lead: 'Burada listelenen bir coin, listedeki başka her coinle takas edilebilir.',
  sections: [
    {
      id: 'what',
      heading: 'Listelenmek ne getirir',
      points: [
        'Takas formunun listesinde ad, kod, simge ve ağla bir yer.',
        'Çiftleri için on üç dilde, güncel kur ve sınırlarla kendi sayfaları.',
        'Değişken kurlar ve piyasasının kaldırdığı yerde garantili kurlar.',
        'Kendi siteniz ya da cüzdanınız için, coininizin dolu geldiği forma düz bir bağlantı.',
      ],
    },
    {
      id: 'looked-at',
      heading: 'İşletmeci nelere bakar',
      paragraphs: [
        '{brand} işletmecisi her coine kendisi karar verir ve müşterilerine karşı ondan sorumludur. Onu birkaç bağımsız piyasadan fiyatlayabilmeli, alıp satabilmeli ve ağının bir düğümünü çalıştırabilmeli ya da ona ulaşabilmelidir. Tokenin sözleşmesi ödemeleri geçerken dondurabilmemeli, onlardan kesinti yapamamalı, onları geri alamamalıdır; coinin zincirini yeniden yazmak da yeterince pahalı olmalıdır.',
        'Listelenmek bir tavsiye değildir ve sona erebilir: güvenilir fiyatı olmayan bir coin, fiyatlar geri gelene kadar kendiliğinden duraklatılır.',
      ],
    },
    {
      id: 'send',
      heading: 'Neler gönderilir',
      steps: [
        'Ad, kod ve ağ; tokense sözleşme adresiyle birlikte, kendi sitenizde yazdığı gibi.',
        'Ondalık basamak sayısı ve transferlerin memo ya da etiket isteyip istemediği.',
        'Nerede işlem gördüğü ve her piyasadaki son otuz günlük hacmi.',
        'Gezgin, kaynak kod, güvenlik incelemelerinin raporları ve sözleşmeyi kimin değiştirip durdurabildiği.',
        'Gösterme hakkıyla birlikte SVG biçiminde bir simge.',
        'Ağ yükseltildiğinde ya da durduğunda yanıt veren bir kişi.',
      ],
      contact: 'business',
    },
    {
      id: 'after',
      heading: 'Ondan sonra',
      paragraphs: [
        'Burada zaten var olan bir ağdaki token, esas olarak denetlenmiş bir dizi bilgidir. Kendi ağı olan bir coin ise düğüm, cüzdan ve testler ister, bu yüzden daha uzun sürer. Yükseltmeleri bize zamanında bildirin: o zaman ödemeler, bir şey bozulduktan sonra değil, bozulmadan önce durdurulabilir.',
        'Burada kimse mesajlaşma uygulamasında listeleme satmaz. Bizim adımıza peşin ödemeyle listeleme öneren kişi bizden değildir.',
      ],
      links: [
        { text: 'Bugünkü coinler', path: '/supported-currencies' },
        { text: 'İş ortakları', path: '/partners' },
      ],
    },
  ],
}
