import type { English, Translated } from '../catalogue.ts'

export const sellCrypto = {
  metaTitle: 'Kripto satın, parası bankanıza gelsin · {brand}',
  metaDescription:
    'Sağlayıcıların coinlerinize ne ödeyeceğini tüm ücretler düşülmüş olarak karşılaştırın, para bankanıza gelsin. Burada hesap gerekmez.',
  title: 'Kripto satın, parası bankanıza gelsin',
  lead: 'Birkaç sağlayıcıya aynı anda sorulur. Her birinin tüm ücretlerden sonra ne ödeyeceğini görür, seçtiğinize satarsınız.',
  howTitle: 'Satış nasıl işler',
  compareTitle: 'Karşılaştırın',
  compareText:
    'Hangi coini, ne kadar sattığınızı ve bankanızın nerede olduğunu belirtin. Teklifler sağlayıcılar yanıtladıkça gelir, size en çok vereni işaretlenir.',
  addressTitle: 'İade adresi verin',
  addressText: 'Satış yapılamazsa sağlayıcı coinleri oraya geri gönderir. Adres önce denetlenir.',
  sendTitle: 'Coinleri gönderin',
  sendText:
    'Sağlayıcının sayfasında paranın nereye gideceğini belirtirsiniz. Ardından buradaki emriniz, coinlerin gideceği adresi gösterir.',
  paidTitle: 'Parayı alın',
  paidText:
    'Sağlayıcı coinleri alınca öder. Emrin sayfası ne aşamada olduğunu gösterir; havalenin ne kadar süreceği bankanıza bağlıdır.',
  questionsTitle: 'Satmadan önce sorular',
  whoQuestion: 'Coinlerimi kim satın alıyor?',
  whoAnswer:
    'Seçtiğiniz sağlayıcı. Coinleriniz ve banka bilgileriniz yalnızca ona gider; bu site ikisini de hiçbir zaman tutmaz.',
  costQuestion: 'Ne kadar tutar?',
  costAnswer:
    'Her teklif, sağlayıcının ücretlerinden sonra kalanı gösterir. Coinleri göndermek için cüzdanınız ağa ücret öder. Bu site fiyata hiçbir şey eklemez.',
  papersQuestion: 'Kim olduğumu söylemem gerekir mi?',
  papersAnswer:
    'Burada gerekmez. Sağlayıcı bir bankaya para ödediği için kendi sayfasında adınızı ya da belge isteyebilir.',
  priceQuestion: 'Fiyat kesin mi?',
  priceAnswer:
    'Teklif, sağlayıcının şu anda söylediği fiyattır. Siz bir şey göndermeden önce fiyatı kendi sayfasında onaylar.',
} as const satisfies Translated<English['sellCrypto']>
