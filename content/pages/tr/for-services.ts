import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Mağazalar ve hizmetler için',
  description:
    'Mağazalar, bloglar, portföy araçları ve topluluklar insanları {brand} takasına nasıl getirir, bir hizmet onlara ne söylemeli.',
  heading: 'Mağazalar ve hizmetler için',
  lead: 'Ziyaretçilerinizin elinde bir coin var, başka biri gerekiyor. Bir bağlantı onları her şeyin dolu olduğu forma götürür.',
  sections: [
    {
      id: 'who',
      heading: 'Kimler için',
      points: [
        'Müşterisinde olmayan bir coini kabul eden mağazalar.',
        'Bakılan çiftin yanında, portföy izleyiciler ve fiyat sayfaları.',
        'Bir coinin nasıl edinileceğini anlatan bloglar ve topluluklar.',
        'Burada listelenen kendi tokeni olan oyunlar ve uygulamalar.',
      ],
    },
    {
      id: 'link',
      heading: 'Bağlantı',
      paragraphs: [
        'Adreste üç sözcük yeter: /?from=usdt20&to=xmr&amount=250 formu Ethereum’daki Tether, Monero ve 250 ile dolu olarak açar. Her sözcük atlanabilir. Başka bir dil için iki harfini öne koyun: /tr/?from=btc&to=eth.',
        'Kesin bir tutar gerekiyorsa isFixedRate=true ekleyin: form o zaman garantili kurla başlar.',
        'Kodlar listemizdekilerdir. Birkaç ağda bulunan bir tokenin her ağ için ayrı bir kodu vardır.',
      ],
    },
    {
      id: 'machines',
      heading: 'Programlar için',
      paragraphs: [
        'Coinler, sınırlar ve tahminler, /api/openapi.json adresinde tanımlanan çağrılarla okunabilir. Çağrı sıklığı istemci başına sınırlıdır; bu yüzden her yanıtı birkaç saniye saklayın ve çağrıları kendi sunucunuzdan yapın. İşletmeci bir ortaklık programı yürütüyorsa komisyonun nasıl kazanıldığını programın koşulları açıklar. Program yoksa bağlantılar komisyon kazandırmaz.',
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
        'Tahmini teklifi öyle gösterin: saatiyle ve değişken kurda “yaklaşık” sözcüğüyle.',
        'Kazanç vaat etmeyin, hiçbir coine güvenli demeyin.',
        'Bağlantıdan kazanıyorsanız yasanın istediği yerde bunu söyleyin.',
      ],
    },
    {
      id: 'begin',
      heading: 'Bağlantıdan fazlası',
      paragraphs: [
        'Burada anlatılmayan bir şey gerekiyorsa bize yazın: ne işlettiğinizi, onu kaç kişinin kullandığını ve neleri yapabilmeleri gerektiğini.',
      ],
      contact: 'business',
      links: [{ text: 'İş ortakları', path: '/partners' }],
    },
  ],
}
