import type { English, Translated } from '../catalogue.ts'

export const overlays = {
  cookieTitle: 'Cookies',
  cookieText:
    'Cookies merken sich Ihre Auswahl und zählen Besuche, wo das Gesetz oder Sie es erlauben.',
  cookieMore: 'Mehr erfahren',
  cookieOk: 'OK',
  brokenTitle: 'Etwas ist schiefgegangen',
  brokenText:
    'Die Seite hat nicht geantwortet, wie sie sollte. Laden Sie sie neu, um fortzufahren; Ihre Aufträge sind davon nicht betroffen.',
  brokenReload: 'Seite neu laden',
  brokenClose: 'Auf dieser Seite bleiben',
  worksTitle: 'Technische Arbeiten',
  worksText:
    'Bitte beachten Sie, dass wegen technischer Probleme manche eingehenden Zahlungen länger als gewöhnlich dauern können.',
  alertTitle: 'Hinweis',
  domainsTitle: 'Unstoppable Domains',
  domainsText:
    'Senden Sie an einen Namen statt an eine lange Adresse: Namen von Unstoppable Domains gelten hier.',
  appTitle: 'Die mobile App',
  appBuy: 'Sofort kaufen',
  appExchange: 'Sofort tauschen',
  appPay: 'Mit {brand} bezahlen',
  appBuyExchange: 'Krypto kaufen/tauschen',
  appBuyCoin: '{coin} kaufen',
  appLead: 'In der App von {brand} für Ihr Telefon.',
  appGet: 'App holen',
  appClose: 'Schließen und auf der Seite bleiben',
  offlineTitle: 'Die Verbindung ist weg',
  offlineText: 'Die Verbindung wird automatisch wiederhergestellt.',
  onlineTitle: 'Sie sind wieder online',
  onlineText: 'Was Sie sehen, wird gerade auf den neuesten Stand gebracht.',
  signedOutTitle: 'Sie sind abgemeldet',
  signedOutText: 'Aufträge aus diesem Browser finden Sie weiterhin hier.',
  snackbarClose: 'Ausblenden',
  chatOpen: 'Support-Chat',
} as const satisfies Translated<English['overlays']>
