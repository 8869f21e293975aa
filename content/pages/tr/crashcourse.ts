import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Hızlı kurs: on dakikada kripto',
  description:
    'Blokzincir, cüzdan, kurtarma kelimeleri, onay, ağ ücreti, memo, kurlar, fiyat kayması ve yaygın dolandırıcılıklar, yalın sözlerle.',
  heading: 'Hızlı kurs',
  lead: 'İlk kez coin takas ederken karşılaştığınız sözcükler ve her birinin paranız için ne anlama geldiği.',
  sections: [
    {
      id: 'blockchain',
      heading: 'Blokzincir nedir?',
      paragraphs: [
        'Blokzincir, binlerce bilgisayarın birlikte tuttuğu bir ödeme listesidir. Birkaç saniyede ya da dakikada bir yeni bir sayfada, yani blokta anlaşır ve onu sona eklerler. Listenin sahibi yoktur, herkes okuyabilir; eski bir sayfayı değiştirmek, ardından gelenlerin hepsini yeniden yazmak demektir ve bu, getirdiğinden pahalıdır.',
        'Bitcoin’in böyle bir listesi, Ethereum’un başka bir listesi vardır. Coinler aralarında yolculuk etmez: takas hizmeti birinde coinlerinizi alır, ötekinde size başkalarını gönderir.',
      ],
    },
    {
      id: 'wallet',
      heading: 'Cüzdan nedir?',
      paragraphs: [
        'Cüzdan, anahtarlarınızı saklayan bir uygulama ya da cihazdır. Coinlerin kendisi blokzincirde durur; onları göndermenizi sağlayan anahtardır. Cüzdan ondan adresler türetir: adres, hesap numarası gibidir ve herkese verilebilir. Anahtar verilemez.',
        'Borsadaki hesap, kendi cüzdanınız değildir. Anahtarlar borsadadır, sizde onun sözü vardır.',
      ],
    },
    {
      id: 'seed',
      heading: 'Kurtarma kelimeleri nedir?',
      paragraphs: [
        'Tüm anahtarlarınızın yeniden üretilebildiği on iki ya da yirmi dört kelime. Onları kâğıda yazın, ne ateşin ne misafirin ulaştığı bir yerde saklayın ve asla bir web sayfasına yazmayın. Onları okuyan coinlerinize sahip olur; cihazla birlikte onları da yitirenin coini kalmaz.',
      ],
    },
    {
      id: 'network',
      heading: 'Ağ nedir ve neden önemlidir?',
      paragraphs: [
        'Aynı token birkaç blokzincirde bulunabilir. Ethereum’daki Tether ile Tron’daki Tether aynı adı ve aynı fiyatı taşır, ama iki ayrı şeydir: birinde gönderilen coinler ötekine ulaşamaz. Her zaman iki tarafın da belirttiği ağı seçin.',
      ],
    },
    {
      id: 'confirmation',
      heading: 'Onay nedir?',
      paragraphs: [
        'Bir blokta yer alan ödemenin bir onayı vardır, her yeni blokla bir tane daha olur. Son bloklar hâlâ değiştirilebilir; ödeme ne kadar derindeyse bunun olasılığı o kadar azdır. Bu yüzden takas hizmeti birkaç onay bekler, çok şey söz konusuysa daha fazlasını.',
      ],
    },
    {
      id: 'network-fee',
      heading: 'Ağ ücreti nedir?',
      paragraphs: [
        'Blokzincirin bir ödeme için aldığı bedel. Takas hizmetine değil, blokları üretenlere gider. Birçok kişi aynı anda ödemek istediğinde yükselir ve çoğunlukla tutara bağlı değildir: on doları göndermek, on bin doları göndermek kadar tutar.',
      ],
    },
    {
      id: 'memo',
      heading: 'Memo ya da etiket nedir?',
      paragraphs: [
        'XRP, Stellar ya da TON gibi bazı zincirlerde bir hizmetin birçok müşterisi tek bir adresi paylaşır. Ödemenin yanındaki kısa bir sayı ya da metin, onun kime ait olduğunu söyler. Bir hizmet size memo gösteriyorsa o, adres kadar önemlidir. Onu unutmak en sık yapılan hatadır.',
      ],
    },
    {
      id: 'rates',
      heading: 'Değişken ve garantili kur, fiyat kayması',
      paragraphs: [
        'Fiyatlar her saniye değişir, ödemeniz yoldayken de. Değişken kurda, ödemenizin onaylandığı andaki piyasayı alırsınız: bazen tahminden fazla, bazen az. Bu farka fiyat kayması denir.',
        'Garantili kurda bu riski birkaç dakikalığına takas hizmeti taşır ve bunun için biraz daha fazla alır. Karşılığında kesin tutarı zamanında ödemeniz gerekir.',
      ],
    },
    {
      id: 'volatility',
      heading: 'Oynak ve sabit coinler',
      paragraphs: [
        'Coinlerin çoğu günde yüzde birkaç, bazıları bir haftada yarı yarıya yükselip düşer. Sabit coinlerin bir dolar ya da bir avro etmesi amaçlanır; bir şirketin ya da bir programın sözüne dayanırlar ve böyle sözler daha önce bozulmuştur.',
      ],
    },
    {
      id: 'frauds',
      heading: 'Yaygın dolandırıcılıklar',
      points: [
        'Tanımadığınız biri destek görevlisi, arkadaş ya da size âşık biri gibi davranarak durup dururken yazar, sonra sözü kriptoya getirir.',
        'Bir sayfa bildiğinize benzer, ama adresinde bir harf fazladır. Yer imlerini kullanın.',
        'Garantili kazanç ya da önce gönderdiğinizi ikiye katlayan bir hediye. Böyle bir şey yoktur.',
        'Bir program, cihazınızda kopyalanan adresleri değiştirir. Yapıştırdıktan sonra ilk ve son karakterleri karşılaştırın.',
        'Biri kurtarma kelimelerinizi ya da uzaktan erişim ister. Bunun dürüst bir nedeni yoktur.',
      ],
    },
    {
      id: 'first',
      heading: 'İlk takasınız',
      steps: [
        'Yapımcısının kendi sayfasından bir cüzdan kurun ve kurtarma kelimelerini yazın.',
        'Kaybı canınızı yakmayacak bir tutarla başlayın.',
        'Adresi cüzdanınızdan kopyalayın, buraya yapıştırın ve karşılaştırın.',
        'Tam olarak emrin söylediğini, belirttiği ağda ve varsa memosuyla ödeyin.',
        'Size yapılan ödeme onaylanana kadar emrin sayfasını izleyin.',
      ],
      links: [
        { text: 'Takasa başla', path: '/' },
        { text: 'Bir takas nasıl işler', path: '/how-it-works' },
        { text: 'Sorular ve yanıtlar', path: '/faq' },
      ],
    },
  ],
}
