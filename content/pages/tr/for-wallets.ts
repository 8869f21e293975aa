import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Cüzdanlar için',
  description:
    'Cüzdanlar kullanıcılarını {brand} takasına nasıl bağlar: formu dolduran bağlantılar, ödeme bağlantıları, adlar, API ile tahminler.',
  heading: 'Cüzdanlar için',
  lead: 'Kullanıcılarınızın anahtarları kendilerinde kalır, ödemeyi cüzdanınızdan yaparlar. Öteki coini adreslerine biz göndeririz.',
  sections: [
    {
      id: 'fits',
      heading: 'Neden iyi çalışır',
      paragraphs: [
        'Buradaki takas hesap gerektirmez, bakiye tutmaz. Kullanıcılar, anahtarlarla ilgili her şey için cüzdanınızda kalır: oradan bir ödeme gönderir, oraya başka bir ödeme alırlar. Cüzdanınızın bize hiçbir zaman tek bir emirden fazlası için güvenmesi gerekmez.',
      ],
    },
    {
      id: 'today',
      heading: 'Bugün neleri kullanabilirsiniz',
      points: [
        'Formu dolduran bağlantılar: ana sayfanın adresine from, to ve amount ekleyin, örneğin /?from=btc&to=eth&amount=0.1.',
        'Emir sayfalarındaki QR kodları. Her biri, ağının standart ödeme bağlantısıdır; adresi, tutarı ve memoyu içerir ve çoğu cüzdan onu açabilir.',
        'Adres alanı da bu bağlantıları ve kodları okur; kullanıcılarınız, cüzdanınızın “al” bölümünde gösterdiğini yapıştırabilir.',
        'Adreslerin yerine okunabilir adlar, işletmeci onları çözen hizmeti kurduysa.',
        'Cüzdanınızın kendi adları varsa ona bir emir için ödeme isteği gönderebiliriz. Bunun için işletmeciyle anlaşmak gerekir.',
        'API ile coinler, limitler ve tahminler; çağrılar /api/openapi.json adresinde tanımlıdır.',
      ],
    },
    {
      id: 'care',
      heading: 'Kullanıcılarınıza nasıl yardımcı olursunuz',
      steps: [
        'Ödeme gönderilene kadar memoyu ya da etiketi göz önünde tutun: unutmak en sık yaşanan sorundur.',
        'Garantili kurda tam tutarı gönderin. Ücretinizi tutardan düşmeyin, üstüne ekleyin.',
        'Bir tokenin hangi ağda olduğunu cüzdanınızda ve bağlantılarda gösterin.',
        'Emir sayfasını, emri oluşturan tarayıcıda açın: başka tarayıcılarda emri yönetmek için gizli bağlantı gerekir.',
      ],
    },
    {
      id: 'begin',
      heading: 'Nasıl başlanır',
      paragraphs: [
        'Bağlantılar için iznimize gerek yok: hemen başlayın. Daha fazlası için bize cüzdanınızın desteklediği ağları, kullanıcılarınızın ülkelerini ve ne geliştirmek istediğinizi yazın.',
      ],
      contact: 'business',
      links: [
        { text: 'Geliştiriciler için', path: '/developers' },
        { text: 'Desteklenen coinler', path: '/supported-currencies' },
      ],
    },
  ],
}
