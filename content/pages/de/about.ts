import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Über diesen Dienst',
  description:
    'Was {brand} ist, wie wir mit Ihren Coins umgehen, was wir nie tun und wer dahintersteht, soweit der Betreiber es veröffentlicht hat.',
  heading: 'Über {brand}',
  lead: '{brand} tauscht einen Coin gegen einen anderen: Sie senden den einen, wir senden den anderen an Ihre Adresse.',
  sections: [
    {
      id: 'what-it-is',
      heading: 'Was {brand} ist',
      paragraphs: [
        '{brand} ist ein Sofort-Tauschdienst. Sie müssen kein Guthaben aufladen und sich in keine Handelsoberfläche einarbeiten. Ein Auftrag besteht aus einer Zahlung und einer Auszahlung, jede auf ihrer eigenen Blockchain, auf der sie jeder nachschlagen kann.',
        'Ein Konto brauchen Sie nicht. Wenn Sie eines anlegen, sehen Sie Ihre Aufträge auf jedem Gerät an einem Ort und können Adressen unter Namen speichern.',
        'Die Website gibt es in dreizehn Sprachen. Jede Seite hat in allen Sprachen dieselbe Adresse, nur das Sprachkürzel aus zwei Buchstaben ist anders.',
      ],
    },
    {
      id: 'principles',
      heading: 'Unsere Grundsätze',
      points: [
        'Sie sehen alles, bevor Sie zahlen. Die Schätzung zeigt Kurs, Tauschgebühr und Netzwerkgebühr. Später kommt nichts hinzu.',
        'Ein garantierter Kurs ist ein Versprechen. Zahlen Sie den genauen Betrag rechtzeitig, erhalten Sie den angezeigten Betrag, auch wenn der Markt inzwischen gefallen ist.',
        'Keine Zahlung geht verloren. Zahlen Sie zu spät, doppelt oder einen anderen Betrag, erfassen wir die Zahlung und zeigen sie beim Auftrag. Sie entscheiden, wie es weitergeht.',
        'Wir prüfen unsere Bücher. Jede Bewegung wird doppelt in einem Hauptbuch verbucht, das laufend mit den Blockchains abgeglichen wird. Gibt es eine Abweichung, pausieren wir den Coin, bis unser Team ihn geprüft hat.',
        'Wir speichern sehr wenig über Sie: keinen Namen, kein Foto und eine E-Mail-Adresse nur, wenn Sie eine angegeben haben.',
      ],
    },
    {
      id: 'software',
      heading: 'Die Software dahinter',
      paragraphs: [
        'Dieser Dienst läuft mit Causeway, einer Open-Source-Software unter der MIT-Lizenz. Betreiber installieren sie auf eigenen Servern, mit eigenen Nodes und Schlüsseln. Wie die Software mit Zahlungen umgeht, die zu klein sind, zu spät kommen oder vom Netzwerk zurückgenommen werden, ist Teil ihrer Dokumentation und ihrer Tests.',
      ],
    },
    {
      id: 'company',
      heading: 'Das Unternehmen',
      facts: 'company',
    },
    {
      id: 'people',
      heading: 'Das Team',
      facts: 'people',
    },
    {
      id: 'contact',
      heading: 'Schreiben Sie uns',
      paragraphs: [
        'Wenn Sie eine Frage zu einem Auftrag haben, nennen Sie die Auftragsnummer. Sie steht oben auf der Auftragsseite und in jeder E-Mail zum Auftrag.',
      ],
      contact: 'support',
      links: [
        { text: 'So läuft ein Tausch ab', path: '/how-it-works' },
        { text: 'Fragen und Antworten', path: '/faq' },
      ],
    },
  ],
}
