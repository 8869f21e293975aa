import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Für Börsen',
  description:
    'Wie Handelsplätze und Market Maker mit {brand} zusammenarbeiten: als Preisquelle, als Handelsplatz zum Ausgleich unserer Bestände oder als Betreiber.',
  heading: 'Für Börsen',
  lead: 'Jeder Auftrag hier verändert unsere Bestände, die wir an anderen Handelsplätzen ausgleichen. Ihrer könnte einer davon sein.',
  sections: [
    {
      id: 'sides',
      heading: 'So funktioniert ein Sofort-Tausch',
      paragraphs: [
        '{brand} zeigt Kunden einen Betrag für eine Zahlung. Dahinter stehen Preise mehrerer Handelsplätze und unsere Bestände jedes Coins. Wird der Bestand eines Coins zu klein oder zu groß, gleichen wir ihn an einem Handelsplatz aus, innerhalb von Limits, die der Betreiber festlegt.',
        'Kunden haben mit dem Handelsplatz nie zu tun, und er erfährt nichts über sie. Er sieht nur die eigenen Geschäfte des Betreibers.',
      ],
    },
    {
      id: 'prices',
      heading: 'Als Preisquelle',
      points: [
        'Unsere Kurse stammen aus den öffentlichen Orderbüchern mehrerer Börsen. Mindestens zwei müssen übereinstimmen, bevor wir einen Preis verwenden.',
        'Wir ignorieren einen Preis, der veraltet ist, keine zweite Quelle hat oder weit von den anderen abweicht. Bleiben zu wenige Preise übrig, pausieren wir den Coin.',
        'Eine neue Quelle braucht einen öffentlichen Datenfeed der besten Geld- und Briefkurse, mit Dokumentation und angemessenen Rate-Limits.',
      ],
    },
    {
      id: 'hedging',
      heading: 'Als Handelsplatz',
      points: [
        'API-Schlüssel, mit denen sich handeln, aber nichts auszahlen lässt, damit ein gestohlener Schlüssel kein Konto leeren kann.',
        'Orders mit einer ID, die wir selbst vergeben, damit eine verlorene Antwort nie zu einem zweiten Geschäft führt.',
        'Märkte für die Coins, die unsere Kunden tauschen, in Größen von einigen Dutzend bis zu mehreren Zehntausend US-Dollar.',
        'Eine Testumgebung oder wenigstens ein Konto, mit dem sich Ausfälle testen lassen.',
      ],
    },
    {
      id: 'operate',
      heading: 'Bieten Sie selbst den Tausch an',
      paragraphs: [
        'Sie können auch Ihre eigenen Kunden für Coins, die Sie nicht listen, hierher schicken: Ein Link mit beiden Coins und dem Betrag öffnet das ausgefüllte Formular. Und jeder kann Causeway, die Software hinter dieser Website, unter der MIT-Lizenz auf eigenen Servern betreiben.',
      ],
    },
    {
      id: 'begin',
      heading: 'So fangen Sie an',
      steps: [
        'Senden Sie uns einen Link zu Ihrer API-Dokumentation und Ihre Gebühren.',
        'Nennen Sie uns Ihr Unternehmen mit Rechtsform und die Länder, in denen es tätig ist.',
        'Wir testen Ihre API mit kleinen Beträgen, bevor wir sie für Kunden nutzen.',
      ],
      contact: 'business',
      links: [
        { text: 'Partner', path: '/partners' },
        { text: 'Für Entwickler', path: '/developers' },
      ],
    },
  ],
}
