import type { English, Translated } from '../catalogue.ts'

export const orderState = {
  heldLess: 'Kararlaştırılandan az gönderdiniz',
  heldMore: 'Kararlaştırılandan fazla gönderdiniz',
  heldAgain: 'Bir ödeme daha gönderdiniz',
  heldLate: 'Garantili kur için çok geç',
  heldSmall: 'Takas için çok az',
  heldLarge: 'Tek seferde takas için çok fazla',
  heldPayout: 'Bu adrese ödeme yapamıyoruz',
  heldAccount: 'Hesap adı alınmış',
  heldCheck: 'Ödemenizi kontrol ediyoruz',
  heldIdentity: 'Devam etmek için kimliğinizi doğrulayın',
  heldRefund: 'Coinleriniz size geri gönderiliyor',
  choicesLeft:
    'Garantili kur artık geçerli değil. Hâlâ güncel kurdan takas edebilir veya iade alabilirsiniz.',
  agreedTitle: 'Kararlaştırılan tutarı takas et, kalanı iade et',
  agreedText:
    '{amountFrom} {from} tutarını garantili kurdan takas eder ve tam olarak {amountTo} {to} öderiz. Ardından {rest} {from} iade ederiz: kalandan {networkFee} {from} ağ ücreti düşülür.',
  agreedAccept: '{amountTo} {to} al, {rest} {from} geri al',
  agreedUntil: 'Garantili kurun kalan süresi',
  agreedWhile:
    'Ödeme süresi doldu. Bu seçenek yalnızca piyasa garantili kura yakın kaldıkça geçerlidir.',
  seenOther: 'Şu ana kadar {sent} {from} gördük. Emir {expected} {from} için.',
  lessFloat: 'Gelen tutar onaylanınca güncel kurdan takas edilir.',
  lessFixed:
    'Onaylanınca siz seçersiniz: kalanı göndermek, güncel kurdan takas etmek veya iade almak.',
  moreFixed: 'Onaylanınca ne yapılacağını siz seçersiniz.',
  lateFloat:
    'Ödemeniz emrin süresi dolduktan sonra geldi. Kaybolmadı: onaylanınca güncel kurdan takas ederiz.',
  lateFixed:
    'Ödemeniz emrin süresi dolduktan sonra geldi. Kaybolmadı: onaylanınca güncel kuru veya iadeyi seçersiniz.',
  againFloat: 'Bu emir için bir ödeme daha gönderdiniz. Onaylanınca güncel kurdan takas ederiz.',
  againFixed:
    'Bu emir için bir ödeme daha gönderdiniz. Onaylanınca güncel kuru veya iadeyi seçersiniz.',
  otherSum:
    '{expected} {from} yerine {sent} {from} gönderdiniz, bu yüzden {got} {to} alıyorsunuz. Tahmin {announced} {to} idi.',
  restLater: 'Kalan {rest} {from}, ödeme onaylanır onaylanmaz iade edilir.',
  restOnWay: 'Kalan {rest} {from}, iade adresinize doğru yolda.',
  restBack: 'Kalan {rest} {from} iade edildi.',
  sentTo: 'Gönderildiği adres',
  refundedTo: 'İade edildiği adres',
  sentBackAt: 'Geri gönderildi',
  youPaid: 'Ödediniz',
  youSold: 'Sattınız',
  askSupport: 'Sorunuz mu var? {support} adresine emir kodunu yazın.',
  eventRest: 'Kalan iade edildi',
} as const satisfies Translated<English['orderState']>
