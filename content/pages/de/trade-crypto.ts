import type { Article } from '../article.ts'

export const article: Article = {
  title: 'So handeln Sie mit Krypto',
  description:
    'So tauschen Sie Coins ohne Überraschungen: Endbeträge vergleichen und den richtigen Kurs, das richtige Netzwerk und den richtigen Zeitpunkt wählen.',
  heading: 'So handeln Sie mit Krypto',
  lead: 'Kein Orderbuch und kein Guthaben: Wählen Sie zwei Coins und einen Betrag und sehen Sie, was Sie erhalten, bevor Sie zahlen.',
  sections: [
    {
      id: 'compare',
      heading: 'Vergleichen Sie den Endbetrag',
      paragraphs: [
        'Ein Kurs allein sagt wenig. Es zählt der Betrag, den Sie nach allen Gebühren erhalten. Genau den zeigt unsere Schätzung: Tauschgebühr und Netzwerkgebühr sind schon berücksichtigt und werden beide angezeigt. Vergleichen Sie ihn mit dem Endbetrag anderer Anbieter, für denselben Betrag zur selben Zeit.',
        'Die Netzwerkgebühr ist für kleine und große Aufträge gleich, deshalb kostet ein großer Auftrag weniger als zehn kleine.',
      ],
    },
    {
      id: 'rate',
      heading: 'Wählen Sie die Kursart',
      points: [
        'Variabel: Sie erhalten meist etwas mehr, und der Kurs folgt dem Markt, bis Ihre Zahlung bestätigt ist. Gut für Coins mit schnellen Blöcken und in ruhigen Märkten.',
        'Garantiert: Sie erhalten genau den angezeigten Betrag, wenn Sie den genauen Betrag innerhalb von 15 oder 20 Minuten zahlen. Gut, wenn Sie einen genauen Betrag brauchen oder der Markt stark schwankt.',
      ],
    },
    {
      id: 'network',
      heading: 'Achten Sie auf das Netzwerk',
      paragraphs: [
        'Viele Token gibt es in mehreren Netzwerken, und für jedes hat unsere Liste einen eigenen Eintrag. Wählen Sie den, den Ihre Wallet unterstützt, und senden Sie nur in diesem Netzwerk. Ein Netzwerk kann hundertmal so viel kosten wie ein anderes. Unterstützt Ihre Wallet beide, bleibt Ihnen beim günstigeren mehr übrig.',
      ],
    },
    {
      id: 'first',
      heading: 'Vor Ihrem ersten oder einem großen Auftrag',
      steps: [
        'Testen Sie das Paar mit einem kleinen Betrag über dem Mindestbetrag, um zu prüfen, ob Adresse und Memo stimmen.',
        'Sehen Sie sich im Formular unter „Details“ den Kursverlauf des Paars an.',
        'Halten Sie Ihre Wallet bereit, bevor Sie einen Auftrag zum garantierten Kurs erstellen: Die Frist läuft sofort.',
        'Senden Sie genau den angezeigten Betrag. Die Netzwerkgebühr Ihrer Wallet kommt hinzu.',
        'Sichern Sie den geheimen Link des Auftrags.',
      ],
      links: [
        { text: 'Tausch starten', path: '/' },
        { text: 'Alle Coins und Limits', path: '/supported-currencies' },
        { text: 'Große Beträge', path: '/otc-desk' },
        { text: 'Crashkurs', path: '/crashcourse' },
      ],
    },
    {
      id: 'not',
      heading: 'Was wir nicht anbieten',
      paragraphs: [
        'Wir bieten keine Limit-Orders, keinen Hebel und keine Zinsen an, und nichts auf dieser Website ist ein Rat, zu kaufen oder zu verkaufen. Kryptokurse können fallen und steigen. Tauschen Sie nur Beträge, deren Verlust Sie verkraften können.',
      ],
    },
  ],
}
