import type { English, Translated } from '../catalogue.ts'

export const sellCrypto = {
  metaTitle: 'Krypto verkaufen, Geld auf Ihr Konto · {brand}',
  metaDescription:
    'Vergleichen Sie, was Anbieter Ihnen nach allen Gebühren für Ihre Coins zahlen, und lassen Sie das Geld an Ihre Bank senden. Ohne Konto hier.',
  title: 'Krypto verkaufen, Geld auf Ihr Bankkonto',
  lead: 'Mehrere Anbieter werden zugleich gefragt. Sie sehen, was jeder nach allen Gebühren zahlen würde, und verkaufen an den, den Sie wählen.',
  howTitle: 'So läuft ein Verkauf',
  compareTitle: 'Vergleichen',
  compareText:
    'Sagen Sie, welchen Coin, wie viel davon und wo Ihre Bank ist. Die Angebote kommen, wie die Anbieter antworten; das mit dem höchsten Betrag ist gekennzeichnet.',
  addressTitle: 'Rückzahlungsadresse angeben',
  addressText:
    'Kann ein Verkauf nicht ausgeführt werden, sendet der Anbieter die Coins dorthin zurück. Die Adresse wird vorher geprüft.',
  sendTitle: 'Die Coins senden',
  sendText:
    'Auf der Seite des Anbieters sagen Sie, wohin das Geld soll. Danach zeigt Ihr Auftrag hier die Adresse, an die die Coins gehen.',
  paidTitle: 'Das Geld erhalten',
  paidText:
    'Der Anbieter zahlt, sobald er die Coins hat. Die Auftragsseite zeigt, wie weit es ist; wie lange die Überweisung dauert, liegt bei Ihrer Bank.',
  questionsTitle: 'Fragen vor dem Verkauf',
  whoQuestion: 'Wer kauft meine Coins?',
  whoAnswer:
    'Der Anbieter, den Sie wählen. Ihre Coins und Bankdaten gehen nur an ihn; diese Seite hält keines von beiden.',
  costQuestion: 'Was kostet es?',
  costAnswer:
    'Jedes Angebot zeigt, was nach den Gebühren des Anbieters bleibt. Ihre Wallet bezahlt dem Netzwerk das Senden der Coins. Diese Seite schlägt nichts auf den Preis auf.',
  papersQuestion: 'Muss ich sagen, wer ich bin?',
  papersAnswer:
    'Hier nicht. Der Anbieter zahlt an eine Bank und kann deshalb auf seiner eigenen Seite nach Ihrem Namen oder einem Ausweis fragen.',
  priceQuestion: 'Ist der Preis sicher?',
  priceAnswer:
    'Ein Angebot ist der aktuelle Preis des Anbieters. Er bestätigt den endgültigen Preis auf seiner eigenen Seite, bevor Sie etwas senden.',
} as const satisfies Translated<English['sellCrypto']>
