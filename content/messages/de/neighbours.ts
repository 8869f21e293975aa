import type { English, Translated } from '../catalogue.ts'

export const neighbours = {
  buyTitle: 'Coins mit Geld kaufen',
  buyDescription: 'Coins mit Karte oder Überweisung kaufen.',
  buyNone:
    'Dieser Dienst hat dafür im Moment keinen Anbieter: Coins können hier nicht mit Karte oder Überweisung gekauft werden.',
  buyAsked: 'Sie wollten für {amount} {from} Coins kaufen.',
  buyAskedFor: 'Sie wollten {to} für {amount} {from} kaufen.',
  buyInstead:
    'Wenn Sie schon einen anderen Coin haben, können Sie ihn gegen {to} tauschen, ohne Konto und mit jeder Gebühr im Voraus.',
  sellTitle: 'Coins für Geld verkaufen',
  sellDescription: 'Coins verkaufen und das Geld auf ein Bankkonto oder eine Karte erhalten.',
  sellNone:
    'Dieser Dienst hat dafür im Moment keinen Anbieter: Er kann kein Geld auf ein Bankkonto oder eine Karte zahlen.',
  sellAsked: 'Sie wollten {amount} {from} verkaufen.',
  sellAskedFor: 'Sie wollten {amount} {from} für {to} verkaufen.',
  sellInstead:
    'Sie können {from} gegen {to} tauschen, einen Coin, der dem US-Dollar folgen soll. Sein Wert hängt am Versprechen seines Herausgebers, und er ist kein Geld auf einer Bank.',
  borrowTitle: 'Gegen Coins leihen',
  borrowDescription: 'Geld oder Coins gegen Coins leihen, die Ihnen gehören bleiben.',
  borrowNone:
    'Dieser Dienst hat dafür im Moment keinen Anbieter: Hier kann nichts geliehen werden.',
  borrowAsked: 'Sie wollten gegen {amount} {from} leihen.',
  borrowInstead:
    'Sie können nur so viel {from} gegen {to} tauschen, wie Sie ausgeben müssen, und den Rest behalten. Dann schulden Sie nichts.',
  insteadTitle: 'Was Sie stattdessen tun können',
  toForm: '{from} gegen {to} tauschen',
  nothingSent: 'Es wurde nichts bestellt, und nichts ist zu bezahlen.',
  moonpayTitle: 'Krypto mit MoonPay kaufen',
  moonpayDescription: 'Wie Zahlungen mit MoonPay hier ablaufen.',
  moonpayHere:
    'MoonPay ist einer der Anbieter, bei denen Sie hier kaufen können. Vergleichen Sie zuerst die Angebote: Sie sehen jeden Betrag mit allen Gebühren, bestätigen dann Ihren Auftrag und bezahlen bei MoonPay.',
  moonpayNotHere:
    'MoonPay ist auf dieser Börse nicht eingerichtet, Sie können hier also nicht damit bezahlen. Sie können bei einem anderen Anbieter kaufen und sehen vorher alle Gebühren.',
  moonpayCompare: 'Angebote vergleichen',
  moonpayOrder:
    'Wenn Sie schon einen Auftrag erstellt haben, öffnen Sie ihn auf der Seite der Aufträge und bezahlen Sie von dort aus.',
  moonpayOrders: 'Meine Aufträge',
} as const satisfies Translated<English['neighbours']>
