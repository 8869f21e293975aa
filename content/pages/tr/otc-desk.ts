import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Büyük işlemler: OTC masası',
  description:
    'Formun sınırlarını aşan bir tutarın takası: {brand} işletmecisine ne yazılır, nasıl ilerler ve nasıl güvende kalınır.',
  heading: 'Büyük işlemler',
  lead: 'Formdaki en fazla tutarı aşan tutarlar için işletmeciye yazın ve işlemde doğrudan anlaşın.',
  sections: [
    {
      id: 'when',
      heading: 'Ne zaman yazılır',
      paragraphs: [
        'Form, şu anda her çift için aldığı en büyük tutarı söyler. Bu, stokumuza ve piyasaya bağlıdır. O tutara kadar form daha hızlı yoldur: kur herkes için aynıdır ve hemen görünür.',
        'Onun üzerinde, bir tutarı birçok emre bölmek her biri için bir ağ ücretine mal olur ve piyasayı size karşı oynatır. Üzerinde anlaşılan tek bir işlemde bu olmaz.',
      ],
    },
    {
      id: 'say',
      heading: 'Bize ne bildirmeli',
      points: [
        'Ağlarıyla birlikte iki coini ve birinin tutarını.',
        'Tamamı için sabit bir fiyat mı, yoksa birkaç saate yayılan parçalar mı istediğinizi.',
        'Coinlerin ne zaman hazır olacağını ve hangi ülkede olduğunuzu.',
        'Kendiniz için mi, bir şirket için mi işlem yaptığınızı.',
      ],
    },
    {
      id: 'goes',
      heading: 'Sonra nasıl ilerler',
      steps: [
        'İşletmeciden e-postayla fiyatı, fiyatın ne kadar geçerli olduğunu ve koşulları bildiren bir yanıt alırsınız. Bir işlemin sunulup sunulmayacağına işletmeci karar verir.',
        'Büyük tutarlarda işletmecinin genellikle kim olduğunuzu ve coinlerin nereden geldiğini bilmesi gerekir. Bu, herhangi bir ödemeden önce sorulur.',
        'İki taraf anlaşırsa işlem ya her adımı gösteren sayfasıyla bu sitede bir emre dönüşür ya da yazılı koşullara göre sonuçlandırılır.',
      ],
      contact: 'business',
    },
    {
      id: 'safe',
      heading: 'Güvende kalın',
      paragraphs: [
        'Bu büyüklükteki işlemler, bizmiş gibi davrananları çeker. Böyle bir konuşmayı asla mesajlaşma uygulamasında başlatmayız; asla kurtarma kelimelerini, özel anahtarı ya da cihazınıza uzaktan erişimi istemeyiz ve ödeme adresini asla işlemin ortasında değiştirmeyiz. Bir mesaj bunu yapıyorsa ödemeden önce bu sayfadaki adrese yazın.',
        'Büyük ödemeler daha çok onay bekler: 25.000 ABD dolarının üzerinde iki katını, 150.000 doların üzerinde üç katını. İsterseniz önce küçük bir parça gönderin; kalanla birlikte sayılır.',
      ],
      links: [
        { text: 'Formda takasa başla', path: '/' },
        { text: 'Risk taraması ve kimlik doğrulama', path: '/aml-kyc' },
      ],
    },
  ],
}
