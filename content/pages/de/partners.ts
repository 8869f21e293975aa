import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Partner',
  description:
    'Die Unternehmen, mit denen {brand} laut Betreiber zusammenarbeitet, welche Arten von Partnerschaft es gibt und wie Sie Partner werden.',
  heading: 'Partner',
  lead: 'Wer mit {brand} zusammenarbeitet und wie Sie dazukommen.',
  sections: [
    {
      id: 'partners',
      heading: 'Unsere Partner',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: 'So können wir zusammenarbeiten',
      points: [
        'Wallets und Shops führen ihre Kunden mit einem einfachen Link zum ausgefüllten Tauschformular.',
        'Teams hinter Coins und Token lassen ihren Coin listen, damit er sich hier gegen jeden anderen tauschen lässt.',
        'Börsen und Market Maker liefern Preise oder übernehmen die Geschäfte, mit denen wir unsere Bestände ausgleichen.',
        'Anbieter von Karten- und Bankzahlungen machen es möglich, Krypto mit der eigenen Landeswährung zu kaufen und zu verkaufen.',
        'Dienste, die Adressen bewerten oder Identitäten prüfen, kontrollieren für uns einzelne Aufträge.',
      ],
    },
    {
      id: 'expect',
      heading: 'Was wir erwarten',
      paragraphs: [
        'Partner sagen ihren Kunden, dass wir den Tausch ausführen, und verlinken unsere Bedingungen. Sie versprechen keine Kurse, die unsere Schätzung nicht zeigt, und fragen nie nach einer Seed-Phrase oder einem privaten Schlüssel.',
        'Ein Eintrag auf dieser Seite ist keine Empfehlung eines Coins und bedeutet nicht, dass ein Unternehmen am anderen beteiligt ist. Links von hier führen zu Websites, die wir nicht betreiben.',
      ],
    },
    {
      id: 'begin',
      heading: 'Partner werden',
      steps: [
        'Lesen Sie auf der Seite für Ihre Art von Unternehmen, was heute möglich ist.',
        'Schreiben Sie uns von einer E-Mail-Adresse Ihrer Unternehmensdomain. Sagen Sie uns, was Sie betreiben, in welchen Ländern und was Sie entwickeln möchten.',
        'Wir antworten mit Fragen oder einem Vorschlag. Jede Vereinbarung wird schriftlich geschlossen.',
      ],
      contact: 'business',
      links: [
        { text: 'Für Coins und Token', path: '/for-tokens' },
        { text: 'Für Wallets', path: '/for-wallets' },
        { text: 'Für Börsen', path: '/for-exchanges' },
        { text: 'Für Dienste', path: '/for-services' },
      ],
    },
  ],
}
