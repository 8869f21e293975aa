import type { English, Translated } from '../catalogue.ts'

export const buying = {
  landingTitle: 'Krypto mit Karte oder Überweisung kaufen',
  landingLead:
    'Mehrere Anbieter werden zugleich gefragt. Sie sehen, was nach allen Gebühren ankommt, und zahlen auf der Seite des Anbieters, den Sie wählen.',
  landingDescription:
    'Vergleichen Sie, was mehrere Anbieter Ihnen für Ihr Geld senden, nach Abzug aller Gebühren. Ein Konto brauchen Sie hier nicht.',
  pairTitle: '{coin} mit {fiat} kaufen',
  pairLead: 'Was Anbieter Ihnen für {amount} {fiat} senden würden, nach Abzug aller Gebühren.',
  pairDescription:
    'Was {amount} {fiat} bei mehreren Anbietern jetzt an {ticker} bringen, nach allen Gebühren. Sie zahlen beim Anbieter, die Coins kommen in Ihre Wallet.',
  placeTitle: '{coin} mit {fiat} kaufen: {place}',
  placeDescription:
    'Welche Anbieter {ticker} für {fiat} verkaufen und was {amount} {fiat} bei jedem jetzt bringen, nach Abzug aller Gebühren. Land: {place}.',
  offersTitle: '{amount} {fiat} als {ticker}',
  offersPlace: 'Aktuelle Angebote für: {place}',
  noOffers: 'Dafür hat derzeit kein Anbieter ein Angebot.',
  change: 'Betrag, Coin oder Land ändern',
  howTitle: 'So geht es',
  compareTitle: 'Vergleichen',
  compareText:
    'Geben Sie Betrag, Coin und Land an. Die Angebote kommen, sobald die Anbieter antworten; das mit dem höchsten Betrag ist gekennzeichnet.',
  addressTitle: 'Adresse angeben',
  addressText:
    'Dorthin sendet der Anbieter die Coins. Die Adresse wird geprüft, bevor etwas bezahlt wird.',
  payTitle: 'Beim Anbieter zahlen',
  payText:
    'Sie zahlen auf dessen eigener Seite und kommen hierher zurück. Die Seite des Auftrags zeigt, wie weit er ist.',
  questionsTitle: 'Fragen vor dem Kauf',
  whoQuestion: 'Wer verkauft mir die Coins?',
  whoAnswer:
    'Vom Anbieter, den Sie wählen. Wir vergleichen mehrere Anbieter für Sie. Ihre Zahlung und Ihre Nachweise gehen nur an den Anbieter.',
  costQuestion: 'Was kostet es?',
  costAnswer:
    'Jedes Angebot zeigt den Betrag, der nach den Gebühren des Anbieters bleibt, und seine Gebühren, wo er sie nennt. Diese Seite schlägt nichts auf den Preis auf.',
  accountQuestion: 'Brauche ich ein Konto?',
  accountAnswer:
    'Hier nicht. Der Anbieter fragt vielleicht nach einer E-Mail-Adresse, Ihrem Namen oder einem Ausweis; jedes Angebot zeigt es, bevor Sie es wählen.',
  walletQuestion: 'Wohin gehen die Coins?',
  walletAnswer: 'Direkt an die Adresse Ihrer eigenen Wallet. Diese Seite verwahrt sie nie.',
  declinedQuestion: 'Was, wenn meine Zahlung abgelehnt wird?',
  declinedAnswer:
    'Dann wird nichts gekauft, und die Seite des Auftrags sagt es. Sie können einen anderen Anbieter wählen. Abgebuchtes Geld kommt vom Anbieter zurück.',
  courseTitle: '{coin} in US-Dollar: der letzte Tag',
  coinsTitle: 'Andere Coins mit {fiat} kaufen',
  fiatsTitle: '{coin} mit anderem Geld kaufen',
  countriesTitle: '{coin} in diesen Ländern kaufen',
} as const satisfies Translated<English['buying']>
