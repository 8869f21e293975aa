import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Für Coins und Token: gelistet werden',
  description:
    'Wie ein Coin oder Token zu {brand} kommt: worauf der Betreiber achtet, welche Angaben zu senden sind und was nach der Aufnahme geschieht.',
  heading: 'Für Coins und Token',
  lead: 'Ein Coin, der hier geführt wird, lässt sich in jeden anderen der Liste tauschen.',
  sections: [
    {
      id: 'what',
      heading: 'Was eine Aufnahme bringt',
      points: [
        'Einen Platz in der Liste des Tauschformulars, mit Name, Kürzel, Symbol und Netzwerk.',
        'Eigene Seiten in dreizehn Sprachen für seine Paare, mit aktuellem Kurs und Grenzen.',
        'Variable Kurse, und garantierte, wo sein Markt sie trägt.',
        'Einen einfachen Link zum Formular mit Ihrem Coin, für Ihre eigene Seite oder Wallet.',
      ],
    },
    {
      id: 'looked-at',
      heading: 'Worauf der Betreiber achtet',
      paragraphs: [
        'Der Betreiber von {brand} entscheidet über jeden Coin und steht seinen Kunden dafür ein. Er muss ihn aus mehreren unabhängigen Märkten bepreisen, kaufen und verkaufen und einen Node seines Netzwerks betreiben oder erreichen können. Bei einem Token darf der Vertrag Zahlungen nicht unterwegs einfrieren, besteuern oder zurücknehmen können; bei einem Coin muss es teuer genug sein, seine Chain umzuschreiben.',
        'Eine Aufnahme ist keine Empfehlung, und sie kann enden: Ein Coin ohne verlässliche Preise ruht von selbst, bis sie zurück sind.',
      ],
    },
    {
      id: 'send',
      heading: 'Was Sie senden',
      steps: [
        'Name und Kürzel, dazu das Netzwerk und bei einem Token die Vertragsadresse, wie sie auf Ihrer eigenen Seite stehen.',
        'Die Zahl der Nachkommastellen, und ob Überweisungen ein Memo oder Tag brauchen.',
        'Wo er gehandelt wird, mit dem Umsatz der letzten dreißig Tage auf jedem Markt.',
        'Explorer, Quelltext, Berichte von Sicherheitsprüfungen, und wer den Vertrag ändern oder anhalten kann.',
        'Ein Symbol als SVG, mit dem Recht, es zu zeigen.',
        'Einen Menschen, der antwortet, wenn das Netzwerk aktualisiert wird oder stillsteht.',
      ],
      contact: 'business',
    },
    {
      id: 'after',
      heading: 'Danach',
      paragraphs: [
        'Ein Token in einem Netzwerk, das es hier schon gibt, ist vor allem eine Zeile geprüfter Tatsachen. Ein Coin mit eigenem Netzwerk braucht einen Node, eine Wallet und Tests und deshalb länger. Sagen Sie uns Aktualisierungen rechtzeitig: Einzahlungen und Auszahlungen lassen sich dann anhalten, bevor etwas bricht, und nicht danach.',
        'Niemand hier verkauft Aufnahmen in einem Messenger. Wer eine gegen Vorkasse in unserem Namen anbietet, ist nicht von uns.',
      ],
      links: [
        { text: 'Die Coins von heute', path: '/supported-currencies' },
        { text: 'Partner', path: '/partners' },
      ],
    },
  ],
}
