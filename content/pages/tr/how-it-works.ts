import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Bir takas nasıl işler',
  description:
    'Tekliften size yapılan ödemeye: {brand} üzerinde bir emrin her adımı, ne kadar sürdüğü ve ödeme farklı olursa ne olduğu.',
  heading: 'Bir takas nasıl işler',
  lead: 'Bir emir, sizden gelen bir ödeme ile size yapılan bir ödemedir. İkisinin arasında olanlar bunlardır.',
  sections: [
    {
      id: 'steps',
      heading: 'Beş adım',
      steps: [
        'İki coin ve bir tutar seçin. Teklif; kuru, hizmet ücretini, ağ ücretini ve alacağınız tutarı gösterir.',
        'Yeni coinleri alacak adresi verin. Adresi yapıştırın, kodunu tarayın; cüzdanınız bir memo ya da etiket gösteriyorsa onu da ekleyin. Garantili kurda bir iade adresi de gerekir.',
        'Her şeyi kontrol edip emri oluşturun. Size bir adres, kesin bir tutar ve bazı coinlerde bir memo gösterilir.',
        'Kendi cüzdanınızdan ödeyin. Ödeme birkaç saniye içinde görülür ve sayfanın siz ödemeden önce belirttiği sayıda onaydan sonra geçerli sayılır.',
        'Seçtiğiniz coinler adresinize gönderilir. Size yapılan bu ödeme kendi zincirinde onaylanınca emir tamamlanır.',
      ],
    },
    {
      id: 'rates',
      heading: 'Değişken ya da garantili',
      paragraphs: [
        'Değişken kurda tutar, ödemenizin onaylandığı andaki piyasaya göre belirlenir. Tekliften biraz fazla ya da az çıkabilir. Emir 36 saat boyunca ödenebilir.',
        'Garantili kurda, kesin tutar ödeme süresi içinde görülür ve emir sayfasında gösterilen saate kadar onaylanırsa tam olarak gösterilen tutarı alırsınız. Ödeme süresi, coine göre 15 ya da 20 dakikadır. Bu söz, biraz daha büyük bir kur farkına mal olur.',
      ],
    },
    {
      id: 'time',
      heading: 'Ne kadar sürer',
      paragraphs: [
        'Sürenin neredeyse tamamı onay beklemekle geçer. Blokları hızlı bir coin bir iki dakika, Bitcoin çoğu zaman yarım saat sürer. 25.000 ABD dolarından değerli ödemeler iki kat, 150.000 dolardan değerli olanlar üç kat onay bekler.',
      ],
    },
    {
      id: 'differs',
      heading: 'Ödeme farklı olunca',
      points: [
        'Değişken kurda fazla ya da eksik: sınırlar içinde kaldıkça gelen tutar takas edilir.',
        'Garantili kurda başka bir tutar ya da gecikme: emir bekler; o anki kur ile iade arasında siz seçersiniz.',
        'En az tutarın altında: kalanı aynı adrese gönderin ya da geri alın.',
        'İade, gelenin tamamından bir ağ ücretinin düşülmüş halidir. Hizmet ücreti alınmaz.',
      ],
    },
    {
      id: 'keep',
      heading: 'Emrinize dönüş yolunu saklayın',
      paragraphs: [
        'Emri oluşturan tarayıcı emrin sahibidir ve onun adına seçim yapabilir. Gizli bağlantıyı ya da kurtarma dosyasını da kaydedin: bunlar başka bir tarayıcıyı sahip yapar. Hesabınız varsa emir listenizdedir.',
      ],
      links: [
        { text: 'Takasa başla', path: '/' },
        { text: 'Emirleriniz', path: '/history' },
        { text: 'Sorular ve yanıtlar', path: '/faq' },
      ],
    },
  ],
}
