import type { Article } from '../article.ts'

export const article: Article = {
  title: 'İş ortakları',
  description:
    'İşletmecinin bildirdiği hâliyle {brand} ile çalışan şirketler, iş ortaklığı türleri ve nasıl iş ortağı olunacağı.',
  heading: 'İş ortakları',
  lead: '{brand} ile kimler çalışıyor ve siz nasıl katılabilirsiniz.',
  sections: [
    {
      id: 'partners',
      heading: 'İş ortaklarımız',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: 'Birlikte çalışma yolları',
      points: [
        'Cüzdanlar ve mağazalar, müşterilerini basit bir bağlantıyla önceden doldurulmuş bir takas formuna yönlendirir.',
        'Coin ve token ekipleri listelenir; böylece coinleri buradaki diğer tüm coinlerle takas edilebilir.',
        'Borsalar ve piyasa yapıcılar fiyat sağlar ya da rezervlerimizi dengelediğimiz işlemleri üstlenir.',
        'Kart ve banka ödemesi sağlayıcıları, insanların kendi para birimleriyle kripto alıp satmasını sağlar.',
        'Adresleri puanlayan ya da kimlik doğrulayan hizmetler, tek tek emirleri bizim için kontrol eder.',
      ],
    },
    {
      id: 'expect',
      heading: 'Ne bekliyoruz',
      paragraphs: [
        'İş ortakları, müşterilerine takası bizim yürüttüğümüzü söyler ve koşullarımıza bağlantı verir. Tahminimizin göstermediği kurları vaat etmez, kimseden asla kurtarma kelimelerini ya da özel anahtarı istemezler.',
        'Bu sayfada yer almak, bir coin için tavsiye değildir ve şirketlerden birinin ötekinde payı olduğu anlamına gelmez. Buradaki bağlantılar, bizim işletmediğimiz sitelere gider.',
      ],
    },
    {
      id: 'begin',
      heading: 'İş ortağı olun',
      steps: [
        'Bugün nelerin sunulduğunu görmek için iş türünüze ait sayfayı okuyun.',
        'Bize şirketinizin alan adından e-posta gönderin. Ne işlettiğinizi, hangi ülkelerde olduğunuzu ve ne geliştirmek istediğinizi anlatın.',
        'Sorularla ya da bir öneriyle yanıt veririz. Her anlaşma yazılıdır.',
      ],
      contact: 'business',
      links: [
        { text: 'Coinler ve tokenler için', path: '/for-tokens' },
        { text: 'Cüzdanlar için', path: '/for-wallets' },
        { text: 'Borsalar için', path: '/for-exchanges' },
        { text: 'Hizmetler için', path: '/for-services' },
      ],
    },
  ],
}
