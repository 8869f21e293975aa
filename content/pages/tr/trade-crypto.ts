import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Kripto alım satımı nasıl yapılır',
  description:
    'Bir coin başka bir coinle sürprizsiz nasıl takas edilir: elinize geçeni karşılaştırın; doğru kuru, ağı ve zamanı seçin.',
  heading: 'Kripto alım satımı nasıl yapılır',
  lead: 'Emir defteri yok, bakiye yok: iki coin ve bir tutar seçin, ödemeden önce ne alacağınızı görün.',
  sections: [
    {
      id: 'compare',
      heading: 'Elinize geçeni karşılaştırın',
      paragraphs: [
        'Kur tek başına çok şey söylemez. Önemli olan, tüm ücretlerden sonra elinize geçen tutardır. Tahminimiz tam olarak bunu gösterir: takas ücreti ve ağ ücreti düşülmüştür, ikisi de listelenir. Bunu başka yerlerdeki son tutarla, aynı tutar ve aynı an için karşılaştırın.',
        'Ağ ücreti küçük ve büyük emirler için aynıdır; bu yüzden büyük bir emir, on küçük emirden daha ucuza gelir.',
      ],
    },
    {
      id: 'rate',
      heading: 'Kur türünü seçin',
      points: [
        'Değişken: genellikle biraz daha fazla verir ve ödemeniz onaylanana kadar piyasayı takip eder. Blokları hızlı coinler ve sakin piyasalar için iyidir.',
        'Garantili: tutarı 15 ya da 20 dakika içinde tam olarak öderseniz tam olarak gösterilen tutarı verir. Kesin bir tutara ihtiyacınız varsa ya da oynak piyasalarda iyidir.',
      ],
    },
    {
      id: 'network',
      heading: 'Ağı kontrol edin',
      paragraphs: [
        'Birçok token birden fazla ağda bulunur ve her biri listemizde ayrı bir satırdır. Cüzdanınızın desteklediğini seçin ve yalnızca o ağda gönderin. Bir ağ, ötekinin yüz katı ücret alabilir. Cüzdanınız ikisini de destekliyorsa ucuz olanla elinize daha çok geçer.',
      ],
    },
    {
      id: 'first',
      heading: 'İlk ya da büyük bir emirden önce',
      steps: [
        'Adresinizin ve memonuzun doğru olduğunu görmek için çifti, minimumun üzerinde küçük bir tutarla deneyin.',
        'Formdaki “ayrıntılar” altında çiftin fiyat grafiğine bakın.',
        'Garantili kurdan emir oluşturmadan önce cüzdanınızı hazır bulundurun: geri sayım hemen başlar.',
        'Tam olarak gösterilen tutarı gönderin. Cüzdanınız kendi ağ ücretini ayrıca ekler.',
        'Emrin gizli bağlantısını saklayın.',
      ],
      links: [
        { text: 'Takasa başla', path: '/' },
        { text: 'Tüm coinler ve limitler', path: '/supported-currencies' },
        { text: 'Büyük işlemler', path: '/otc-desk' },
        { text: 'Hızlı kurs', path: '/crashcourse' },
      ],
    },
    {
      id: 'not',
      heading: 'Neleri sunmuyoruz',
      paragraphs: [
        'Limit emri, kaldıraç ve faiz sunmuyoruz; bu sitedeki hiçbir şey alım ya da satım tavsiyesi değildir. Kripto fiyatları yükselebildiği gibi düşebilir de. Yalnızca kaybetmeyi göze alabileceğiniz kadarını takas edin.',
      ],
    },
  ],
}
