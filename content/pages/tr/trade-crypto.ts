import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Kripto alım satımı: coinleri iyi takas edin',
  description:
    'Bir coini başka bir coinle sürprizsiz takas etmek: elinize geçeni karşılaştırın; kuru, ağı ve zamanı seçin.',
  heading: 'Bir coini başka bir coinle değiştirin',
  lead: 'Emir defteri yok, bakiye yok: iki coin, bir tutar ve karşılığında ne alacağınız, siz ödemeden önce.',
  sections: [
    {
      id: 'compare',
      heading: 'Elinize geçeni karşılaştırın',
      paragraphs: [
        'Kur tek başına az şey söyler. Önemli olan, tüm ücretlerden sonra cüzdanınıza ulaşan tutardır. Buradaki teklif işte bu tutardır: hizmet ücreti ve ağ ücreti zaten düşülmüştür, ikisi de gösterilir. Onu başka yerdeki aynı rakamla, aynı tutar için ve aynı dakikada karşılaştırın.',
        'Ağ ücreti küçük ve büyük emirler için aynıdır. Büyük bir emir onu on küçük emirden daha kolay taşır.',
      ],
    },
    {
      id: 'rate',
      heading: 'Kur türünü seçin',
      points: [
        'Değişken: genellikle biraz daha fazla verir ve ödemeniz onaylanana kadar piyasayı izler. Blokları hızlı coinler ve sakin saatler için iyidir.',
        'Garantili: 15 ya da 20 dakika içinde yapılan kesin bir ödeme için tam olarak gösterilen tutar. Birine belirli bir tutar borçluysanız ya da piyasa huzursuzsa iyidir.',
      ],
    },
    {
      id: 'network',
      heading: 'Ağa dikkat edin',
      paragraphs: [
        'Birçok token birden fazla ağda bulunur ve her biri listemizde ayrı bir satırdır. Cüzdanınızdakini seçin ve yalnızca o ağdan gönderin. Bir ağın ücreti ötekinin yüz katı olabilir: cüzdanınız ikisini de destekliyorsa ucuz olanı size daha çok bırakır.',
      ],
    },
    {
      id: 'first',
      heading: 'İlk ya da büyük bir emirden önce',
      steps: [
        'Adresinizin ve memonuzun doğru olduğunu görmek için çifti, en az tutarın üzerinde küçük bir tutarla deneyin.',
        'Çiftin kurunun seyrine formdaki “ayrıntılar” altındaki grafikte bakın.',
        'Garantili kurdan emir oluşturmadan önce cüzdanınızı hazır bulundurun; süresi hemen başlar.',
        'Tam olarak gösterilen tutarı gönderin. Cüzdanınızın gönderme için aldığı ücret bunun üstüne eklenir.',
        'Emrin gizli bağlantısını kaydedin.',
      ],
      links: [
        { text: 'Takasa başla', path: '/' },
        { text: 'Tüm coinler ve sınırları', path: '/supported-currencies' },
        { text: 'Büyük tutarlar', path: '/otc-desk' },
        { text: 'Hızlı kurs', path: '/crashcourse' },
      ],
    },
    {
      id: 'not',
      heading: 'Burası ne değildir',
      paragraphs: [
        'Burada limit emri, kaldıraç ve faiz yoktur; bu sitedeki hiçbir şey alım ya da satım tavsiyesi değildir. Coin fiyatları yükseldiği gibi düşer de; yalnızca onsuz yapabileceğiniz kadarını takas edin.',
      ],
    },
  ],
}
