import type { Article } from '../article.ts'

export const article: Article = {
  title: 'So läuft ein Tausch ab',
  description:
    'Von der Schätzung bis zur Auszahlung: jeder Schritt eines Auftrags bei {brand}, wie lange er dauert und was bei abweichenden Zahlungen passiert.',
  heading: 'So läuft ein Tausch ab',
  lead: 'Ein Auftrag besteht aus einer Zahlung und einer Auszahlung. Das passiert dazwischen.',
  sections: [
    {
      id: 'steps',
      heading: 'Fünf Schritte',
      steps: [
        'Wählen Sie zwei Coins und einen Betrag. Die Schätzung zeigt den Kurs, die Tauschgebühr, die Netzwerkgebühr und was Sie erhalten.',
        'Geben Sie die Adresse ein, an die Ihre neuen Coins gehen sollen. Fügen Sie sie ein oder scannen Sie ihren Code, und ergänzen Sie Memo oder Tag, wenn Ihre Wallet eines anzeigt. Für den garantierten Kurs ist auch eine Rückzahlungsadresse nötig.',
        'Prüfen Sie alles und erstellen Sie den Auftrag. Sie erhalten eine Einzahlungsadresse, einen genauen Betrag und bei manchen Coins ein Memo.',
        'Zahlen Sie aus Ihrer eigenen Wallet. Wir erkennen die Zahlung innerhalb weniger Augenblicke und bearbeiten sie, sobald sie so viele Bestätigungen hat, wie auf der Seite angegeben.',
        'Wir senden die gewählten Coins an Ihre Adresse. Der Auftrag ist abgeschlossen, sobald die Auszahlung in ihrem Netzwerk bestätigt ist.',
      ],
    },
    {
      id: 'rates',
      heading: 'Variabler oder garantierter Kurs',
      paragraphs: [
        'Beim variablen Kurs gilt der Marktkurs in dem Moment, in dem Ihre Zahlung bestätigt wird. Der Betrag kann etwas höher oder niedriger ausfallen als geschätzt. Zum Bezahlen haben Sie 36 Stunden Zeit.',
        'Beim garantierten Kurs erhalten Sie genau den angezeigten Betrag, wenn wir die genaue Zahlung rechtzeitig erkennen und das Netzwerk sie bis zu dem Zeitpunkt bestätigt, der auf der Auftragsseite steht. Zum Bezahlen haben Sie je nach Coin 15 oder 20 Minuten Zeit. Für diese Garantie ist der Aufschlag etwas höher.',
      ],
    },
    {
      id: 'time',
      heading: 'Wie lange es dauert',
      paragraphs: [
        'Fast die ganze Zeit vergeht mit dem Warten auf Bestätigungen. Coins mit schnellen Blöcken brauchen ein bis zwei Minuten, Bitcoin oft eine halbe Stunde. Zahlungen im Wert von mehr als 25.000 US-Dollar brauchen doppelt so viele Bestätigungen, bei mehr als 150.000 sind es dreimal so viele.',
      ],
    },
    {
      id: 'differs',
      heading: 'Wenn eine Zahlung abweicht',
      points: [
        'Zu viel oder zu wenig beim variablen Kurs: Wir tauschen den eingegangenen Betrag, wenn er innerhalb der Limits liegt.',
        'Anderer Betrag oder zu spät beim garantierten Kurs: Der Auftrag wartet, und Sie wählen zwischen dem aktuellen Kurs und einer Rückzahlung.',
        'Unter dem Mindestbetrag: Senden Sie den Rest an dieselbe Adresse oder wählen Sie eine Rückzahlung.',
        'Bei einer Rückzahlung erhalten Sie alles, was bei uns eingegangen ist, abzüglich einer Netzwerkgebühr. Eine Tauschgebühr fällt nicht an.',
      ],
    },
    {
      id: 'keep',
      heading: 'Sichern Sie den Zugang zu Ihrem Auftrag',
      paragraphs: [
        'Der Browser, in dem Sie einen Auftrag erstellt haben, kann ihn verwalten. Sichern Sie auch den geheimen Link oder die Wiederherstellungsdatei: Damit verwalten Sie den Auftrag auch in einem anderen Browser. Mit einem Konto finden Sie den Auftrag außerdem in Ihrer Liste.',
      ],
      links: [
        { text: 'Tausch starten', path: '/' },
        { text: 'Ihre Aufträge', path: '/history' },
        { text: 'Fragen und Antworten', path: '/faq' },
      ],
    },
  ],
}
