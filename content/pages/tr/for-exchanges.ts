import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Borsalar için',
  description:
    'Borsalar ve piyasa yapıcılar {brand} ile nasıl çalışır: fiyat kaynağı, stokun dengelendiği yer ya da işletmeci olarak.',
  heading: 'Borsalar için',
  lead: 'Buradaki her emir stokumuzu oynatır ve bunun bir yerde dengelenmesi gerekir. Orası siz olabilirsiniz.',
  sections: [
    {
      id: 'sides',
      heading: 'Anlık takasın iki yüzü',
      paragraphs: [
        '{brand} müşterilere tek bir ödeme için tek bir tutar söyler. Arkasında birkaç borsanın fiyatları ve her coinden bir stok vardır. Bir coin azaldığında ya da biriktiğinde, işletmecinin koyduğu aralıklar içinde bir borsada geri alınıp satılır.',
        'Müşteriler borsayla hiç muhatap olmaz, borsa da onlarla ilgili bir şey öğrenmez: yalnızca işletmecinin kendi işlemlerini görür.',
      ],
    },
    {
      id: 'prices',
      heading: 'Fiyat kaynağı olarak',
      points: [
        'Kurlar birkaç borsanın herkese açık emir defterlerinden gelir. Bir fiyatın sayılması için birden fazlasının uyuşması gerekir.',
        'Eski, tek başına ya da ötekilerden uzak bir fiyat dışarıda bırakılır. Geriye çok az kaynak kaldığı sürece coin duraklatılır.',
        'Yeni bir kaynağa gereken; en iyi alış ve satış fiyatlarının, açıklaması ve sorgu sıklığı için makul sınırları olan açık bir akışıdır.',
      ],
    },
    {
      id: 'hedging',
      heading: 'İşlem yeri olarak',
      points: [
        'İşlem yapabilen ama çekim yapamayan anahtarlar; çalınan bir anahtar hesabı boşaltamasın diye.',
        'Bizim verdiğimiz istemci kimliğini taşıyan emirler; kaybolan bir yanıt asla ikinci bir işleme dönüşmesin diye.',
        'Müşterilerin takas ettiği coinlerde, birkaç on ile birkaç on bin ABD doları büyüklüğünde piyasalar.',
        'Bir test sistemi ya da en azından arızaların denenebileceği bir hesap.',
      ],
    },
    {
      id: 'operate',
      heading: 'Takası kendiniz sunun',
      paragraphs: [
        'Listenizde olmayan coinler için kendi müşterilerinizi buraya da getirebilirsiniz: iki coini ve tutarı taşıyan bir bağlantı, doldurulmuş formu açar. Bu sitenin arkasındaki yazılımı, Causeway’i ise herkes kendi sunucularında çalıştırabilir; MIT lisanslıdır.',
      ],
    },
    {
      id: 'begin',
      heading: 'Nasıl başlanır',
      steps: [
        'API belgelerinizin bağlantısı ve ücretlerinizle bize yazın.',
        'Muhatap olacağımız tüzel kişiyi ve buna yetkili olduğu ülkeleri belirtin.',
        'API’nizi, müşteriler için sayılmadan önce küçük tutarlarla deneriz.',
      ],
      contact: 'business',
      links: [
        { text: 'İş ortakları', path: '/partners' },
        { text: 'Geliştiriciler için', path: '/developers' },
      ],
    },
  ],
}
