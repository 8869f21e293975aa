import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Bu takas hizmeti hakkında',
  description:
    '{brand} nedir, coinlerinizle nasıl ilgilenir, neyi asla yapmaz ve yayımlandığı kadarıyla arkasında kim var.',
  heading: '{brand} hakkında',
  lead: '{brand} bir coini başka bir coinle takas eder: siz birini ödersiniz, öteki adresinize gönderilir.',
  sections: [
    {
      id: 'what-it-is',
      heading: '{brand} nedir',
      paragraphs: [
        '{brand} anlık bir takas hizmetidir. Doldurulacak bir bakiye, öğrenilecek bir borsa ekranı yoktur. Bir emir, sizden gelen bir ödeme ile size yapılan bir ödemedir; her biri kendi blokzincirindedir ve orada herkes ona bakabilir.',
        'Hesap gerekmez. İsteyen açabilir: o zaman emirler her cihazda tek yerde listelenir, adresler adlarla saklanabilir.',
        'Site on üç dil konuşur. Her biri bu işin terimleriyle yazılmıştır; bir sayfanın adresi, dilin iki harfi dışında hepsinde aynıdır.',
      ],
    },
    {
      id: 'principles',
      heading: 'Neye bağlı kalırız',
      points: [
        'Her şey siz ödemeden önce. Teklif; kuru, hizmet ücretini ve ağ ücretini söyler. Sonradan hiçbir şey eklenmez.',
        'Garantili kur bir sözdür. Kesin tutarı zamanında öderseniz, piyasa bu arada düşse bile gösterilen tutarı alırsınız.',
        'Hiçbir şey kaybolmaz. Geç, iki kez ya da başka bir tutarda gelen ödeme kaydedilir ve emriyle birlikte gösterilir. Ona ne olacağını siz seçersiniz.',
        'Defterler denetlenir. Her hareket deftere iki kez yazılır ve bir program onu sürekli zincirlerle karşılaştırır. Uyuşmadıkları yerde ilgili coin, bir insan bakana kadar durdurulur.',
        'Sizinle ilgili az şey saklanır. Ne ad ne resim; e-posta adresi de yalnızca siz verdiyseniz.',
      ],
    },
    {
      id: 'software',
      heading: 'Arkasındaki yazılım',
      paragraphs: [
        'Hizmet, işletmecinin kendi sunucularına, kendi düğümleri ve anahtarlarıyla kurduğu Causeway yazılımıyla çalışır. Yazılım, MIT lisansıyla kaynak koduyla birlikte gelir. Ödemeler çok küçük ya da çok geç olduğunda veya bir zincir onları geri aldığında nasıl davrandığı, belgelerinin ve testlerinin parçasıdır.',
      ],
    },
    {
      id: 'company',
      heading: 'Şirket',
      facts: 'company',
    },
    {
      id: 'people',
      heading: 'İnsanlar',
      facts: 'people',
    },
    {
      id: 'contact',
      heading: 'Bize yazın',
      paragraphs: [
        'Sorunuz bir emirle ilgiliyse kodunu belirtin. Kod, emrin sayfasının en üstünde ve emirle ilgili her e-postada yazar.',
      ],
      contact: 'support',
      links: [
        { text: 'Bir takas nasıl işler', path: '/how-it-works' },
        { text: 'Sorular ve yanıtlar', path: '/faq' },
      ],
    },
  ],
}
