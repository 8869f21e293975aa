import type { English, Translated } from '../catalogue.ts'

export const mobileapp = {
  metaTitle: 'Telefonunuzda takas · {brand}',
  metaDescription:
    'Takas hizmetini Android telefonun, iPhone ya da iPad’in ana ekranına nasıl eklersiniz ve orada neler yapabilir.',
  title: 'Telefonunuzda takas',
  lead: 'Bu siteyi ana ekranınıza ekleyin, bir uygulama gibi açılsın. Hizmet aynıdır: her ücret önceden gösterilir, hesap gerekmez.',
  picture: 'Takas formunu gösteren bir telefon çizimi',
  androidTitle: 'Android telefonda',
  androidOpen: 'Bu siteyi Chrome’da açın.',
  androidMenu: 'Üstteki üç noktaya basın.',
  androidAdd: '“Ana ekrana ekle” ya da “Uygulamayı yükle” seçeneğini seçip onaylayın.',
  iosTitle: 'iPhone ve iPad’de',
  iosOpen: 'Bu siteyi Safari’de açın.',
  iosShare: 'Paylaş düğmesine, oklu kareye basın.',
  iosAdd: '“Ana Ekrana Ekle” seçeneğini seçip onaylayın.',
  canTitle: 'Telefonda neler yapar',
  canExchangeTitle: 'Tek elle takas',
  canExchangeText: 'Tutarlar için sayı klavyesi açılır, coin listesi ekranı kaplar.',
  canScanTitle: 'Adres tarama',
  canScanText: 'Kamera cüzdanınızın QR kodunu okur, hiçbir şey yazmanız gerekmez.',
  canFollowTitle: 'Emir izleme',
  canFollowText:
    'Emrin sayfası, ödemenin görülmesinden coinlerin gönderilmesine kadar kendiliğinden güncellenir.',
  canPasskeyTitle: 'Parmağınızla ya da yüzünüzle oturum açma',
  canPasskeyText: 'Hesabınız varsa telefonunuzdaki geçiş anahtarı parolanın yerine geçer.',
  storesTitle: 'Mağazadan',
  storesText: 'Bu hizmetin işletmecisi kendi uygulamalarını da sunuyor.',
  storeIos: 'App Store',
  storeAndroid: 'Google Play',
  safeTitle: 'Bu site olduğundan emin olun',
  safeText:
    'Eklemeden önce adrese bakın: {host}. Başka yerden gelen benzer adlı bir uygulama bizim olmayabilir; burada kimse cüzdanınızın gizli kelimelerini asla sormaz.',
  start: 'Takası aç',
} as const satisfies Translated<English['mobileapp']>
