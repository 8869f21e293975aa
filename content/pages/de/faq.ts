import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Fragen und Antworten',
  description:
    'Antworten auf häufige Fragen zum Tauschen bei {brand}: Kurse, Zahlungen, Memos, Rückzahlungen, angehaltene Aufträge, Konten und Datenschutz.',
  heading: 'Fragen und Antworten',
  lead: 'Geht es um einen Auftrag, hilft meist die Auftragsseite.',
  sections: [
    {
      id: 'beginning',
      heading: 'Vor dem Tausch',
      questions: [
        {
          question: 'Brauche ich ein Konto?',
          answer:
            'Nein. Ein Auftrag braucht eine Adresse für die neuen Coins und sonst nichts. Ein Konto ist nützlich, wenn Sie Ihre Aufträge auf mehreren Geräten sehen möchten.',
        },
        {
          question: 'Was kostet es?',
          answer:
            'Die Schätzung zeigt Tauschgebühr und Netzwerkgebühr der Auszahlung, bevor Sie einen Auftrag anlegen; beide sind von dem Betrag, den Sie erhalten, schon abgezogen. Die Gebühr, die Ihre eigene Wallet für das Senden nimmt, kommt hinzu.',
        },
        {
          question: 'Welchen Kurs soll ich wählen?',
          answer:
            'Ein variabler Kurs bringt meist etwas mehr und folgt dem Markt, bis Ihre Zahlung bestätigt ist. Ein garantierter Kurs bringt genau den gezeigten Betrag, für eine genaue und rechtzeitige Zahlung.',
        },
        {
          question: 'Gibt es einen Mindest- oder Höchstbetrag?',
          answer:
            'Ja, für jedes Paar. Beide folgen dem Markt, und das Formular sagt es, sobald ein Betrag außerhalb liegt.',
        },
        {
          question: 'Kann ich die Coins an jemand anderen senden lassen?',
          answer:
            'Ja: Die Auszahlung geht an die Adresse, die Sie angeben. Prüfen Sie sie zweimal, denn Krypto-Zahlungen lassen sich nicht rückgängig machen.',
        },
      ],
    },
    {
      id: 'paying',
      heading: 'Bezahlen',
      questions: [
        {
          question: 'Wie viel Zeit habe ich?',
          answer:
            'Beim garantierten Kurs 15 oder 20 Minuten, die die Seite des Auftrags herunterzählt. Beim variablen Kurs 36 Stunden.',
        },
        {
          question: 'Ich habe Memo oder Tag vergessen. Sind meine Coins verloren?',
          answer:
            'Nein, aber wir können die Zahlung nicht automatisch zuordnen. Schreiben Sie dem Support mit der Kennung des Auftrags und der ID der Transaktion; unser Team findet die Zahlung und klärt sie mit Ihnen.',
        },
        {
          question: 'Ich habe in einem anderen Netzwerk gesendet. Was nun?',
          answer:
            'Das hängt vom Coin ab. Manche solcher Zahlungen lassen sich finden, andere sind für immer unerreichbar. Schreiben Sie dem Support mit der ID der Transaktion, und senden Sie nicht noch einmal.',
        },
        {
          question: 'Ich habe zu viel, zu wenig oder zu spät gesendet.',
          answer:
            'Beim variablen Kurs wird, was ankam, zum aktuellen Kurs getauscht, innerhalb der Grenzen. Beim garantierten Kurs wartet der Auftrag, und Sie wählen zwischen dem aktuellen Kurs und einer Rückzahlung.',
        },
        {
          question: 'Warum ist meine Zahlung nicht zu sehen?',
          answer:
            'Schlagen Sie die Transaktion zuerst in einem Explorer ihrer Chain nach. Steht sie dort nicht, hat Ihre Wallet sie noch nicht gesendet. Wartet sie dort, ist das Netzwerk ausgelastet; hier erscheint sie, sobald das Netzwerk sie weitergibt.',
        },
      ],
    },
    {
      id: 'waiting',
      heading: 'Während ein Auftrag läuft',
      questions: [
        {
          question: 'Wie lange dauert es?',
          answer:
            'Meist so lange wie die Bestätigungen Ihrer Zahlung, die die Seite des Auftrags zählt: von weniger als einer Minute bis zu einer Stunde, je nach Chain.',
        },
        {
          question: 'Kann ich abbrechen?',
          answer:
            'Ein unbezahlter Auftrag läuft einfach ab. Eine Zahlung, die gerade getauscht wird, lässt sich nicht aufhalten; solange ein Auftrag auf Ihre Wahl wartet, können Sie die Rückzahlung nehmen.',
        },
        {
          question: 'Warum ist mein Auftrag angehalten?',
          answer:
            'Seine Seite sagt, warum. Meist weicht der Betrag oder die Zeit vom Vereinbarten ab. Manchmal müssen die Coins angesehen werden, oder Sie werden um eine Identifizierung gebeten. Angehaltene Coins werden freigegeben oder zurückgesandt, nie einbehalten.',
        },
        {
          question: 'Wie funktioniert eine Rückzahlung?',
          answer:
            'Alles, was ankam, geht abzüglich einer Netzwerkgebühr zurück, an Ihre Rückzahlungsadresse oder an eine, die Sie auf der Seite des Auftrags angeben. Eine Tauschgebühr fällt nicht an.',
        },
      ],
    },
    {
      id: 'safety',
      heading: 'Sicherheit und Datenschutz',
      questions: [
        {
          question: 'Wer kann meinen Auftrag sehen?',
          answer:
            'Wer seinen Link hat, sieht Coins, Beträge, Adressen und Schritte, aber weder Ihre E-Mail-Adresse noch die Rückzahlungsadresse. Entscheiden kann nur sein Halter.',
        },
        {
          question: 'Ich benutze jetzt ein anderes Gerät. Wie erreiche ich meinen Auftrag?',
          answer:
            'Öffnen Sie dort seinen geheimen Link, oder laden Sie seine Wiederherstellungsdatei; mit einem Konto melden Sie sich an. Der einfache Link zeigt den Auftrag auch, aber ohne das Recht zu wählen.',
        },
        {
          question: 'Jemand vom Support fragt nach meiner Seed-Phrase.',
          answer:
            'Das ist Betrug, immer. Niemand hier braucht sie, und wer sie hat, hat Ihre Coins. Beenden Sie das Gespräch.',
        },
        {
          question: 'Was wird über mich gespeichert?',
          answer:
            'Was ein Auftrag braucht: Coins, Beträge, Adressen, Zeiten, und eine E-Mail-Adresse, wenn Sie eine angegeben haben; sie wird 90 Tage nach dem Ende des Auftrags entfernt. Den Rest sagt die Datenschutzerklärung.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Keine Antwort dabei?',
      contact: 'support',
      links: [
        { text: 'So läuft ein Tausch', path: '/how-it-works' },
        { text: 'Der Crashkurs', path: '/crashcourse' },
        { text: 'Datenschutz', path: '/privacy-policy' },
      ],
    },
  ],
}
