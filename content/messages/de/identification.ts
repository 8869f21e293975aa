import type { English, Translated } from '../catalogue.ts'

export const identification = {
  title: 'Identifizierung',
  asked: 'Für diesen Auftrag müssen Sie sich ausweisen.',
  askedWhy:
    'Aufträge dieser Größe oder mit Coins aus bestimmten Quellen werden nur an Menschen ausgezahlt, die sich ausgewiesen haben.',
  askedNext:
    'Sie können es vor oder nach der Zahlung tun. Sobald Sie identifiziert sind, läuft der Auftrag automatisch weiter.',
  askedElse:
    'Sie möchten lieber nicht? Bezahlen Sie nicht, oder lassen Sie sich Ihre Coins zurücksenden.',
  askedHow:
    'Es dauert ein paar Minuten bei unserem Identifizierungsdienst: Sie zeigen ihm einen Ausweis und Ihr Gesicht. Diese Seite sieht und behält davon nichts.',
  begin: 'Sich ausweisen',
  continue: 'Mit der Identifizierung fortfahren',
  again: 'Noch einmal versuchen',
  opensNew: 'Öffnet sich in einem neuen Tab',
  pending: 'Ihre Identifizierung wird geprüft.',
  pendingNext:
    'Das dauert meist nur Minuten. Der Auftrag läuft dann automatisch weiter, und diese Seite aktualisiert sich.',
  retry: 'Etwas war nicht lesbar oder passte nicht.',
  retryNext:
    'Versuchen Sie es noch einmal mit einem deutlichen Bild. Ihr Auftrag und Ihre Coins warten.',
  approved: 'Sie sind identifiziert. Weiter ist nichts nötig.',
  refused:
    'Sie konnten nicht identifiziert werden, und dieser Auftrag kann nicht ausgezahlt werden.',
  refusedNext:
    'Ihre Coins gehen an Sie zurück. Wo wir noch keine Rückzahlungsadresse kennen, fragen wir hier nach einer.',
  waived: 'Für diesen Auftrag ist die Identifizierung nicht mehr nötig.',
  stranger: 'Dieser Auftrag wartet darauf, dass sich sein Halter ausweist.',
  unavailable:
    'Der Identifizierungsdienst antwortet gerade nicht. Ihr Auftrag und Ihre Coins warten; versuchen Sie es in einer Minute noch einmal.',
  back: 'Zurück zum Auftrag',
  identifyTitle: 'Identifizierung für Ihren Auftrag',
  decided: 'Die Identifizierung ist abgeschlossen. Wie es weitergeht, steht beim Auftrag.',
  notAsked: 'Dieser Auftrag verlangt keine Identifizierung.',
  notHolder:
    'Nur der Halter des Auftrags kann sich für ihn ausweisen. Öffnen Sie diese Seite in dem Browser, in dem der Auftrag entstand.',
  holdScreening:
    'Wir prüfen, woher Coins kommen und wohin sie gehen, wie es das Gesetz verlangt. Ist etwas unklar, sieht unser Team nach. Ihre Coins sind sicher: Danach läuft der Auftrag weiter, oder Sie erhalten eine Rückzahlung. Sie müssen nichts tun; diese Seite aktualisiert sich automatisch.',
  holdIdentification: 'Die Auszahlung wartet, bis Sie identifiziert sind.',
  holdIdentificationRefused:
    'Sie konnten nicht identifiziert werden, deshalb gehen diese Coins an Sie zurück. Sagen Sie uns, wohin.',
  holdRefundDecided:
    'Dieser Tausch kann nicht ausgeführt werden. Ihre Coins gehen an Sie zurück. Sagen Sie uns, wohin.',
  playTitle: 'Spiel-Identifizierungsdienst',
  playText:
    'In der Sandbox sind Sie auch der Identifizierungsdienst. Niemand wird nach Ausweisen gefragt: Entscheiden Sie, was daraus wurde.',
  playReference: 'Antragsteller',
  playStatus: 'Stand',
  playUnknown: 'Diese Identifizierung wurde nie begonnen.',
  playApprove: 'Annehmen',
  playRetry: 'Um einen neuen Versuch bitten',
  playLater: 'Später prüfen',
  playRefuse: 'Endgültig ablehnen',
  playDone: 'Der Dienst weiß Bescheid. Seine Auftragsseite geht von selbst weiter.',
  playRefusedHere: 'Die Schalter der Sandbox sind für den, der diesen Dienst betreibt.',
  playStarted: 'begonnen',
  playPending: 'wird geprüft',
  playRetried: 'noch einmal zu versuchen',
  playApproved: 'angenommen',
  playRefused: 'abgelehnt',
} as const satisfies Translated<English['identification']>
