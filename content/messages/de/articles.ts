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
  noCompany: 'Der Betreiber von {brand} hat den Namen des Unternehmens nicht veröffentlicht.',
  noPeople: 'Der Betreiber von {brand} hat hier niemanden vorgestellt.',
  noPartners: 'Der Betreiber von {brand} hat keine Partner genannt.',
  noPress: 'Der Betreiber von {brand} hat keine Artikel aufgeführt.',
} as const satisfies Translated<English['articles']>
