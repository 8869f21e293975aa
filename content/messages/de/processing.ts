import type { English, Translated } from '../catalogue.ts'

export const processing = {
  metaTitle: '{from} gegen {to} tauschen',
  metaDescription:
    'Nennen Sie die Adresse, die die Coins empfangen soll, prüfen Sie alles, erstellen Sie den Auftrag.',
  stepAddresses: 'Adressen',
  stepCheck: 'Prüfen',
  stepPay: 'Bezahlen',
  steps: 'Schritte des Tauschs',
  addressesTitle: 'Wohin sollen die Coins gehen?',
  destinationAddress: 'Ihre {ticker}-Adresse',
  destinationHint: 'Eine Adresse auf {network}, über die Sie verfügen.',
  extraIdNone: 'keine',
  refundAddress: 'Ihre {ticker}-Rückzahlungsadresse',
  refundHint: 'Wenn der Tausch nicht zu Ende geführt werden kann, gehen Ihre Coins hierher zurück.',
  refundRequired: 'Ein garantierter Kurs braucht eine Rückzahlungsadresse.',
  refundExtraId: '{name} der Rückzahlungsadresse',
  email: 'E-Mail für Nachrichten zu diesem Auftrag',
  emailHint: 'Nur für diesen Auftrag. Sie können das Feld leer lassen.',
  agree:
    'Ich stimme den <terms>Nutzungsbedingungen</terms> und dem <privacy>Datenschutz</privacy> zu.',
  agreeMissing: 'Bitte stimmen Sie den Bedingungen zu, um weiterzugehen.',
  addressMissing: 'Geben Sie die Adresse ein.',
  toCheck: 'Weiter zum Prüfen',
  checkTitle: 'Prüfen Sie, bevor Sie den Auftrag erstellen',
  checkText:
    'Zahlungen auf einer Chain lassen sich nicht zurückrufen. Vergleichen Sie die Adressen Zeichen für Zeichen.',
  youSend: 'Sie senden',
  youGet: 'Sie erhalten',
  rate: 'Kurs',
  rateFloating: 'Variabel: zum Marktkurs, wenn Ihre Zahlung bestätigt ist',
  rateGuaranteed: 'Garantiert',
  quoteExpires: 'Neues Angebot in',
  exchangeFee: 'Tauschgebühr',
  networkFee: 'Netzwerkgebühr',
  sendTo: 'An Adresse',
  refundTo: 'Rückzahlungsadresse',
  noRefund: 'keine angegeben',
  create: 'Auftrag erstellen',
  creating: 'Der Auftrag wird erstellt …',
  edit: 'Ändern',
  rateExpired:
    'Dieser Kurs ist abgelaufen. Hier ist ein neuer: Bitte prüfen Sie ihn und erstellen Sie den Auftrag noch einmal.',
  rateUsed:
    'Dieser Kurs wurde für einen anderen Auftrag verwendet. Hier ist ein neuer: Bitte prüfen Sie ihn.',
  rateWithdrawn:
    'Der Markt hat sich zu weit bewegt. Hier ist ein neuer Kurs: Bitte prüfen Sie ihn.',
  playAddresses: 'Adressen der Spiel-Wallet eintragen',
  newTab: 'öffnet sich in einem neuen Tab',
  stepDone: 'fertig',
  emailShown: 'E-Mail',
  inAbout: 'etwa',
  optional: 'freiwillig',
  networkOf: 'auf {network}',
  quoteRenewed: 'Der Kurs wurde erneuert: Sie senden {from}, Sie erhalten {to}.',
  quoteWorse:
    'Der Markt hat sich bewegt: Sie erhielten jetzt {amount} {ticker}. Nehmen Sie diesen Betrag an, bevor der Auftrag erstellt wird.',
  acceptAmount: '{amount} {ticker} annehmen',
  aliasOf: '<name>{alias}</name> steht dafür, sagt {provider}',
  newAccountKey: 'Öffentlicher Schlüssel des neuen Kontos',
  offline:
    'Sie sind offline. Nichts ist verloren: Machen Sie weiter, wenn die Verbindung wieder da ist.',
  offlineCreating:
    'Sie sind offline. Der Auftrag wird einmal gesendet, sobald die Verbindung wieder da ist; lassen Sie diese Seite offen.',
  kycTitle: 'Für einen Auftrag dieser Größe müssen Sie sich ausweisen.',
  kycText:
    'Wenn Ihre Zahlung bestätigt ist, werden Sie gefragt, wer Sie sind; halten Sie einen Ausweis bereit. Sobald Sie angenommen sind, gehen die Coins von selbst hinaus; werden Sie abgelehnt, wird Ihre Zahlung zurückgesendet.',
  notSent:
    'Der Server ist nicht erreichbar, und nichts wurde gesendet. Was Sie eingegeben haben, ist noch da: Versuchen Sie es gleich noch einmal.',
} as const satisfies Translated<English['processing']>
