import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Über diesen Dienst',
  description:
    'Was {brand} ist, wie mit Ihren Coins umgegangen wird, was nie geschieht und wer dahintersteht, soweit es veröffentlicht wurde.',
  heading: 'Über {brand}',
  lead: '{brand} tauscht einen Coin in einen anderen: Sie zahlen den einen ein, der andere geht an eine Adresse von Ihnen.',
  sections: [
    {
      id: 'what-it-is',
      heading: 'Was {brand} ist',
      paragraphs: [
        '{brand} ist ein Sofort-Tauschdienst. Es gibt kein Guthaben aufzufüllen und keine Handelsoberfläche zu erlernen. Ein Auftrag ist eine Zahlung hinein und eine Zahlung hinaus, jede auf ihrer eigenen Blockchain, wo jeder sie nachschlagen kann.',
        'Ein Konto ist nicht nötig. Wer möchte, kann eines haben: Aufträge stehen dann auf jedem Gerät in einer Liste, und Adressen lassen sich unter Namen aufbewahren.',
        'Die Seite spricht dreizehn Sprachen. Jede ist mit Sorgfalt für die Begriffe dieses Fachs geschrieben, und eine Seite hat in jeder dieselbe Adresse bis auf die zwei Buchstaben der Sprache.',
      ],
    },
    {
      id: 'principles',
      heading: 'Woran wir uns halten',
      points: [
        'Alles, bevor Sie zahlen. Die Schätzung nennt Kurs, Tauschgebühr und Netzwerkgebühr. Später kommt nichts hinzu.',
        'Ein garantierter Kurs ist ein Versprechen. Zahlen Sie den genauen Betrag rechtzeitig, erhalten Sie den gezeigten Betrag, auch wenn der Markt inzwischen gefallen ist.',
        'Nichts geht verloren. Eine Zahlung, die spät, doppelt oder in anderer Höhe kommt, wird verzeichnet und bei ihrem Auftrag gezeigt. Sie wählen, was aus ihr wird.',
        'Die Bücher werden geprüft. Jede Bewegung steht doppelt in einem Hauptbuch, und ein Programm vergleicht es fortwährend mit den Chains. Wo sie abweichen, ruht der betroffene Coin, bis ein Mensch nachgesehen hat.',
        'Wenig wird von Ihnen aufbewahrt. Kein Name, kein Bild, und eine E-Mail-Adresse nur dort, wo Sie eine angegeben haben.',
      ],
    },
    {
      id: 'software',
      heading: 'Die Software dahinter',
      paragraphs: [
        'Der Dienst läuft mit Causeway, einer Software, die ein Betreiber auf eigenen Servern einrichtet, mit eigenen Nodes und Schlüsseln. Ihr Quelltext steht unter der MIT-Lizenz. Wie sie sich verhält, wenn Zahlungen zu klein oder zu spät sind oder von einer Chain zurückgenommen werden, ist Teil ihrer Dokumentation und ihrer Tests.',
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
        'Bei einer Frage zu einem Auftrag nennen Sie seine Kennung. Sie steht oben auf der Seite des Auftrags und in jeder Mail dazu.',
      ],
      contact: 'support',
      links: [
        { text: 'So läuft ein Tausch', path: '/how-it-works' },
        { text: 'Fragen und Antworten', path: '/faq' },
      ],
    },
  ],
}
