import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Bir takas nasıl çalışır',
  description:
    'Tahminden gönderime: {brand} üzerinde bir emrin her adımı, ne kadar sürdüğü ve ödeme farklı olursa ne olduğu.',
  heading: 'Bir takas nasıl çalışır',
  lead: 'Bir emir, sizden gelen bir ödeme ile size yapılan bir gönderimdir. Arada olanlar şunlardır.',
  sections: [
    {
      id: 'steps',
      heading: 'Beş adım',
      steps: [
        'İki coin ve bir tutar seçin. Tahmin; kuru, takas ücretini, ağ ücretini ve alacağınız tutarı gösterir.',
        'Yeni coinleri alacak adresi girin. Adresi yapıştırın ya da kodunu tarayın; cüzdanınız bir memo ya da etiket gösteriyorsa onu da ekleyin. Garantili kur için bir iade adresi de gerekir.',
        'Her şeyi kontrol edip emri oluşturun. Size bir yatırma adresi, kesin bir tutar ve bazı coinlerde bir memo verilir.',
        'Kendi cüzdanınızdan ödeyin. Ödemeyi birkaç saniye içinde görür, sayfada gösterilen sayıda onaydan sonra işleme alırız.',
        'Seçtiğiniz coinleri adresinize göndeririz. Bu gönderim kendi ağında onaylanınca emir tamamlanır.',
      ],
    },
    {
      id: 'rates',
      heading: 'Değişken ya da garantili kur',
      paragraphs: [
        'Değişken kurda tutar, ödemenizin onaylandığı andaki piyasa kurundan belirlenir. Tahminden biraz fazla ya da az çıkabilir. Ödemek için 36 saatiniz vardır.',
        'Garantili kurda, tutarı tam olarak zamanında ödediğinizi görürsek ve ağ ödemeyi emir sayfasında gösterilen saate kadar onaylarsa tam olarak gösterilen tutarı alırsınız. Ödemek için, coine göre 15 ya da 20 dakikanız vardır. Bu garantinin karşılığı, biraz daha büyük bir kur farkıdır.',
      ],
    },
    {
      id: 'time',
      heading: 'Ne kadar sürer',
      paragraphs: [
        'Sürenin neredeyse tamamı onay beklemekle geçer. Blokları hızlı coinlerde bir iki dakika, Bitcoin’de çoğu zaman yarım saat sürer. Değeri 25.000 ABD dolarını aşan ödemeler iki kat, 150.000 doları aşanlar üç kat onay gerektirir.',
      ],
    },
    {
      id: 'differs',
      heading: 'Ödeme farklı olursa',
      points: [
        'Değişken kurda fazla ya da eksik: limitler içindeyse gelen tutarı takas ederiz.',
        'Garantili kurda farklı bir tutar ya da gecikme: emir bekler; güncel kur ile iade arasında siz seçersiniz.',
        'Minimumun altında: kalanı aynı adrese gönderin ya da iade alın.',
        'İade, gelenin tamamından bir ağ ücretinin düşülmüş hâlidir. Takas ücreti alınmaz.',
      ],
    },
    {
      id: 'keep',
      heading: 'Emrinize erişiminizi koruyun',
      paragraphs: [
        'Emri, onu oluşturan tarayıcıdan yönetebilirsiniz. Gizli bağlantıyı ya da kurtarma dosyasını da saklayın: onlarla emri başka bir tarayıcıdan da yönetirsiniz. Hesabınız varsa emri listenizde de bulursunuz.',
      ],
      links: [
        { text: 'Takasa başla', path: '/' },
        { text: 'Emirleriniz', path: '/history' },
        { text: 'Sorular ve yanıtlar', path: '/faq' },
      ],
    },
  ],
}
