import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Für Börsen',
  description:
    'Wie Handelsplätze und Market Maker mit {brand} arbeiten: als Quelle von Preisen, als Ort, an dem Bestände ausgeglichen werden, oder als Betreiber.',
  heading: 'Für Börsen',
  lead: 'Jeder Auftrag hier bewegt unseren Bestand und muss irgendwo ausgeglichen werden. Das kann bei Ihnen sein.',
  sections: [
    {
      id: 'sides',
      heading: 'Zwei Seiten eines Sofort-Tauschs',
      paragraphs: [
        'Gegenüber Kunden nennt {brand} einen Betrag für eine Zahlung. Dahinter stehen Preise mehrerer Handelsplätze und ein Bestand jedes Coins. Wird ein Coin knapp oder häuft er sich, wird er an einem Handelsplatz zurückgetauscht, innerhalb von Bändern, die der Betreiber setzt.',
        'Kunden haben mit dem Handelsplatz nie zu tun, und dieser erfährt nichts von ihnen: Er sieht die eigenen Geschäfte des Betreibers.',
      ],
    },
    {
      id: 'prices',
      heading: 'Als Quelle von Preisen',
      points: [
        'Kurse kommen aus den öffentlichen Büchern mehrerer Börsen. Mehr als eine muss zustimmen, bevor ein Preis zählt.',
        'Ein Preis, der alt ist, allein steht oder weit von den anderen liegt, bleibt außen vor. Solange zu wenige übrig sind, ruht der Coin.',
        'Eine neue Quelle braucht einen öffentlichen Datenstrom der besten Geld- und Briefkurse, mit einer Beschreibung und fairen Grenzen für die Häufigkeit der Abfragen.',
      ],
    },
    {
      id: 'hedging',
      heading: 'Als Handelsplatz',
      points: [
        'Schlüssel, die handeln, aber nichts abheben dürfen, damit ein gestohlener Schlüssel kein Konto leeren kann.',
        'Orders mit einer Kennung von uns, damit aus einer verlorenen Antwort nie ein zweites Geschäft wird.',
        'Märkte in den Coins, die Kunden tauschen, in Größen von einigen Dutzend bis einigen Zehntausend US-Dollar.',
        'Ein Testsystem, oder wenigstens ein Konto, auf dem sich Ausfälle erproben lassen.',
      ],
    },
    {
      id: 'operate',
      heading: 'Bieten Sie selbst Tausche an',
      paragraphs: [
        'Sie können auch Ihre eigenen Kunden für Coins hierher führen, die Sie nicht handeln: Ein Link mit beiden Coins und dem Betrag öffnet das ausgefüllte Formular. Und die Software hinter dieser Seite, Causeway, kann jeder auf eigenen Servern betreiben; sie steht unter der MIT-Lizenz.',
      ],
    },
    {
      id: 'begin',
      heading: 'So beginnt es',
      steps: [
        'Schreiben Sie uns mit einem Link zur Dokumentation Ihrer API und zu Ihren Gebühren.',
        'Nennen Sie die juristische Person, mit der wir zu tun hätten, und die Länder, in denen sie es darf.',
        'Wir erproben Ihre API mit kleinen Summen, bevor sie für Kunden zählt.',
      ],
      contact: 'business',
      links: [
        { text: 'Partner', path: '/partners' },
        { text: 'Für Entwickler', path: '/developers' },
      ],
    },
  ],
}
