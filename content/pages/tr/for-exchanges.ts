import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Borsalar için',
  description:
    'Borsalar ve piyasa yapıcılar {brand} ile nasıl çalışır: fiyat kaynağı, rezervlerin dengelendiği borsa ya da işletmeci olarak.',
  heading: 'Borsalar için',
  lead: 'Buradaki her emir rezervlerimizi değiştirir; onları başka borsalarda dengeleriz. Sizinki de bunlardan biri olabilir.',
  sections: [
    {
      id: 'sides',
      heading: 'Anlık takas hizmeti nasıl çalışır',
      paragraphs: [
        '{brand} müşterilere tek bir ödeme için tek bir tutar gösterir. Arkasında birkaç borsanın fiyatları ve her coinden rezervlerimiz vardır. Bir coinin rezervi azalır ya da fazla büyürse, işletmecinin belirlediği sınırlar içinde bir borsada alım satımla dengeleriz.',
        'Müşteriler borsayla hiç muhatap olmaz, borsa da onlar hakkında bir şey öğrenmez. Yalnızca işletmecinin kendi işlemlerini görür.',
      ],
    },
    {
      id: 'prices',
      heading: 'Fiyat kaynağı olarak',
      points: [
        'Kurlarımız birkaç borsanın herkese açık emir defterlerinden gelir. Bir fiyatı kullanmamız için en az ikisinin uyuşması gerekir.',
        'Güncel olmayan, ikinci bir kaynağı bulunmayan ya da diğerlerinden uzak bir fiyatı dikkate almayız. Çok az fiyat kalırsa coini duraklatırız.',
        'Yeni bir kaynak için, belgelenmiş ve makul istek sınırları olan, en iyi alış ve satış fiyatlarının herkese açık akışı gerekir.',
      ],
    },
    {
      id: 'hedging',
      heading: 'İşlem yapılan borsa olarak',
      points: [
        'İşlem yapabilen ama çekim yapamayan API anahtarları; böylece çalınan bir anahtar hesabı boşaltamaz.',
        'Bizim istemci kimliğimizi taşıyan emirler; böylece kaybolan bir yanıt asla ikinci bir işleme yol açmaz.',
        'Müşterilerimizin takas ettiği coinlerde, onlarca dolardan on binlerce ABD dolarına kadar işlem büyüklükleri için piyasalar.',
        'Bir test ortamı ya da en azından arızaları denemek için bir hesap.',
      ],
    },
    {
      id: 'operate',
      heading: 'Takası kendiniz sunun',
      paragraphs: [
        'Listenizde olmayan coinler için kendi müşterilerinizi buraya da yönlendirebilirsiniz: iki coini ve tutarı içeren bir bağlantı, formu doldurulmuş olarak açar. Bu sitenin arkasındaki yazılımı, Causeway’i de herkes MIT lisansıyla kendi sunucularında çalıştırabilir.',
      ],
    },
    {
      id: 'begin',
      heading: 'Nasıl başlanır',
      steps: [
        'API belgelerinizin bağlantısını ve ücretlerinizi bize gönderin.',
        'Tüzel kişiliğinizi ve faaliyet gösterdiği ülkeleri bildirin.',
        'API’nizi müşteriler için kullanmadan önce küçük tutarlarla test ederiz.',
      ],
      contact: 'business',
      links: [
        { text: 'İş ortakları', path: '/partners' },
        { text: 'Geliştiriciler için', path: '/developers' },
      ],
    },
  ],
}
