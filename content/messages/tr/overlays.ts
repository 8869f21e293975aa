import type { English, Translated } from '../catalogue.ts'

export const overlays = {
  cookieTitle: 'Çerezler',
  cookieText:
    'Çerezler seçimlerinizi hatırlar ve yasa ya da siz izin verdiğinizde ziyaretleri sayar.',
  cookieMore: 'Daha fazla bilgi',
  cookieOk: 'Tamam',
  brokenTitle: 'Bir şeyler ters gitti',
  brokenText:
    'Site gerektiği gibi yanıt vermedi. Devam etmek için sayfayı yenileyin; oluşturduğunuz emirler bundan etkilenmez.',
  brokenReload: 'Sayfayı yenile',
  brokenClose: 'Bu sayfada kal',
  worksTitle: 'Teknik çalışmalar',
  worksText:
    'Bilginize: teknik sorunlar nedeniyle gelen bazı ödemeler her zamankinden uzun sürebilir.',
  alertTitle: 'Duyuru',
  domainsTitle: 'Unstoppable Domains adları',
  domainsText:
    'Uzun bir adres yerine bir ada gönderin: Unstoppable Domains adları burada geçerlidir.',
  appTitle: 'Mobil uygulama',
  appBuy: 'Anında satın alın',
  appExchange: 'Anında takas edin',
  appPay: '{brand} ile ödeyin',
  appBuyExchange: 'Kripto satın alın, takas edin',
  appBuyCoin: '{coin} satın alın',
  appLead: 'Telefonunuz için {brand} uygulamasında.',
  appGet: 'Uygulamayı edin',
  appClose: 'Kapat, sitede kal',
  offlineTitle: 'Bağlantı koptu',
  offlineText: 'Yeniden çevrimiçi olduğunuzda kendiliğinden devam eder.',
  onlineTitle: 'Yeniden çevrimiçisiniz',
  onlineText: 'Gördükleriniz güncelleniyor.',
  signedOutTitle: 'Oturumunuz kapandı',
  signedOutText: 'Bu tarayıcıda oluşturulan emirler burada bulunmaya devam eder.',
  snackbarClose: 'Kapat',
  chatOpen: 'Destek sohbeti',
} as const satisfies Translated<English['overlays']>
