import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Mağazalar ve hizmetler için',
  description:
    'Mağazalar, bloglar, portföy araçları ve topluluklar insanları {brand} takasına nasıl yönlendirir, bir hizmet onlara ne söylemeli.',
  heading: 'Mağazalar ve hizmetler için',
  lead: 'Ziyaretçilerinizin elinde bir coin var, başka bir coine ihtiyaçları var. Bir bağlantı onları önceden doldurulmuş bir forma götürür.',
  sections: [
    {
      id: 'who',
      heading: 'Kimler için',
      points: [
        'Müşterisinde olmayan bir coini kabul eden mağazalar.',
        'Portföy izleyiciler ve fiyat sayfaları, ziyaretçinin baktığı çiftin yanında.',
        'Bir coinin nasıl edinileceğini anlatan bloglar ve topluluklar.',
        'Burada listelenen kendi tokeni olan oyunlar ve uygulamalar.',
      ],
    },
    {
      id: 'link',
      heading: 'Bağlantı',
      paragraphs: [
        'Yalnızca üç parametre yeter: /?from=usdt20&to=xmr&amount=250 formu Ethereum’daki Tether, Monero ve 250 ile doldurulmuş olarak açar. Her parametre isteğe bağlıdır. Başka bir dil için iki harfli kodunu başa ekleyin: /tr/?from=btc&to=eth.',
        'Ziyaretçiye kesin bir tutar gerekiyorsa isFixedRate=true ekleyin. Form o zaman garantili kurla açılır.',
        'Listemizdeki sembolleri kullanın. Birkaç ağda bulunan bir tokenin her ağ için ayrı bir sembolü vardır.',
      ],
    },
    {
      id: 'machines',
      heading: 'Geliştiriciler için',
      paragraphs: [
        'Coinleri, limitleri ve tahminleri, /api/openapi.json adresinde tanımlanan çağrılarla okuyabilirsiniz. Çağrı sıklığı istemci başına sınırlıdır; bu yüzden her yanıtı birkaç saniye önbellekte tutun ve çağrıları kendi sunucunuzdan yapın. İşletmeci bir ortaklık programı yürütüyorsa komisyonun nasıl kazanıldığını programın koşulları açıklar. Program yoksa bağlantılar komisyon kazandırmaz.',
      ],
      links: [
        { text: 'Geliştiriciler için', path: '/developers' },
        { text: 'Ortaklık programı koşulları', path: '/earn-terms-of-use' },
      ],
    },
    {
      id: 'honest',
      heading: 'Ziyaretçilerinize ne söylemeli',
      steps: [
        'Takası sizin değil, {brand} hizmetinin yaptığını söyleyin.',
        'Tahmini, tahmin olarak gösterin: saatiyle ve değişken kurda “yaklaşık” sözcüğüyle.',
        'Kazanç vaat etmeyin, hiçbir coine güvenli demeyin.',
        'Bağlantıdan para kazanıyorsanız yasanın istediği yerde bunu açıklayın.',
      ],
    },
    {
      id: 'begin',
      heading: 'Bağlantıdan fazlası',
      paragraphs: [
        'Burada anlatılmayan bir şeye ihtiyacınız varsa bize yazın: ne işlettiğinizi, kaç kişinin kullandığını ve neleri yapabilmeleri gerektiğini.',
      ],
      contact: 'business',
      links: [{ text: 'İş ortakları', path: '/partners' }],
    },
  ],
}
