import type { English, Translated } from '../catalogue.ts'

export const buying = {
  landingTitle: 'Kartla veya banka havalesiyle kripto satın alın',
  landingLead:
    'Birkaç sağlayıcıya aynı anda sorulur. Tüm ücretlerden sonra elinize geçeni görür, seçtiğiniz sağlayıcının sayfasında ödersiniz.',
  landingDescription:
    'Sağlayıcıların paranız karşılığında ne göndereceğini tüm ücretler düşülmüş olarak karşılaştırın. Burada hesap gerekmez.',
  pairTitle: '{fiat} ile {coin} satın alın',
  pairLead:
    'Sağlayıcıların {amount} {fiat} karşılığında size göndereceği tutar, tüm ücretler düşülmüş olarak.',
  pairDescription:
    '{amount} {fiat} ile şu anda sağlayıcılardan ne kadar {ticker} alınır, tüm ücretler düşülmüş olarak. Ödeme sağlayıcıda, coinler kendi cüzdanınızda.',
  placeTitle: '{fiat} ile {coin} satın alın: {place}',
  placeDescription:
    'Hangi sağlayıcılar {fiat} karşılığında {ticker} satıyor ve {amount} {fiat} şu anda her birinde ne kadar alıyor, ücretler düşülmüş. Ülke: {place}.',
  offersTitle: '{ticker} olarak {amount} {fiat}',
  offersPlace: 'Şu anki teklifler, ülke: {place}',
  noOffers: 'Şu anda hiçbir sağlayıcı bunun için teklif vermiyor.',
  change: 'Tutarı, coini veya ülkeyi değiştirin',
  howTitle: 'Nasıl işler',
  compareTitle: 'Karşılaştırın',
  compareText:
    'Tutarı, coini ve ülkenizi belirtin. Teklifler sağlayıcılar yanıtladıkça gelir, size en çok vereni işaretlenir.',
  addressTitle: 'Adresinizi verin',
  addressText: 'Sağlayıcı coinleri oraya gönderir. Adres, ödemeden önce denetlenir.',
  payTitle: 'Sağlayıcıya ödeyin',
  payText: 'Onun sayfasında öder, buraya dönersiniz. İşlem sayfası ne aşamada olduğunu gösterir.',
  questionsTitle: 'Satın almadan önce sorular',
  whoQuestion: 'Coinleri bana kim satıyor?',
  whoAnswer:
    'Seçtiğiniz sağlayıcı. Bu site birkaçına aynı anda sorar ve her birinin ne vereceğini gösterir. Ödemeniz ve belgeleriniz yalnızca sağlayıcıya gider.',
  costQuestion: 'Ne kadar tutar?',
  costAnswer:
    'Her teklif, sağlayıcının ücretlerinden sonra kalanı ve belirtiyorsa ücretlerini gösterir. Bu site fiyata hiçbir şey eklemez.',
  accountQuestion: 'Hesap gerekir mi?',
  accountAnswer:
    'Burada gerekmez. Sağlayıcı e-posta adresi, adınızı veya belge isteyebilir; her teklif bunu siz seçmeden önce söyler.',
  walletQuestion: 'Coinler nereye gider?',
  walletAnswer: 'Doğrudan kendi cüzdanınızın adresine. Bu site onları hiçbir zaman tutmaz.',
  declinedQuestion: 'Ödemem reddedilirse ne olur?',
  declinedAnswer:
    'O zaman hiçbir şey satın alınmaz ve işlem sayfası bunu söyler. Başka bir sağlayıcı seçebilirsiniz. Alınan parayı sağlayıcı iade eder.',
  courseTitle: 'ABD doları olarak {coin}: son gün',
  coinsTitle: '{fiat} ile başka coinler satın alın',
  fiatsTitle: 'Başka parayla {coin} satın alın',
  countriesTitle: 'Bu ülkelerde {coin} satın alın',
} as const satisfies Translated<English['buying']>
