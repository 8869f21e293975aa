import type { English, Translated } from '../catalogue.ts'

export const neighbours = {
  buyTitle: 'Parayla coin satın alın',
  buyDescription: 'Kartla ya da banka havalesiyle coin satın alma.',
  buyNone:
    'Bu takas hizmetinin şu anda bunun için bir sağlayıcısı yok: burada kartla ya da banka havalesiyle coin satın alınamaz.',
  buyAsked: '{amount} {from} karşılığında coin satın almak istediniz.',
  buyAskedFor: '{amount} {from} karşılığında {to} satın almak istediniz.',
  buyInstead:
    'Elinizde zaten başka bir coin varsa, onu hesap olmadan ve her ücret önceden gösterilerek {to} ile takas edebilirsiniz.',
  sellTitle: 'Para karşılığında coin satın',
  sellDescription: 'Coin satma ve paranın bir banka hesabına ya da karta ödenmesi.',
  sellNone:
    'Bu takas hizmetinin şu anda bunun için bir sağlayıcısı yok: banka hesabına ya da karta para ödeyemez.',
  sellAsked: '{amount} {from} satmak istediniz.',
  sellAskedFor: '{to} karşılığında {amount} {from} satmak istediniz.',
  sellInstead:
    '{from} verip {to} alabilirsiniz; bu, ABD dolarını izlemek üzere yapılmış bir coindir. Değeri onu çıkaranın sözüne bağlıdır ve bankadaki para değildir.',
  borrowTitle: 'Coinleri teminat göstererek borç alın',
  borrowDescription: 'Sizin kalan coinleri teminat göstererek para ya da coin borç alma.',
  borrowNone: 'Bu takas hizmetinin şu anda bunun için bir sağlayıcısı yok: burada borç alınamaz.',
  borrowAsked: '{amount} {from} teminat göstererek borç almak istediniz.',
  borrowInstead:
    'Yalnızca harcamanız gereken kadar {from} verip {to} alabilir, kalanını tutabilirsiniz. Böylece hiçbir borcunuz olmaz.',
  insteadTitle: 'Bunun yerine yapabilecekleriniz',
  toForm: '{from} ile {to} takas et',
  nothingSent: 'Hiçbir şey sipariş edilmedi ve ödenmesi gereken bir şey yok.',
  moonpayTitle: 'MoonPay ile kripto satın alın',
  moonpayDescription: 'MoonPay ile ödemeler burada nasıl yapılır.',
  moonpayHere:
    'MoonPay burada satın alabileceğiniz sağlayıcılardan biridir. Önce teklifleri karşılaştırın: her tutarı tüm ücretlerle görür, emrinizi onaylar ve MoonPay’de ödersiniz.',
  moonpayNotHere:
    'MoonPay bu borsada kurulu değil, bu yüzden burada onunla ödeyemezsiniz. Başka bir sağlayıcıdan alabilir ve karar vermeden önce tüm ücretleri görebilirsiniz.',
  moonpayCompare: 'Teklifleri karşılaştır',
  moonpayOrder: 'Daha önce bir emir oluşturduysanız emirler sayfasında açın ve oradan ödeyin.',
  moonpayOrders: 'Emirlerim',
} as const satisfies Translated<English['neighbours']>
