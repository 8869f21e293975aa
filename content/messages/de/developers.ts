import type { English, Translated } from '../catalogue.ts'

export const developers = {
  metaTitle: 'API für Entwickler · {brand}',
  metaDescription:
    'Die Aufrufe, aus denen dieser Dienst besteht: Basisadresse, OpenAPI-Beschreibung, ein lauffähiges Beispiel und der Zugang für Partner.',
  title: 'API für Entwickler',
  lead: 'Diese Seite und ihr Widget bestehen aus den Aufrufen auf dieser Seite. Auch Ihre Programme können sie nutzen.',
  baseTitle: 'Basisadresse',
  specTitle: 'Beschreibung für Maschinen',
  specText:
    'Ein OpenAPI-3.1-Dokument beschreibt jeden Aufruf mit Feldern, Antworten und Ablehnungen. Es entsteht aus den Routen, auf die dieser Server antwortet.',
  specLink: 'openapi.json öffnen',
  tryTitle: 'Ein Beispiel, das so läuft, wie es dasteht',
  tryText:
    'Es fragt, was {amount} {from} in diesem Augenblick in {to} bringen würde. Es braucht keinen Schlüssel und bestellt nichts.',
  copyExample: 'Beispiel kopieren',
  rulesTitle: 'Was für jeden Aufruf gilt',
  ruleMoney:
    'Beträge sind in beide Richtungen Dezimaltexte wie "0.25". Keine Gleitkommazahl berührt Geld.',
  ruleRefusal:
    'Eine Ablehnung hat einen Code, der sich nicht ändert, und eine Meldung für Menschen. Richten Sie sich nach dem Code.',
  ruleRepeat:
    'Was einen Auftrag anlegt, nimmt einen Idempotency-Key: Zweimal dieselbe Anfrage ergibt einen Auftrag.',
  ruleLimits:
    'Aufrufe sind je Adresse begrenzt. Eine Ablehnung mit Status 429 sagt in Retry-After, wann Sie wieder fragen können.',
  accessTitle: 'Zugang für Partner',
  accessText:
    'Die Aufrufe unten brauchen keinen Schlüssel. Was zu einem Auftrag oder Konto gehört, verlangt das Geheimnis oder die Sitzung seines Halters. Schlüssel für Partner gehören zum Partnerprogramm; über sie entscheidet der Betreiber.',
  accessMail: 'Schreiben Sie an <mail>{email}</mail>, um Zugang zu erhalten.',
  callsTitle: 'Aufrufe dieses Servers',
  callsLead: 'Aus der Beschreibung oben entnommen; dort sind sie auf Englisch erklärt.',
  calls: { one: '{count} Aufruf', other: '{count} Aufrufe' },
} as const satisfies Translated<English['developers']>
