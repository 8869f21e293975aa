import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Basın',
  description:
    'Başkalarının {brand} hakkında yazdıkları, hizmetle ilgili alıntılanabilecek bilgiler ve gazetecilerin işletmeciye nasıl ulaşacağı.',
  heading: 'Basın',
  lead: '{brand} hakkındaki yazılar ve kendi yazınızda kullanabileceğiniz bilgiler.',
  sections: [
    {
      id: 'articles',
      heading: 'Yazılar',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: 'Kısaca {brand}',
      paragraphs: ['Bu cümleleri alıntılayabilirsiniz.'],
      points: [
        '{brand} anlık bir kripto para takas hizmetidir: müşteriler bir coin gönderir, başka bir coini kendi adreslerine alır.',
        'Müşteri bakiyesi tutmaz. Coinler yalnızca aynı emrin ödemesi ile gönderimi arasında onun elindedir.',
        'Müşteriler, ödeme onaylandığında piyasa kurundan belirlenen değişken kur ile sabit bir tutar ve sınırlı bir süre için geçerli garantili kur arasında seçim yapar.',
        'Kur, takas ücreti ve ağ ücreti, emir oluşturulmadan önce gösterilir.',
        'Ödemeler ve adresler taranır. Taramaya takılan coinler beklemeye alınır ya da iade edilir, asla alıkonmaz.',
      ],
    },
    {
      id: 'using',
      heading: 'Ad ve görseller',
      paragraphs: [
        'Adı tam olarak şöyle yazın: {brand}. Herkese açık sayfaların kendi aldığınız, değiştirilmemiş ekran görüntülerini yayımlayabilirsiniz. Lütfen başkalarının emir numaralarını ve adreslerini gizleyin: emir numarasına sahip olan herkes emrin sayfasını açabilir.',
        'Tek tek müşteriler ya da emirler hakkında yorum yapmayız ve bir kişinin emri olup olmadığını doğrulamayız.',
      ],
    },
    {
      id: 'contact',
      heading: 'İletişim',
      paragraphs: [
        'Ne hakkında, hangi yayın için yazdığınızı ve ne zamana kadar yanıt beklediğinizi bildirin. Kendi emrinizle ilgili sorular için desteğe yazın.',
      ],
      contact: 'press',
      links: [{ text: '{brand} hakkında', path: '/about' }],
    },
  ],
}
