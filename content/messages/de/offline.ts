import type { English, Translated } from '../catalogue.ts'

export const offline = {
  title: 'Sie sind offline',
  description: 'Was dieser Browser von Ihren Aufträgen weiß, solange keine Verbindung besteht.',
  lead: 'Diese Seite ist ohne Verbindung nicht zu erreichen. Aufträge laufen trotzdem weiter: Was bezahlt ist, wird getauscht und gesendet.',
  retry: 'Noch einmal versuchen',
  ordersTitle: 'Aufträge in diesem Browser',
  order: '{from} in {to}',
  code: 'Auftrag {code}',
  lastKnown: '{status}, Stand {time}',
  unknownStatus: 'Status hier nicht bekannt',
  noOrders: 'Dieser Browser kennt keine Aufträge.',
} as const satisfies Translated<English['offline']>
