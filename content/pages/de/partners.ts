import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Partner',
  description:
    'Unternehmen, mit denen {brand} arbeitet, wie der Betreiber sie nennt, welche Arten von Partnerschaft es gibt und wie man eine beginnt.',
  heading: 'Partner',
  lead: 'Wer mit {brand} arbeitet, und wie Sie es können.',
  sections: [
    {
      id: 'partners',
      heading: 'Wer mit uns arbeitet',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: 'Wege der Zusammenarbeit',
      points: [
        'Wallets und Shops führen ihre Kunden mit einem einfachen Link zu einem schon ausgefüllten Tausch.',
        'Teams hinter einem Coin lassen ihn aufnehmen, sodass er sich hier in jeden anderen tauschen lässt.',
        'Börsen und Market Maker liefern Preise oder übernehmen die Geschäfte, mit denen wir unseren Bestand ausgleichen.',
        'Anbieter von Karten- und Bankzahlungen lassen Menschen Coins für das Geld ihres Landes kaufen und verkaufen.',
        'Dienste, die Adressen bewerten oder Menschen identifizieren, beantworten unsere Fragen zu einzelnen Aufträgen.',
      ],
    },
    {
      id: 'expect',
      heading: 'Was wir von einem Partner erwarten',
      paragraphs: [
        'Ein Partner sagt seinen Kunden, dass der Tausch von uns kommt, und führt sie zu unseren Bedingungen. Er verspricht keine Kurse, die unsere Schätzung nicht zeigt, und fragt niemanden nach einer Seed-Phrase oder einem privaten Schlüssel.',
        'Auf dieser Seite genannt zu sein ist keine Empfehlung eines Coins und keine Beteiligung am Geschäft des anderen. Ein Link, der von hier wegführt, führt zu einer Seite, die wir nicht betreiben.',
      ],
    },
    {
      id: 'begin',
      heading: 'So beginnt es',
      steps: [
        'Lesen Sie die Seite für Ihre Art von Geschäft; sie sagt, was es heute gibt.',
        'Schreiben Sie uns von einer Adresse der Domain Ihres Unternehmens. Sagen Sie uns, was Sie betreiben, in welchen Ländern und was Sie bauen möchten.',
        'Wir antworten mit Fragen oder mit einem Vorschlag. Nichts ist vereinbart, bevor es geschrieben steht.',
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
