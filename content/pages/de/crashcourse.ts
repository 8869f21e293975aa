import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Crashkurs: Krypto in zehn Minuten',
  description:
    'Blockchain, Wallet, Seed-Phrase, Bestätigung, Netzwerkgebühr, Memo, Kurse, Slippage und häufige Betrugsmaschen, einfach erklärt.',
  heading: 'Crashkurs',
  lead: 'Die Begriffe, die Sie für Ihren ersten Tausch brauchen, und was jeder davon für Ihr Geld bedeutet.',
  sections: [
    {
      id: 'blockchain',
      heading: 'Was ist eine Blockchain?',
      paragraphs: [
        'Eine Blockchain ist eine Liste von Zahlungen, die Tausende von Computern gemeinsam führen. Alle paar Sekunden oder Minuten einigen sie sich auf eine neue Seite, den Block, und fügen sie am Ende an. Die Liste gehört niemandem, und jeder kann sie lesen. Wer einen alten Block ändern will, muss alle folgenden neu schreiben, und das kostet weit mehr, als es einbringen könnte.',
        'Bitcoin hat eine eigene Blockchain, Ethereum auch. Coins können nicht von der einen zur anderen wechseln. Ein Tauschdienst empfängt Ihre Coins auf der einen und sendet Ihnen andere Coins auf der anderen.',
      ],
    },
    {
      id: 'wallet',
      heading: 'Was ist eine Wallet?',
      paragraphs: [
        'Eine Wallet ist eine App oder ein Gerät, das Ihre Schlüssel speichert. Die Coins selbst sind auf der Blockchain verzeichnet. Mit Ihrem Schlüssel können Sie sie senden. Aus dem Schlüssel erzeugt die Wallet Adressen. Eine Adresse ist wie eine Kontonummer: Sie können sie jedem geben. Den Schlüssel geben Sie nie weiter.',
        'Ein Konto bei einer Handelsplattform ist keine Wallet, über die Sie selbst bestimmen. Die Plattform hat die Schlüssel, und Sie verlassen sich auf ihr Versprechen zu zahlen.',
      ],
    },
    {
      id: 'seed',
      heading: 'Was ist eine Seed-Phrase?',
      paragraphs: [
        'Eine Seed-Phrase besteht aus 12 oder 24 Wörtern, mit denen sich alle Ihre Schlüssel wiederherstellen lassen. Schreiben Sie die Wörter auf Papier, bewahren Sie sie an einem sicheren Ort auf, an dem niemand sie sieht, und geben Sie sie nie auf einer Website ein. Wer sie liest, kann Ihre Coins stehlen. Verlieren Sie die Wörter und das Gerät, sind Ihre Coins weg.',
      ],
    },
    {
      id: 'network',
      heading: 'Was ist ein Netzwerk, und warum ist es wichtig?',
      paragraphs: [
        'Denselben Token kann es auf mehreren Blockchains geben. Tether auf Ethereum und Tether auf Tron haben denselben Namen und denselben Preis, sind aber zwei verschiedene Token: Coins, die Sie in dem einen Netzwerk senden, können im anderen nicht ankommen. Wählen Sie immer ein Netzwerk, das beide Seiten unterstützen.',
      ],
    },
    {
      id: 'confirmation',
      heading: 'Was ist eine Bestätigung?',
      paragraphs: [
        'Sobald eine Zahlung in einem Block steht, hat sie eine Bestätigung. Mit jedem neuen Block kommt eine hinzu. Die letzten Blöcke können noch ersetzt werden. Je mehr Bestätigungen eine Zahlung hat, desto unwahrscheinlicher ist das. Deshalb wartet ein Tauschdienst mehrere ab, und bei großen Beträgen noch mehr.',
      ],
    },
    {
      id: 'network-fee',
      heading: 'Was ist eine Netzwerkgebühr?',
      paragraphs: [
        'Die Netzwerkgebühr ist der Preis, den eine Blockchain für die Verarbeitung einer Zahlung verlangt. Sie geht an alle, die das Netzwerk betreiben, nicht an den Tauschdienst. Sie steigt, wenn viele gleichzeitig zahlen wollen, und hängt meist nicht vom Betrag ab: Zehn Dollar zu senden kostet so viel wie zehntausend.',
      ],
    },
    {
      id: 'memo',
      heading: 'Was ist ein Memo oder Tag?',
      paragraphs: [
        'In manchen Netzwerken, etwa XRP, Stellar und TON, teilen sich viele Kunden eines Dienstes eine Adresse. Eine kurze Zahl oder ein kurzer Text in der Zahlung, Memo oder Destination Tag genannt, zeigt, zu wem die Zahlung gehört. Gibt Ihnen ein Dienst eine solche Angabe, ist sie so wichtig wie die Adresse. Sie zu vergessen ist der häufigste Fehler.',
      ],
    },
    {
      id: 'rates',
      heading: 'Variable und garantierte Kurse, Slippage',
      paragraphs: [
        'Preise ändern sich jede Sekunde, auch während Ihre Zahlung unterwegs ist. Beim variablen Kurs gilt der Marktkurs in dem Moment, in dem Ihre Zahlung bestätigt wird: Manchmal erhalten Sie mehr als geschätzt, manchmal weniger. Den Unterschied nennt man Slippage.',
        'Beim garantierten Kurs übernimmt der Tauschdienst dieses Risiko für einige Minuten und berechnet dafür etwas mehr. Im Gegenzug müssen Sie den genauen Betrag rechtzeitig zahlen.',
      ],
    },
    {
      id: 'volatility',
      heading: 'Volatile Coins und Stablecoins',
      paragraphs: [
        'Die meisten Coins steigen oder fallen um mehrere Prozent am Tag, manche um die Hälfte in einer Woche. Stablecoins sollen immer einen Dollar oder einen Euro wert sein. Dafür soll ein Unternehmen oder ein Programm sorgen, und einige sind schon gescheitert.',
      ],
    },
    {
      id: 'frauds',
      heading: 'Häufige Betrugsmaschen',
      points: [
        'Fremde schreiben Sie von sich aus an, geben sich als Support oder Freund aus oder täuschen Liebe vor und kommen dann auf Krypto zu sprechen.',
        'Eine Website sieht aus wie eine, die Sie kennen, aber ihre Adresse hat einen Buchstaben mehr. Nutzen Sie Lesezeichen.',
        'Ein garantierter Gewinn oder eine Geschenkaktion, die verdoppelt, was Sie zuerst senden. Das ist immer Betrug.',
        'Schadsoftware auf Ihrem Gerät ersetzt Adressen, die Sie kopieren. Vergleichen Sie nach dem Einfügen die ersten und letzten Zeichen.',
        'Jemand fragt nach Ihrer Seed-Phrase oder nach Fernzugriff auf Ihr Gerät. Dafür gibt es nie einen seriösen Grund.',
      ],
    },
    {
      id: 'first',
      heading: 'Ihr erster Tausch',
      steps: [
        'Installieren Sie eine Wallet von der offiziellen Website ihres Herstellers und schreiben Sie die Seed-Phrase auf.',
        'Beginnen Sie mit einem Betrag, dessen Verlust Sie verkraften können.',
        'Kopieren Sie die Adresse aus Ihrer Wallet, fügen Sie sie hier ein und vergleichen Sie beide.',
        'Zahlen Sie genau den angezeigten Betrag im angezeigten Netzwerk, mit dem Memo, wenn es eines gibt.',
        'Behalten Sie die Auftragsseite im Blick, bis die Auszahlung bestätigt ist.',
      ],
      links: [
        { text: 'Tausch starten', path: '/' },
        { text: 'So läuft ein Tausch ab', path: '/how-it-works' },
        { text: 'Fragen und Antworten', path: '/faq' },
      ],
    },
  ],
}
