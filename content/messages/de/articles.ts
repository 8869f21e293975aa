import type { English, Translated } from '../catalogue.ts'

export const articles = {
  contents: 'Auf dieser Seite',
  writeTo: 'Schreiben Sie an <mail>{email}</mail>.',
  noContact:
    'Der Betreiber von {brand} hat keine Adresse veröffentlicht, an die man schreiben kann.',
  companyName: 'Unternehmen',
  companyRegistration: 'Eingetragen als',
  companyAddress: 'Anschrift',
  companyJurisdiction: 'Rechtsordnung',
  companyAuthority: 'Beaufsichtigt von',
} as const satisfies Translated<English['articles']>
