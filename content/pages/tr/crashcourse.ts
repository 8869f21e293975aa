import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Hızlı kurs: on dakikada kripto',
  description:
    'Blokzincir, cüzdan, kurtarma kelimeleri, onay, ağ ücreti, memo, kurlar, fiyat kayması ve yaygın dolandırıcılıklar, sade bir dille.',
  heading: 'Hızlı kurs',
  lead: 'İlk takasınız için gereken terimler ve her birinin paranız için ne anlama geldiği.',
  sections: [
    {
      id: 'blockchain',
      heading: 'Blokzincir nedir?',
      paragraphs: [
        'Blokzincir, binlerce bilgisayarın birlikte tuttuğu bir ödeme listesidir. Birkaç saniyede ya da dakikada bir, blok denen yeni bir sayfada anlaşır ve onu sona eklerler. Listenin sahibi yoktur, herkes okuyabilir. Eski bir bloğu değiştirmek, ondan sonraki tüm blokları yeniden yazmayı gerektirir; bu da getireceğinden çok daha pahalıya mal olur.',
        'Bitcoin’in kendi blokzinciri vardır, Ethereum’un da. Coinler birinden ötekine geçemez. Takas hizmeti coinlerinizi birinde alır, ötekinde size farklı coinler gönderir.',
      ],
    },
    {
      id: 'wallet',
      heading: 'Cüzdan nedir?',
      paragraphs: [
        'Cüzdan, anahtarlarınızı saklayan bir uygulama ya da cihazdır. Coinlerin kendisi blokzincirde kayıtlıdır. Onları göndermenizi sağlayan, anahtarınızdır. Cüzdan, anahtardan adresler oluşturur. Adres hesap numarası gibidir: herkesle paylaşabilirsiniz. Anahtarı asla paylaşmayın.',
        'Borsadaki hesap, kontrolü sizde olan bir cüzdan değildir. Anahtarlar borsadadır; siz onun ödeme sözüne güvenirsiniz.',
      ],
    },
    {
      id: 'seed',
      heading: 'Kurtarma kelimeleri nedir?',
      paragraphs: [
        'Kurtarma kelimeleri, tüm anahtarlarınızı geri getirebilen 12 ya da 24 kelimedir. Onları kâğıda yazın, güvenli ve kimsenin görmediği bir yerde saklayın, asla bir web sayfasına yazmayın. Onları okuyan herkes coinlerinizi alabilir. Hem kelimeleri hem cihazı kaybederseniz coinleriniz gider.',
      ],
    },
    {
      id: 'network',
      heading: 'Ağ nedir ve neden önemlidir?',
      paragraphs: [
        'Aynı token birkaç blokzincirde bulunabilir. Ethereum’daki Tether ile Tron’daki Tether aynı adı ve aynı fiyatı taşır, ama ayrı şeylerdir: bir ağda gönderilen coinler ötekine ulaşamaz. Her zaman iki tarafın da desteklediği ağı seçin.',
      ],
    },
    {
      id: 'confirmation',
      heading: 'Onay nedir?',
      paragraphs: [
        'Bir ödeme bir bloğa girdiğinde bir onayı olur. Her yeni blok bir onay daha ekler. Son bloklar hâlâ değiştirilebilir; ödemenin onayı arttıkça bunun olasılığı azalır. Takas hizmeti bu yüzden birkaç onay bekler, tutar büyükse daha fazlasını.',
      ],
    },
    {
      id: 'network-fee',
      heading: 'Ağ ücreti nedir?',
      paragraphs: [
        'Ağ ücreti, blokzincirin bir ödemeyi işlemek için aldığı bedeldir. Takas hizmetine değil, ağı çalıştıranlara gider. Birçok kişi aynı anda ödeme yapmak istediğinde yükselir ve genellikle tutara bağlı değildir: on doları göndermek, on bin doları göndermekle aynı ücrete mal olur.',
      ],
    },
    {
      id: 'memo',
      heading: 'Memo ya da etiket nedir?',
      paragraphs: [
        'XRP, Stellar ve TON gibi bazı ağlarda bir hizmetin birçok müşterisi tek bir adresi paylaşır. Ödemedeki, memo ya da etiket (destination tag) denen kısa bir sayı ya da metin, ödemenin kime ait olduğunu gösterir. Bir hizmet size bunu veriyorsa adres kadar önemlidir. Unutmak en sık yapılan hatadır.',
      ],
    },
    {
      id: 'rates',
      heading: 'Değişken ve garantili kur, fiyat kayması',
      paragraphs: [
        'Fiyatlar her saniye değişir, ödemeniz yoldayken de. Değişken kurda, ödemenizin onaylandığı andaki piyasa kuru uygulanır: bazen tahminden fazla, bazen az alırsınız. Bu farka fiyat kayması denir.',
        'Garantili kurda bu riski birkaç dakikalığına takas hizmeti üstlenir ve bunun için biraz daha fazla alır. Karşılığında tutarı tam ve zamanında ödemeniz gerekir.',
      ],
    },
    {
      id: 'volatility',
      heading: 'Oynak coinler ve sabit coinler',
      paragraphs: [
        'Coinlerin çoğu günde yüzde birkaç, bazıları haftada yüzde elli yükselip düşer. Sabit coinler (stablecoin), bir dolar ya da bir avro değerinde kalacak şekilde tasarlanır. Bu değeri korumak için bir şirkete ya da bir programa dayanırlar ve bazıları bunu başaramamıştır.',
      ],
    },
    {
      id: 'frauds',
      heading: 'Yaygın dolandırıcılıklar',
      points: [
        'Tanımadığınız biri destek görevlisi, arkadaş ya da sevgili adayı kılığında size yazar, sonra sözü kriptoya getirir.',
        'Bir site bildiğinize benzer, ama adresinde fazladan bir harf vardır. Yer imlerini kullanın.',
        'Garantili kazanç ya da önce gönderdiğinizi ikiye katlayan bir hediye. Bunlar her zaman dolandırıcılıktır.',
        'Cihazınızdaki kötü amaçlı bir yazılım, kopyaladığınız adresleri değiştirir. Yapıştırdıktan sonra ilk ve son karakterleri karşılaştırın.',
        'Biri kurtarma kelimelerinizi ya da cihazınıza uzaktan erişim ister. Bunun hiçbir zaman meşru bir nedeni yoktur.',
      ],
    },
    {
      id: 'first',
      heading: 'İlk takasınız',
      steps: [
        'Yapımcısının resmî sitesinden bir cüzdan kurun ve kurtarma kelimelerini bir yere yazın.',
        'Kaybetmeyi göze alabileceğiniz bir tutarla başlayın.',
        'Adresi cüzdanınızdan kopyalayın, buraya yapıştırın ve ikisini karşılaştırın.',
        'Tam olarak gösterilen tutarı, gösterilen ağda ve varsa memosuyla ödeyin.',
        'Gönderim onaylanana kadar emir sayfasını takip edin.',
      ],
      links: [
        { text: 'Takasa başla', path: '/' },
        { text: 'Bir takas nasıl çalışır', path: '/how-it-works' },
        { text: 'Sorular ve yanıtlar', path: '/faq' },
      ],
    },
  ],
}
