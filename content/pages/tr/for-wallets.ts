import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Cüzdanlar için',
  description:
    'Bir cüzdan kullanıcılarını {brand} takasına nasıl getirir: formu dolduran bağlantılar, ödeme bağlantıları, adlar, API ile teklifler.',
  heading: 'Cüzdanlar için',
  lead: 'Kullanıcılarınız anahtarlarını korur ve cüzdanınızdan öder; biz öteki coini onların adresine göndeririz.',
  sections: [
    {
      id: 'fits',
      heading: 'Neden uyar',
      paragraphs: [
        'Buradaki takas hesap istemez, bakiye tutmaz. Kullanıcı, anahtarlara değen her şeyde cüzdanınızda kalır: oradan bir ödeme gönderir, bir başkasını alır. Cüzdanınızın bize hiçbir zaman tek bir emirden fazlası için güvenmesi gerekmez.',
      ],
    },
    {
      id: 'today',
      heading: 'Bugün neler çalışıyor',
      points: [
        'Bir bağlantı formu doldurur: ana sayfanın adresine from, to ve amount ekleyin, örneğin /?from=btc&to=eth&amount=0.1.',
        'Emrin sayfası taranacak bir kod gösterir. Bu, zincirin kendi biçiminde; adres, tutar ve memo taşıyan bir ödeme bağlantısıdır ve çoğu cüzdan onu açabilir.',
        'Adres alanı da böyle bağlantıları ve kodları okur; kullanıcılarınız, cüzdanınızın “al” bölümünde gösterdiğini yapıştırabilir.',
        'İşletmeci onları bilen hizmeti kurduysa adreslerin yerine okunabilir adlar kullanılabilir.',
        'Kendi adları olan bir cüzdandan, kullanıcısına bir emrin ödemesini göstermesi istenebilir; bunun için işletmeciyle anlaşma gerekir.',
        'Coinler, sınırlar ve teklifler makinelerce okunabilir; çağrılar /api/openapi.json adresinde tanımlıdır.',
      ],
    },
    {
      id: 'care',
      heading: 'Kullanıcıların teşekkür edeceği özen',
      steps: [
        'Ödeme gönderilene kadar memoyu ya da etiketi göz önünde tutun: unutulan memo en sık görülen sıkıntıdır.',
        'Garantili kurda kesin tutarı gönderin; ücretiniz içinden alınmasın, üstüne eklensin.',
        'Bir tokenin hangi ağda olduğunu cüzdanınızda ve bağlantılarda belirtin.',
        'Emrin sayfasını, emri oluşturan tarayıcıda açın: başka tarayıcılarda emri yönetmek için gizli bağlantı gerekir.',
      ],
    },
    {
      id: 'begin',
      heading: 'Nasıl başlanır',
      paragraphs: [
        'Bağlantılar için kimsenin onayı gerekmez: hemen kullanın. Daha derin her şey için bize cüzdanınızın bildiği ağları, kullanıcılarınızın ülkelerini ve aklınızdakini yazın.',
      ],
      contact: 'business',
      links: [
        { text: 'Geliştiriciler için', path: '/developers' },
        { text: 'Bugünkü coinler', path: '/supported-currencies' },
      ],
    },
  ],
}
