import type { Article } from '../article.ts'

export const article: Article = {
  title: 'İş ortakları',
  description:
    'İşletmecinin bildirdiği haliyle {brand} ile çalışan şirketler, iş ortaklığı türleri ve bir ortaklığın nasıl başlatılacağı.',
  heading: 'İş ortakları',
  lead: '{brand} ile kimler çalışıyor ve siz nasıl çalışabilirsiniz.',
  sections: [
    {
      id: 'partners',
      heading: 'Bizimle kimler çalışıyor',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: 'Birlikte çalışma yolları',
      points: [
        'Cüzdanlar ve mağazalar, müşterilerini düz bir bağlantıyla önceden doldurulmuş bir takasa getirir.',
        'Bir coinin arkasındaki ekipler onu listeletir; böylece buradaki başka her coinle takas edilebilir.',
        'Borsalar ve piyasa yapıcılar fiyat sağlar ya da stokumuzu dengelediğimiz işlemleri üstlenir.',
        'Kart ve banka ödemesi sağlayıcıları, insanların kendi ülkelerinin parasıyla coin alıp satmasını sağlar.',
        'Adresleri puanlayan ya da kimlik doğrulayan hizmetler, tek tek emirlerle ilgili sorularımızı yanıtlar.',
      ],
    },
    {
      id: 'expect',
      heading: 'Bir iş ortağından ne bekleriz',
      paragraphs: [
        'İş ortağı, müşterilerine takası bizim yaptığımızı söyler ve onları koşullarımıza yönlendirir. Teklifimizin göstermediği kurları vaat etmez, kimseden kurtarma kelimelerini ya da özel anahtarı istemez.',
        'Bu sayfada anılmak ne bir coin için tavsiye ne de ötekinin işinde bir paydır. Buradan dışarı giden bir bağlantı, bizim işletmediğimiz bir siteye gider.',
      ],
    },
    {
      id: 'begin',
      heading: 'Nasıl başlanır',
      steps: [
        'İşinizin türüne ait sayfayı okuyun; bugün nelerin var olduğunu söyler.',
        'Şirketinizin alan adındaki bir adresten bize yazın. Ne işlettiğinizi, hangi ülkelerde olduğunuzu ve ne kurmak istediğinizi anlatın.',
        'Sorularla ya da bir öneriyle yanıtlarız. Yazıya dökülmeden hiçbir şey kararlaştırılmış sayılmaz.',
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
