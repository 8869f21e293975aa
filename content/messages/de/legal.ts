import type { English, Translated } from '../catalogue.ts'

export const legal = {
  termsTitle: 'Nutzungsbedingungen',
  termsDescription: 'Die Bedingungen, zu denen dieser Tausch angeboten wird.',
  privacyTitle: 'Datenschutz',
  privacyDescription: 'Welche Daten dieser Dienst aufbewahrt, warum und wie lange.',
  updated: 'Zuletzt aktualisiert: {date}',
  templateNotice:
    'Dies ist der Text, der mit der Software kommt. Der Betreiber dieser Seite ist dafür verantwortlich, ihn durch seinen eigenen zu ersetzen.',
} as const satisfies Translated<English['legal']>
