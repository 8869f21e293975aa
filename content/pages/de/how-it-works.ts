import type { Article } from '../article.ts'

export const article: Article = {
  title: 'So läuft ein Tausch',
  description:
    'Von der Schätzung bis zur Auszahlung: jeder Schritt eines Auftrags bei {brand}, wie lange er dauert und was geschieht, wenn eine Zahlung abweicht.',
  heading: 'So läuft ein Tausch',
  lead: 'Ein Auftrag ist eine Zahlung hinein und eine Zahlung hinaus. Das geschieht dazwischen.',
  sections: [
    {
      id: 'steps',
      heading: 'Fünf Schritte',
      steps: [
        'Wählen Sie zwei Coins und einen Betrag. Die Schätzung zeigt den Kurs, die Tauschgebühr, die Netzwerkgebühr und was Sie erhalten.',
        'Geben Sie die Adresse an, an die die neuen Coins gehen sollen. Fügen Sie sie ein oder scannen Sie ihren Code, und ergänzen Sie Memo oder Tag, wenn Ihre Wallet eines nennt. Beim garantierten Kurs braucht es auch eine Rückzahlungsadresse.',
        'Prüfen Sie alles und legen Sie den Auftrag an. Sie sehen eine Adresse, einen genauen Betrag und bei manchen Coins ein Memo.',
        'Zahlen Sie aus Ihrer eigenen Wallet. Wir erkennen die Zahlung nach wenigen Sekunden und bearbeiten sie nach der Zahl von Bestätigungen, die auf der Seite steht.',
        'Die gewählten Coins werden an Ihre Adresse gesendet. Der Auftrag ist fertig, wenn diese Auszahlung auf ihrer eigenen Chain bestätigt ist.',
      ],
    },
    {
      id: 'rates',
      heading: 'Variabel oder garantiert',
      paragraphs: [
        'Beim variablen Kurs gilt der Marktkurs, sobald Ihre Zahlung bestätigt ist. Er kann etwas höher oder niedriger ausfallen als geschätzt. Bezahlt werden kann der Auftrag 36 Stunden lang.',
        'Beim garantierten Kurs erhalten Sie genau den gezeigten Betrag, wenn die genaue Summe innerhalb der Zahlungsfrist erkannt und bis zu der auf der Auftragsseite gezeigten Zeit bestätigt wird. Die Zahlungsfrist beträgt je nach Coin 15 oder 20 Minuten. Das Versprechen kostet einen etwas größeren Aufschlag.',
      ],
    },
    {
      id: 'time',
      heading: 'Wie lange es dauert',
      paragraphs: [
        'Fast die ganze Zeit vergeht mit dem Warten auf Bestätigungen. Ein Coin mit schnellen Blöcken braucht ein, zwei Minuten, Bitcoin oft eine halbe Stunde. Zahlungen im Wert von mehr als 25.000 US-Dollar warten doppelt so viele Bestätigungen ab, über 150.000 dreimal so viele.',
      ],
    },
    {
      id: 'differs',
      heading: 'Wenn eine Zahlung abweicht',
      points: [
        'Zu viel oder zu wenig beim variablen Kurs: Getauscht wird, was ankam, solange es innerhalb der Grenzen liegt.',
        'Ein anderer Betrag oder zu spät beim garantierten Kurs: Der Auftrag wartet, und Sie wählen zwischen dem aktuellen Kurs und einer Rückzahlung.',
        'Unter dem Mindestbetrag: Senden Sie den Rest an dieselbe Adresse, oder lassen Sie ihn sich zurückzahlen.',
        'Eine Rückzahlung ist alles, was ankam, abzüglich einer Netzwerkgebühr. Eine Tauschgebühr fällt nicht an.',
      ],
    },
    {
      id: 'keep',
      heading: 'Bewahren Sie den Weg zu Ihrem Auftrag',
      paragraphs: [
        'Der Browser, der einen Auftrag angelegt hat, ist sein Halter und darf für ihn entscheiden. Sichern Sie auch den geheimen Link oder die Wiederherstellungsdatei: Sie machen einen anderen Browser zum Halter. Mit einem Konto steht der Auftrag in Ihrer Liste.',
      ],
      links: [
        { text: 'Einen Tausch beginnen', path: '/' },
        { text: 'Ihre Aufträge', path: '/history' },
        { text: 'Fragen und Antworten', path: '/faq' },
      ],
    },
  ],
}
