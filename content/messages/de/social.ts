import type { English, Translated } from '../catalogue.ts'

export const social = {
  mailMetaTitle: 'Bestätigen Sie, dass Sie es sind – {brand}',
  mailMetaDescription: 'Hierher führt ein Link aus einer unserer E-Mails.',
  mailTitle: 'Bestätigen Sie, dass Sie es sind',
  mailText:
    'Sie wollten sich über einen anderen Dienst anmelden, der diese E-Mail-Adresse genannt hat. Ein Klick bestätigt, dass sie Ihre ist.',
  mailWhere: 'Das geht einmal, innerhalb einer Stunde, in dem Browser, in dem Sie begonnen haben.',
  mailButton: 'Bestätigen und anmelden',

  playMetaTitle: '{provider} in der Sandbox',
  playMetaDescription: 'Wer Sie beim Anmeldedienst der Sandbox sind.',
  playTitle: '{provider} in der Sandbox',
  playText:
    'Diese Seite spielt den Dienst, über den sich jemand anmeldet. Sagen Sie, wer Sie dort sind; das echte {provider} wird nichts gefragt.',
  playAsks: 'Die Tauschbörse fragt nach Ihrer E-Mail-Adresse.',
  playEmail: 'E-Mail-Adresse bei dem Dienst',
  playVerified: 'Der Dienst hat die Adresse geprüft',
  playUnverified: 'Der Dienst hat die Adresse nicht geprüft',
  playNoEmail: 'Der Dienst nennt keine Adresse',
  playAgree: 'Zustimmen',
  playDecline: 'Ablehnen',
  playRefusedHere: 'Von hier aus darf nur der Betreiber den Dienst spielen.',
  playNothing:
    'Niemand hat nach jemandem gefragt. Beginnen Sie mit einer Schaltfläche im Anmeldefenster.',
} as const satisfies Translated<English['social']>
