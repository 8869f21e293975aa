import type { English, Translated } from '../catalogue.ts'

export const reviews = {
  metaTitle: 'Bewertungen von Kunden · {brand}',
  metaDescription:
    'Wie Kunden ihren abgeschlossenen Tausch bewerten: jede Bewertung gezählt, keine ausgewählt, und wie die Zahlen entstehen.',
  title: 'So bewerten es Kunden',
  lead: 'Wer hier einen Tausch abgeschlossen hat, wird einmal gefragt, wie es war. Das sind alle Antworten.',
  emptyTitle: 'Noch keine Bewertungen',
  emptyText: 'Sobald jemand einen abgeschlossenen Tausch bewertet hat, stehen die Zahlen hier.',
  average: '{average} von 5',
  count: { one: 'Aus {count} Bewertung', other: 'Aus {count} Bewertungen' },
  spreadTitle: 'Nach Sternen',
  stars: { one: '{count} Stern', other: '{count} Sterne' },
  ratings: { one: '{count} Bewertung', other: '{count} Bewertungen' },
  tagsTitle: 'Was genannt wurde',
  tagsHint:
    'Aus einer Liste gewählt, Gutes und Schlechtes; jede Zahl sagt, wie viele es gewählt haben.',
  howTitle: 'Wie diese Zahlen entstehen',
  howWho:
    'Nur der Halter eines abgeschlossenen Tauschs kann ihn bewerten, und nur einmal. Keine Bewertung wird weggelassen, geändert oder stärker gezählt als eine andere.',
  howWords:
    'Was Kunden neben die Sterne schreiben, geht an den Betreiber. Es steht nicht hier, weil niemand gefragt wurde, ob es das darf.',
  howPrivate:
    'Nichts hier verrät, wer welchen Tausch bewertet hat: Nur Anzahlen verlassen die Datenbank.',
  elsewhereTitle: 'Auf einer anderen Seite',
  elsewhereText:
    'Kunden bewerten diesen Dienst auch auf einer Seite, die er nicht selbst betreibt.',
  start: 'Einen Tausch beginnen',
} as const satisfies Translated<English['reviews']>
