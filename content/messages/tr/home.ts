import type { English, Translated } from '../catalogue.ts'

export const home = {
  metaTitle: '{brand}: bir coini başka bir coinle dakikalar içinde takas edin',
  metaDescription:
    'Hesapsız, anında kripto takası. Her ücret göndermeden önce görünür, isterseniz kur garantilidir ve her adım zincirde izlenir.',
  headline: 'Bir coini başka bir coinle dakikalar içinde takas edin.',
  lead: 'Hesap gerekmez, emir defteri yok. Göndermeden önce her ücreti görün, isterseniz kuru sabitleyin ve her adımı zincirde izleyin.',
  medianSwap: 'bugünkü ortanca takas süresi',
  minutesSeconds: '{minutes} dk {seconds} sn',
  seconds: '{seconds} sn',
  coins: { one: '{count} coin', other: '{count} coin' },
  onNetworks: { one: '{count} ağda', other: '{count} ağda' },
  lowestFee: 'en düşük hizmet ücreti',
  percent: '{sign}%{value}',
  pairsTitle: 'Popüler çiftler',
  pair: '<from>{from}</from> → <to>{to}</to>',
  pairRate: '1 {from} ~ {rate} {to}',
  change24h: '24 saatteki değişim',
  exchangePair: 'Takas et',
  howTitle: 'Nasıl işler',
  how1Title: 'Seçin ve kontrol edin',
  how1Text:
    'İki coin ve bir tutar seçin. Piyasa kuru, bizim kur farkımız ve her ücret kısa bir listede durur.',
  how2Title: 'Tek bir adrese gönderin',
  how2Text:
    'Siz coinleri alacak adresi verirsiniz, biz size ödeme yapacağınız bir adres veririz. Hesap gerekmez, önceden para yatırılmaz.',
  how3Title: 'Zincirde izleyin',
  how3Text:
    'Emrin sayfası her adımı gerçekleştikçe gösterir; iki işlemin de bağlantısı oradadır. Kapatın, istediğiniz zaman geri gelin.',
  trustTitle: 'Neye güvenebilirsiniz',
  trust1Title: 'Ne görüyorsanız onu ödersiniz',
  trust1Text: 'Ücretler teklifin parçasıdır. Siz gönderdikten sonra hiçbir şey eklenmez.',
  trust2Title: 'Geç ya da farklı ödemeler kaybolmaz',
  trust2Text:
    'Geç gelen ya da tutarı farklı olan bir ödeme güncel kurdan takas edilir ya da geri gönderilir: siz seçersiniz.',
  trust3Title: 'Açık kaynak',
  trust3Text: 'Nasıl çalıştığını herkes okuyabilir ve kendisi işletebilir.',
} as const satisfies Translated<English['home']>
