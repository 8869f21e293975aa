import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Krypto handeln: Coins gut tauschen',
  description:
    'Wie man einen Coin ohne Überraschungen in einen anderen tauscht: vergleichen, was ankommt, und Kurs, Netzwerk und Zeitpunkt wählen.',
  heading: 'Einen Coin gegen einen anderen handeln',
  lead: 'Kein Orderbuch und kein Guthaben: zwei Coins, ein Betrag und was Sie dafür erhalten, bevor Sie zahlen.',
  sections: [
    {
      id: 'compare',
      heading: 'Vergleichen Sie, was ankommt',
      paragraphs: [
        'Ein Kurs allein sagt wenig. Es zählt der Betrag, der nach allen Gebühren Ihre Wallet erreicht. Die Schätzung hier ist dieser Betrag: Tauschgebühr und Netzwerkgebühr sind schon abgezogen, und beide werden gezeigt. Vergleichen Sie ihn mit derselben Zahl anderswo, für denselben Betrag und in derselben Minute.',
        'Die Netzwerkgebühr ist für kleine und große Aufträge gleich. Ein großer Auftrag trägt sie leichter als zehn kleine.',
      ],
    },
    {
      id: 'rate',
      heading: 'Wählen Sie die Art des Kurses',
      points: [
        'Variabel: meist etwas mehr, und er folgt dem Markt, bis Ihre Zahlung bestätigt ist. Gut bei Coins mit schnellen Blöcken und in ruhigen Stunden.',
        'Garantiert: genau der gezeigte Betrag, für eine genaue Zahlung binnen 15 oder 20 Minuten. Gut, wenn Sie jemandem eine Summe schulden oder der Markt unruhig ist.',
      ],
    },
    {
      id: 'network',
      heading: 'Achten Sie auf das Netzwerk',
      paragraphs: [
        'Viele Token gibt es in mehreren Netzwerken, und jeder davon ist ein eigener Eintrag in unserer Liste. Wählen Sie den, den Ihre Wallet hält, und senden Sie nur in diesem Netzwerk. Die Gebühr eines Netzwerks kann das Hundertfache eines anderen betragen: Nimmt Ihre Wallet beide, lässt Ihnen das günstigere mehr übrig.',
      ],
    },
    {
      id: 'first',
      heading: 'Vor einem ersten oder großen Auftrag',
      steps: [
        'Probieren Sie das Paar mit einem kleinen Betrag über dem Minimum, um zu sehen, dass Adresse und Memo stimmen.',
        'Sehen Sie sich den Verlauf des Paars im Diagramm an, im Formular unter „Details“.',
        'Halten Sie die Wallet bereit, bevor Sie einen Auftrag zum garantierten Kurs anlegen; seine Frist läuft sofort.',
        'Senden Sie genau den gezeigten Betrag. Die Gebühr, die Ihre eigene Wallet für das Senden nimmt, kommt hinzu.',
        'Sichern Sie den geheimen Link des Auftrags.',
      ],
      links: [
        { text: 'Einen Tausch beginnen', path: '/' },
        { text: 'Alle Coins und ihre Grenzen', path: '/supported-currencies' },
        { text: 'Große Summen', path: '/otc-desk' },
        { text: 'Der Crashkurs', path: '/crashcourse' },
      ],
    },
    {
      id: 'not',
      heading: 'Was das hier nicht ist',
      paragraphs: [
        'Es gibt hier keine Limit-Orders, keinen Hebel und keine Zinsen, und nichts auf dieser Seite ist ein Rat zu kaufen oder zu verkaufen. Preise von Coins fallen ebenso, wie sie steigen; tauschen Sie nur, worauf Sie verzichten könnten.',
      ],
    },
  ],
}
