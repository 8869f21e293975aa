import type { English, Translated } from '../catalogue.ts'

export const errors = {
  notFoundTitle: 'Diese Seite gibt es nicht',
  notFoundText: 'Vielleicht ist die Adresse falsch geschrieben, oder die Seite ist umgezogen.',
  orderNotFoundTitle: 'Diesen Auftrag gibt es nicht',
  orderNotFoundText:
    'Prüfen Sie den Link: Ein Auftrag wird nur mit seiner vollständigen Kennung gefunden.',
  brokenTitle: 'Bei uns ist etwas kaputtgegangen',
  brokenText:
    'Ihr Geld ist davon nicht berührt. Laden Sie die Seite neu, oder versuchen Sie es in einer Minute noch einmal.',
  offlineTitle: 'Keine Verbindung',
  offlineText: 'Die Seite macht automatisch weiter, sobald die Verbindung wieder da ist.',
  unavailableTitle: 'Im Moment nicht verfügbar',
  unavailableText:
    'Ein Teil des Dienstes antwortet nicht. Versuchen Sie es in einer Minute noch einmal.',
  toHome: 'Zum Tausch',
  reload: 'Neu laden',
  requestId: 'Anfrage {id}',
  networkUnreachable:
    'Der Server ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  unexpected: 'Etwas ist schiefgegangen. Versuchen Sie es in einer Minute noch einmal.',
  rateLimited: 'Zu viele Anfragen. Warten Sie eine Minute und versuchen Sie es noch einmal.',
} as const satisfies Translated<English['errors']>
