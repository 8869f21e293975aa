import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Ihren Coin oder Token listen lassen',
  description:
    'So wird ein Coin oder Token bei {brand} gelistet: was der Betreiber prüft, welche Angaben Sie uns senden und was nach dem Listing passiert.',
  heading: 'Für Coins und Token',
  lead: 'Sobald ein Coin hier gelistet ist, lässt er sich gegen jeden anderen Coin der Liste tauschen.',
  sections: [
    {
      id: 'what',
      heading: 'Was Sie bekommen',
      points: [
        'Einen Platz in der Coin-Liste des Tauschformulars, mit Name, Kürzel, Symbol und Netzwerk.',
        'Seiten für jedes seiner Paare in dreizehn Sprachen, mit aktuellem Kurs und Limits.',
        'Variable Kurse, und garantierte Kurse, wenn sein Markt liquide genug ist.',
        'Einen Link zum Formular mit Ihrem Coin, für Ihre Website oder Wallet.',
      ],
    },
    {
      id: 'looked-at',
      heading: 'Was der Betreiber prüft',
      paragraphs: [
        'Der Betreiber von {brand} entscheidet über jeden Coin und ist seinen Kunden gegenüber dafür verantwortlich. Nötig sind ein verlässlicher Preis aus mehreren unabhängigen Märkten, genug Liquidität für Kauf und Verkauf und ein Node des Netzwerks, den er betreiben oder mit dem er sich verbinden kann. Der Vertrag eines Tokens darf Zahlungen unterwegs nicht einfrieren, mit Abgaben belegen oder zurücknehmen können. Die Blockchain eines Coins umzuschreiben muss zu teuer sein.',
        'Ein Listing ist keine Empfehlung, und es kann enden. Ein Coin ohne verlässliche Preise pausiert automatisch, bis es sie wieder gibt.',
      ],
    },
    {
      id: 'send',
      heading: 'Was Sie uns senden',
      steps: [
        'Name, Kürzel und Netzwerk, bei einem Token auch die Vertragsadresse, wie auf Ihrer eigenen Website angegeben.',
        'Die Zahl der Nachkommastellen und ob Transfers ein Memo oder Tag brauchen.',
        'Wo er gehandelt wird, mit dem Handelsvolumen der letzten 30 Tage auf jedem Markt.',
        'Block-Explorer, Quelltext, Sicherheitsaudits und wer den Vertrag ändern oder anhalten kann.',
        'Ein Symbol als SVG, mit der Erlaubnis, es zu verwenden.',
        'Eine Ansprechperson für Netzwerk-Upgrades und Ausfälle.',
      ],
      contact: 'business',
    },
    {
      id: 'after',
      heading: 'Wie es weitergeht',
      paragraphs: [
        'Bei einem Token in einem Netzwerk, das wir schon unterstützen, müssen wir vor allem die Angaben prüfen. Ein Coin mit eigenem Netzwerk braucht einen Node, eine Wallet und Tests, deshalb dauert es länger. Informieren Sie uns früh über Upgrades, damit wir Ein- und Auszahlungen pausieren können, bevor etwas ausfällt.',
        'Wir verkaufen Listings nie in Chat-Apps. Wer in unserem Namen eines gegen Vorauszahlung anbietet, gehört nicht zu uns.',
      ],
      links: [
        { text: 'Unterstützte Coins', path: '/supported-currencies' },
        { text: 'Partner', path: '/partners' },
      ],
    },
  ],
}
