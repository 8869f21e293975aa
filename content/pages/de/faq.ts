import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Fragen und Antworten',
  description:
    'Antworten auf häufige Fragen zum Tauschen bei {brand}: Kurse, Zahlungen, Memos, Rückzahlungen, angehaltene Aufträge, Konten und Datenschutz.',
  heading: 'Fragen und Antworten',
  lead: 'Geht es um einen Auftrag, sehen Sie zuerst auf der Auftragsseite nach.',
  sections: [
    {
      id: 'beginning',
      heading: 'Vor dem Tausch',
      questions: [
        {
          question: 'Brauche ich ein Konto?',
          answer:
            'Nein. Um einen Auftrag zu erstellen, brauchen Sie nur eine Adresse für die neuen Coins. Ein Konto ist nützlich, wenn Sie Ihre Aufträge auf mehreren Geräten sehen möchten.',
        },
        {
          question: 'Was kostet ein Tausch?',
          answer:
            'Die Schätzung zeigt die Tauschgebühr und die Netzwerkgebühr für die Auszahlung, bevor Sie einen Auftrag erstellen. Im Betrag, den Sie erhalten, sind beide schon berücksichtigt. Hinzu kommt die Gebühr, die Ihre eigene Wallet für das Senden berechnet.',
        },
        {
          question: 'Welchen Kurs soll ich wählen?',
          answer:
            'Mit dem variablen Kurs erhalten Sie meist etwas mehr, und er folgt dem Markt, bis Ihre Zahlung bestätigt ist. Mit dem garantierten Kurs erhalten Sie genau den angezeigten Betrag, wenn Sie den genauen Betrag rechtzeitig zahlen.',
        },
        {
          question: 'Gibt es einen Mindest- oder Höchstbetrag?',
          answer:
            'Ja, für jedes Paar. Beide folgen dem Markt, und das Formular zeigt an, wenn Ihr Betrag außerhalb der Limits liegt.',
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
            'Beim garantierten Kurs 15 oder 20 Minuten, mit einem Countdown auf der Auftragsseite. Beim variablen Kurs 36 Stunden.',
        },
        {
          question: 'Ich habe Memo oder Tag vergessen. Sind meine Coins verloren?',
          answer:
            'Nein, aber wir können die Zahlung nicht automatisch zuordnen. Schreiben Sie dem Support und nennen Sie Auftragsnummer und Transaktions-ID. Unser Team findet die Zahlung und klärt alles Weitere mit Ihnen.',
        },
        {
          question: 'Ich habe das falsche Netzwerk benutzt. Was nun?',
          answer:
            'Das hängt vom Coin ab. Manche dieser Zahlungen lassen sich zurückholen, andere nicht. Schreiben Sie dem Support mit der Transaktions-ID und senden Sie nicht noch einmal.',
        },
        {
          question: 'Ich habe zu viel, zu wenig oder zu spät gezahlt.',
          answer:
            'Beim variablen Kurs tauschen wir den eingegangenen Betrag zum aktuellen Kurs, wenn er innerhalb der Limits liegt. Beim garantierten Kurs wartet der Auftrag, und Sie wählen zwischen dem aktuellen Kurs und einer Rückzahlung.',
        },
        {
          question: 'Warum sehe ich meine Zahlung nicht?',
          answer:
            'Suchen Sie die Transaktion zuerst in einem Block-Explorer. Finden Sie sie dort nicht, hat Ihre Wallet sie noch nicht gesendet. Steht sie dort als ausstehend, ist das Netzwerk ausgelastet. Hier erscheint sie, sobald das Netzwerk sie meldet.',
        },
      ],
    },
    {
      id: 'waiting',
      heading: 'Während des Tauschs',
      questions: [
        {
          question: 'Wie lange dauert es?',
          answer:
            'Die meiste Zeit vergeht mit dem Warten auf die Bestätigungen Ihrer Zahlung; die Auftragsseite zählt sie mit. Je nach Netzwerk dauert das weniger als eine Minute bis zu einer Stunde.',
        },
        {
          question: 'Kann ich abbrechen?',
          answer:
            'Ein unbezahlter Auftrag läuft einfach ab. Sobald wir Ihre Zahlung tauschen, lässt sich das nicht mehr stoppen. Wartet ein Auftrag auf Ihre Entscheidung, können Sie eine Rückzahlung wählen.',
        },
        {
          question: 'Warum ist mein Auftrag angehalten?',
          answer:
            'Den Grund nennt die Auftragsseite. Meist weicht der Betrag oder der Zeitpunkt vom Vereinbarten ab. Manchmal müssen wir die Coins prüfen, oder Sie müssen sich ausweisen. Angehaltene Coins werden freigegeben oder zurückgezahlt, nie einbehalten.',
        },
        {
          question: 'Wie funktioniert eine Rückzahlung?',
          answer:
            'Wir senden alles zurück, was bei uns eingegangen ist, abzüglich einer Netzwerkgebühr: an Ihre Rückzahlungsadresse oder an eine, die Sie auf der Auftragsseite eingeben. Eine Tauschgebühr fällt nicht an.',
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
            'Wer den Link hat, sieht Coins, Beträge, Adressen und Schritte, aber weder Ihre E-Mail-Adresse noch Ihre Rückzahlungsadresse. Ändern kann den Auftrag nur sein Inhaber.',
        },
        {
          question: 'Wie öffne ich meinen Auftrag auf einem anderen Gerät?',
          answer:
            'Öffnen Sie dort den geheimen Link oder laden Sie die Wiederherstellungsdatei. Wenn Sie ein Konto haben, melden Sie sich an. Der einfache Link zeigt den Auftrag auch, aber ändern können Sie ihn damit nicht.',
        },
        {
          question: 'Der Support fragt nach meiner Seed-Phrase. Ist das Betrug?',
          answer:
            'Ja, immer. Wir brauchen sie nie, und wer sie hat, kann Ihre Coins stehlen. Beenden Sie das Gespräch.',
        },
        {
          question: 'Welche Daten speichern Sie über mich?',
          answer:
            'Nur was ein Auftrag braucht: Coins, Beträge, Adressen, Zeiten und eine E-Mail-Adresse, wenn Sie eine angegeben haben. Die E-Mail-Adresse löschen wir 90 Tage nach dem Ende des Auftrags. Näheres steht in der Datenschutzerklärung.',
        },
      ],
    },
    {
      id: 'more',
      heading: 'Keine Antwort dabei?',
      contact: 'support',
      links: [
        { text: 'So läuft ein Tausch ab', path: '/how-it-works' },
        { text: 'Crashkurs', path: '/crashcourse' },
        { text: 'Datenschutz', path: '/privacy-policy' },
      ],
    },
  ],
}
