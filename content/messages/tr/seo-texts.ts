import type { English, Translated } from '../catalogue.ts'

export const seoTexts = {
  pairTitleA: '{fromName} ile {toName} takası: güncel kur',
  pairTitleB: 'Hesap açmadan {fromName} ile {toName} takası',
  pairTitleShort: '{from} → {to}: kur, sınırlar, ücretler',
  pairHeadingA: '{fromName} ile {toName} takası',
  pairHeadingB: '{fromName} verin, {toName} alın',
  pairDescriptionA:
    'Güncel kurdan, hesap açmadan {from} ile {to} takası. Sınırlar, ağ ücreti ve alacağınız tutar siz göndermeden önce gösterilir.',
  pairDescriptionB:
    '{from} karşılığında şu anda ne kadar {to} alınır: kur, en az ve en fazla tutar, ağ ücreti ve ödemenize kadar her adım.',
  pairIntroA:
    'Şu anda bir {from}, ücretlerden önce yaklaşık {rate} {to} getirir. Bir takas {minFrom} ile {maxFrom} {from} arasındadır; form, tüm ücretlerden sonra elinize ne geçeceğini gösterir.',
  pairIntroB:
    'Şu anda bir {from}, ücretlerden önce yaklaşık {rate} {to} karşılığında takas ediliyor. Tek seferde {minFrom} ile {maxFrom} {from} arasında gönderebilir, karar vermeden önce elinize ne geçeceğini görebilirsiniz.',
  pairPaused:
    'Bu çifte şu anda fiyat verilemiyor. Birkaç dakika sonra yeniden deneyin ya da aşağıdan başka bir çift seçin.',
  pairRangeA: {
    one: 'Son bir günde bir {from} en az {lowest} {to}, en çok {highest} {to} değerindeydi.',
    other: 'Son {count} günde bir {from} en az {lowest} {to}, en çok {highest} {to} değerindeydi.',
  },
  pairRangeB: {
    one: 'Bir gün içinde bir {from} için orta kur {lowest} ile {highest} {to} arasında gezindi.',
    other:
      '{count} gün içinde bir {from} için orta kur {lowest} ile {highest} {to} arasında gezindi.',
  },
  pairNetworksA: {
    one: '{fromNetwork} ağında ödersiniz; ödeme {count} onaydan sonra geçerli sayılır. {toName}, {toNetwork} ağında gönderilir.',
    other:
      '{fromNetwork} ağında ödersiniz; ödeme {count} onaydan sonra geçerli sayılır. {toName}, {toNetwork} ağında gönderilir.',
  },
  pairNetworksB: {
    one: '{fromName} ödemeniz {fromNetwork} ağında {count} onay alır almaz takas başlar. {toName} almak için {toNetwork} ağında bir adres gerekir.',
    other:
      '{fromName} ödemeniz {fromNetwork} ağında {count} onay alır almaz takas başlar. {toName} almak için {toNetwork} ağında bir adres gerekir.',
  },
  pairTypical: {
    one: 'Bu çiftin son 30 günde tamamlanan takaslarının yarısı, ödemenin görülmesinden size yapılan ödemenin onaylanmasına kadar en çok {count} dakika sürdü.',
    other:
      'Bu çiftin son 30 günde tamamlanan takaslarının yarısı, ödemenin görülmesinden size yapılan ödemenin onaylanmasına kadar en çok {count} dakika sürdü.',
  },
  networkWait: {
    one: '{network} ağının olağan hızında bir ödemenin onaylanması yaklaşık {count} dakika sürer; ardından coinler size gönderilir.',
    other:
      '{network} ağının olağan hızında bir ödemenin onaylanması yaklaşık {count} dakika sürer; ardından coinler size gönderilir.',
  },
  extraIdFrom:
    '{name} ile ödeme, adresin yanında ikinci bir bilgi ister ({extraId}): emrin gösterdiğini ödemenize yazın.',
  extraIdTo:
    '{name} alırken adresin yanında ikinci bir bilgi olabilir ({extraId}): cüzdanınız ya da hizmetiniz böyle bir bilgi veriyorsa onu da girin.',
  stepAmountName: 'Tutarı seçin',
  stepAmountText:
    'Ne kadar {from} göndereceğinizi ya da ne kadar {to} istediğinizi girin. Tüm ücretlerden sonra elinize geçecek tutar gösterilir.',
  stepAddressName: '{to} adresinizi verin',
  stepAddressText:
    'Adres, herhangi bir ödemeden önce {toNetwork} ağının kurallarına göre denetlenir.',
  stepPayName: '{from} gönderin',
  stepPayText:
    'Emrin sayfası ödeyeceğiniz adresi gösterir ve {to} yola çıkana kadar ödemenizi zincirde izler.',
  timeQuestion: '{from} ile {to} takası ne kadar sürer?',
  costQuestion: '{from} ile {to} takası ne kadar tutar?',
  costAnswer:
    'Hizmet ücreti %{fee} oranından başlar, size yapılan ödemenin ağ ücreti {networkFee} {to} tutarındadır. İkisi de gördüğünüz tutardan önceden düşülmüştür.',
  limitsQuestion: 'Tek seferde ne kadar {from} takas edebilirim?',
  limitsAnswer:
    'Şu anda en az {minFrom} {from}, en fazla {maxFrom} {from}. En fazla tutar, elimizdeki {to} stokuna bağlıdır.',
  extraIdQuestion: 'Adres yeterli mi, yoksa ek bir bilgi ({extraId}) gerekir mi?',
  accountQuestion: 'Hesap gerekir mi?',
  accountAnswer:
    'Hayır. Emri izlemek için tarayıcınız ve emrin bağlantısı yeter. Büyük tutarlarda kimlik doğrulama istenebilir.',
  lateQuestion: 'Geç ya da farklı bir tutar ödersem ne olur?',
  lateAnswer: 'Kaybolmaz: ödeme o anki kurdan takas edilir ya da geri gönderilir, siz seçersiniz.',
  coinTitle: '{name} takası: güncel kurlar ve çiftler',
  coinTitleShort: '{ticker}: güncel takas kurları ve çiftler',
  coinHeading: '{name} takas edin',
  coinDescription: {
    one: '{ticker} verip hesap açmadan {count} başka coin alın: güncel kur, sınırlar ve ücretler; {network} ağında ödemeler nasıl onaylanır.',
    other:
      '{ticker} verip hesap açmadan {count} başka coinden birini alın: güncel kurlar, sınırlar, ücretler; {network} ağında ödemeler nasıl onaylanır.',
  },
  coinIntroA: {
    one: '{name} ile ödeme, {network} ağında {count} onaydan sonra geçerli sayılır.',
    other: '{name} ile ödeme, {network} ağında {count} onaydan sonra geçerli sayılır.',
  },
  coinIntroB: {
    one: '{name} ile ödemeler {network} ağından geçer ve {count} onaydan sonra geçerli sayılır.',
    other: '{name} ile ödemeler {network} ağından geçer ve {count} onaydan sonra geçerli sayılır.',
  },
  coinPrice: 'Bir {ticker} şu anda yaklaşık {price} ABD doları değerinde.',
  coinPairs: {
    one: 'Burada {count} başka coinle takas edilebilir.',
    other: 'Burada {count} başka coinle takas edilebilir.',
  },
  pairsTitle: '{name} ile tüm takas çiftleri',
  pairsTitleShort: '{ticker} ile tüm takas çiftleri',
  pairsDescription: {
    one: '{ticker} ile {count} çift: karşılığında hangi coinlerin alınabileceği, hangileriyle alınabileceği; güncel kur, sınırlar ve ücretler.',
    other:
      '{ticker} ile {count} çift: karşılığında hangi coinlerin alınabileceği, hangileriyle alınabileceği; her biri güncel kur, sınır ve ücretlerle.',
  },
  allExchangeTitle: 'Takas edilebilen tüm coinler',
  allExchangeDescription:
    'Bu hizmetteki {count} coinin tümü, ağı, fiyatı ve günlük değişimiyle. Birini seçin, başka her coinde ne getirdiğini görün.',
  allExchangeIntro:
    '{networks} ağda {count} coin, her biri şu anki fiyatıyla. Takas etmek için birini seçin.',
  allBuyTitle: 'Satın alınabilen tüm coinler',
  allBuyDescription:
    'Kartla ya da banka havalesiyle alınabilen {count} coinin tümü, ağı ve fiyatıyla. Sağlayıcıları hesap açmadan karşılaştırın.',
  allBuyIntro:
    '{count} coinden birini seçin, sağlayıcıların paranız karşılığında size ne göndereceğini tüm ücretler düşülmüş olarak görün.',
  countriesTitle: '{name} satın alın: ülkenizi seçin',
  countriesTitleShort: '{ticker} satın alın: ülkenizi seçin',
  countriesDescription:
    'Nerede {ticker} satın almak istiyorsunuz? {count} ülkeden birini seçin, orada hangi sağlayıcıların olduğunu ve paranızın ne aldığını görün.',
  countriesIntro:
    'Hangi sağlayıcıların {name} sattığı ve onlara nasıl ödeyebileceğiniz yaşadığınız yere bağlıdır. {count} ülkeden birini seçin.',
  buyDescription:
    '{fiat} ile {ticker} satın alın: her sağlayıcının ücretler düşülünce size ne göndereceğini görün, seçtiğinizin sayfasında ödeyin.',
  fiatTitle: '{name} satın alın: para biriminizi seçin',
  fiatTitleShort: '{ticker} satın alın: para birimi seçin',
  fiatDescription:
    'Ödeyeceğiniz para birimini {count} seçenek arasından seçin; sağlayıcıların şu anda ne kadar {ticker} göndereceğini ücretler düşülmüş olarak görün.',
  fiatIntro:
    '{name}, kartla ya da banka havalesiyle {count} para birimiyle satın alınabilir. Ödeyeceğiniz birimi seçin.',
} as const satisfies Translated<English['seoTexts']>
