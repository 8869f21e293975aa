import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Basın',
  description:
    'Başkalarının {brand} hakkında yazdıkları, hizmetle ilgili alıntılanabilecek bilgiler ve gazetecilerin işletmeciye nasıl ulaşacağı.',
  heading: 'Basın',
  lead: '{brand} hakkındaki yazılar ve kendi yazınız için bilmek isteyebilecekleriniz.',
  sections: [
    {
      id: 'articles',
      heading: 'Yazılar',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: 'Kısaca {brand}',
      paragraphs: ['Bu cümleler olduğu gibi alıntılanabilir.'],
      points: [
        '{brand} anlık bir kripto para takas hizmetidir: müşteri bir coin öder, başka birini kendi adresine alır.',
        'Müşteriler için bakiye tutmaz. Coinler yalnızca aynı emrin ödemesi ile müşteriye yapılan ödeme arasında onun elindedir.',
        'Müşteriler, ödeme onaylandığında piyasa kuruna göre belirlenen değişken kur ile sabit bir tutar ve sınırlı bir süre için geçerli garantili kur arasında seçim yapar.',
        'Kur, hizmet ücreti ve ağ ücreti, emir oluşturulmadan önce gösterilir.',
        'Ödemeler ve adresler taranır. Taramaya takılan bekletilir ya da geri gönderilir, asla alıkonmaz.',
      ],
    },
    {
      id: 'using',
      heading: 'Ad ve resimler',
      paragraphs: [
        'Adı burada yazdığı gibi yazın: {brand}. Herkese açık sayfaların kendi aldığınız görüntülerini, değiştirilmemişlerse gösterebilirsiniz. Lütfen emir kodlarını ve başkalarının adreslerini kapatın: bir emrin koduna sahip olan, sayfasını açabilir.',
        'Tek tek müşteriler ya da emirler hakkında yorum yapmayız ve birinin emri olup olmadığını doğrulamayız.',
      ],
    },
    {
      id: 'contact',
      heading: 'İletişim',
      paragraphs: [
        'Ne hakkında, kimin için yazdığınızı ve ne zamana kadar yanıt beklediğinizi bildirin. Kendi emrinizle ilgili soruların yeri ise destektir.',
      ],
      contact: 'press',
      links: [{ text: '{brand} hakkında', path: '/about' }],
    },
  ],
}
