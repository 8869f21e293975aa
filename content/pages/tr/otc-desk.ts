import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Büyük işlemler: OTC masası',
  description:
    'Formun limitlerini aşan tutarların takası: {brand} işletmecisine ne yazılır, nasıl ilerler ve nasıl güvende kalınır.',
  heading: 'Büyük işlemler',
  lead: 'Formdaki maksimumu aşan tutarlar için işletmeciye yazın ve işlemde doğrudan anlaşın.',
  sections: [
    {
      id: 'when',
      heading: 'Bize ne zaman yazmalı',
      paragraphs: [
        'Form, her çift için şu anki maksimum tutarı gösterir. Bu, rezervlerimize ve piyasaya bağlıdır. O tutara kadar form daha hızlıdır: kur herkes için aynıdır ve hemen görünür.',
        'Onun üzerinde, tutarı birçok emre bölmek her emirde ayrı bir ağ ücretine mal olur ve piyasayı aleyhinize hareket ettirir. Üzerinde anlaşılan tek bir işlemde bu olmaz.',
      ],
    },
    {
      id: 'say',
      heading: 'Bize ne bildirmeli',
      points: [
        'Ağlarıyla birlikte iki coini ve birinin tutarını.',
        'Tamamı için tek bir sabit fiyat mı, yoksa birkaç saate yayılan parçalar mı istediğinizi.',
        'Coinlerin ne zaman hazır olacağını ve hangi ülkede olduğunuzu.',
        'Kendiniz için mi, bir şirket için mi işlem yaptığınızı.',
      ],
    },
    {
      id: 'goes',
      heading: 'Sonra nasıl ilerler',
      steps: [
        'İşletmeci size fiyatı, fiyatın ne kadar süre geçerli olduğunu ve koşulları e-postayla bildirir. Bir işlem sunup sunmayacağına işletmeci karar verir.',
        'Büyük tutarlarda işletmecinin genellikle kim olduğunuzu ve coinlerin nereden geldiğini doğrulaması gerekir. Bu, siz herhangi bir ödeme yapmadan önce sorulur.',
        'İki taraf anlaşırsa işlem ya her adımı gösteren sayfasıyla bu sitede bir emre dönüşür ya da yazılı koşullara göre sonuçlandırılır.',
      ],
      contact: 'business',
    },
    {
      id: 'safe',
      heading: 'Güvende kalın',
      paragraphs: [
        'Bu büyüklükteki işlemler, bizmiş gibi davrananları çeker. Böyle bir konuşmayı asla mesajlaşma uygulamasında başlatmayız; asla kurtarma kelimelerini, özel anahtarı ya da cihazınıza uzaktan erişimi istemeyiz ve yatırma adresini asla işlemin ortasında değiştirmeyiz. Bir mesaj bunlardan birini yapıyorsa ödemeden önce bu sayfadaki adrese yazın.',
        'Büyük ödemeler daha çok onay gerektirir: 25.000 ABD dolarının üzerinde iki katını, 150.000 doların üzerinde üç katını. Önce küçük bir parça gönderebilirsiniz; kalanla birlikte sayılır.',
      ],
      links: [
        { text: 'Formda takasa başla', path: '/' },
        { text: 'Risk taraması ve kimlik doğrulama', path: '/aml-kyc' },
      ],
    },
  ],
}
