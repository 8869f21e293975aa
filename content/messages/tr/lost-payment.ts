import type { English, Translated } from '../catalogue.ts'

export const lostPayment = {
  title: 'Ödediniz ama bir şey olmuyor mu?',
  text: 'Cüzdanınızdaki veya borsanızdaki işlem kimliğini girin. Ağda arar, ödemeye ne olduğunu söyleriz.',
  label: 'İşlem kimliği',
  hint: 'TXID veya hash da denir. Bir gezgin bağlantısı da yapıştırabilirsiniz.',
  find: 'Ödememi bul',
  notFound:
    '{network} ağında bu kimlikle bize yapılmış bir ödeme henüz bulamıyoruz. Yeni gönderdiyseniz bir dakika bekleyip yeniden deneyin. Değilse kimliği ve gönderdiğiniz ağı kontrol edin.',
  pending: 'İşleminizi görüyoruz ama henüz onaylanmadı. Onaylanınca burada kendiliğinden görünür.',
  failed:
    'Ağ bu işlemi gerçekleştirmedi, bize bir şey ulaşmadı. Cüzdanınızı kontrol edip yeniden gönderin.',
  notOurs:
    'Bu işlem onaylandı ama bize ödeme yapmadı. Kimliği ve gönderdiğiniz adresi kontrol edin.',
  dropped:
    'Ağ bu işlemi düşürdü, bize bir şey ulaşmadı. Geri gelirse sayarız. Yeniden göndermeden önce cüzdanınızı kontrol edin.',
  beforeOrder: 'Bu ödeme, bu emir oluşturulmadan önce geldi. Ait olduğu emri açıp orada arayın.',
  otherOrder: 'Bu ödeme başka bir emre ait.',
  otherOrderOwn: 'Bu ödeme {id} kodlu emrinize ait.',
  inOrder:
    '{amount} {ticker} tutarındaki ödemeniz bu emrin parçası: {needed} onaydan {confirmations} tanesi tamam.',
  assigned: '{amount} {ticker} tutarındaki ödemeniz artık bu emrin parçası.',
  claimed:
    '{amount} {ticker} tutarındaki ödemenizi bulduk. Ne olduğunu artık bu sayfada görürsünüz.',
  claimTitle: 'Ödemenizi bulduk',
  memoMissing:
    '{name} olmadan geldi. Paranız güvende. Ödemenin size ait olduğunu kontrol ederiz, sonra bu emre girer.',
  memoWrong:
    'Başka bir {name} ile geldi. Paranız güvende. Ödemenin size ait olduğunu kontrol ederiz, sonra bu emre girer.',
  otherCoin:
    'Bu emir {expected} için, siz başka bir coin gönderdiniz. Paranız güvende ama bu emir onu takas edemez.',
  otherNetwork:
    '{network} dışında bir ağda gönderdiniz. Paranız güvende ama bu emir onu takas edemez.',
  confirmations: '{needed} onaydan {confirmations} tanesi',
  review: 'Kontrol ediyoruz. Bir şey yapmanız gerekmez: bu sayfa kendiliğinden güncellenir.',
  done: 'Bir emre girdi ve takas ediliyor.',
  unproven: 'Bu ödemenin size ait olduğunu doğrulayamadık, bu yüzden bu emre girmedi.',
  returned: 'Geldiği adrese geri gönderdik.',
  contact: 'Sorunuz mu var? Emir kodu ve işlem kimliğiyle {support} adresine yazın.',
  move: 'Şimdi takas etmek için bu coini gönderen bir emir oluşturun. Onun sayfasında aynı kimliği girin: ödeme hemen oraya geçer.',
  moveLink: '{amount} {ticker} için emir oluştur',
  report: 'Bu ödemeyi bildir',
  eventClaimed: 'Eksik ödeme bildirildi',
  eventAssigned: 'Bildirilen ödeme bir emre girdi',
  eventRefused: 'Bildirilen ödeme eklenmedi',
  playNoMemo: 'Memo olmadan öde',
  playClaimTitle: 'Bildirilen bir ödemeye karar ver',
  playAssign: 'Emre ekle',
  playUnproven: 'Doğrulanamadı',
  playReturned: 'Geri gönderildi',
} as const satisfies Translated<English['lostPayment']>
