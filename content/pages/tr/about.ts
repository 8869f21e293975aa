import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Bu takas hizmeti hakkında',
  description:
    '{brand} nedir, coinlerinizi nasıl ele alır, neyi asla yapmaz ve işletmecinin yayımladığı kadarıyla arkasında kim var.',
  heading: '{brand} hakkında',
  lead: '{brand} bir coini başka bir coinle takas eder: siz birini gönderirsiniz, biz ötekini adresinize göndeririz.',
  sections: [
    {
      id: 'what-it-is',
      heading: '{brand} nedir',
      paragraphs: [
        '{brand} anlık bir takas hizmetidir. Yüklenecek bir bakiye, öğrenilecek bir borsa ekranı yoktur. Bir emir, sizden gelen bir ödeme ile size yapılan bir gönderimdir; her biri kendi blokzincirindedir ve herkes oradan görebilir.',
        'Hesap gerekmez. Hesap açarsanız emirlerinizi her cihazda tek yerde görür, adresleri adlarıyla kaydedebilirsiniz.',
        'Site on üç dilde sunulur. Her sayfanın adresi, iki harfli dil kodu dışında tüm dillerde aynıdır.',
      ],
    },
    {
      id: 'principles',
      heading: 'İlkelerimiz',
      points: [
        'Ödemeden önce her şeyi görürsünüz. Tahmin; kuru, takas ücretini ve ağ ücretini gösterir. Sonradan hiçbir şey eklemeyiz.',
        'Garantili kur bir sözdür. Tutarı tam ve zamanında öderseniz, piyasa düşmüş olsa bile gösterilen tutarı alırsınız.',
        'Hiçbir ödeme kaybolmaz. Geç, iki kez ya da farklı bir tutarda öderseniz ödemeyi kaydeder ve emirde gösteririz. Bundan sonra ne olacağını siz seçersiniz.',
        'Defterlerimizi denetleriz. Her hareket, blokzincirlerle sürekli karşılaştırılan bir deftere iki kez yazılır. Uyuşmazlarsa ekibimiz kontrol edene kadar ilgili coini duraklatırız.',
        'Hakkınızda çok az şey saklarız: ne ad ne fotoğraf; e-posta adresini de yalnızca siz verdiyseniz.',
      ],
    },
    {
      id: 'software',
      heading: 'Arkasındaki yazılım',
      paragraphs: [
        'Bu takas hizmeti, MIT lisanslı açık kaynak yazılım Causeway ile çalışır. İşletmeciler onu kendi sunucularına, kendi düğümleri ve anahtarlarıyla kurar. Çok küçük, çok geç ya da ağ tarafından geri alınan ödemelerde ne yaptığı, belgelerinin ve testlerinin parçasıdır.',
      ],
    },
    {
      id: 'company',
      heading: 'Şirket',
      facts: 'company',
    },
    {
      id: 'people',
      heading: 'Ekip',
      facts: 'people',
    },
    {
      id: 'contact',
      heading: 'Bize yazın',
      paragraphs: [
        'Sorunuz bir emirle ilgiliyse emir numarasını belirtin. Numara, emir sayfasının en üstünde ve emirle ilgili her e-postada yazar.',
      ],
      contact: 'support',
      links: [
        { text: 'Bir takas nasıl çalışır', path: '/how-it-works' },
        { text: 'Sorular ve yanıtlar', path: '/faq' },
      ],
    },
  ],
}
