import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Crashkurs: Krypto in zehn Minuten',
  description:
    'Blockchain, Wallet, Seed-Phrase, Bestätigung, Netzwerkgebühr, Memo, Kurse, Slippage und häufige Betrügereien, einfach erklärt.',
  heading: 'Crashkurs',
  lead: 'Die Wörter, denen Sie beim ersten Tausch begegnen, und was jedes davon für Ihr Geld bedeutet.',
  sections: [
    {
      id: 'blockchain',
      heading: 'Was ist eine Blockchain?',
      paragraphs: [
        'Eine Blockchain ist eine Liste von Zahlungen, die Tausende von Computern gemeinsam führen. Alle paar Sekunden oder Minuten einigen sie sich auf eine neue Seite, einen Block, und fügen sie am Ende an. Niemandem gehört die Liste, jeder kann sie lesen, und eine alte Seite zu ändern hieße, alle folgenden neu zu schreiben, was mehr kostet, als es bringt.',
        'Bitcoin hat eine solche Liste, Ethereum eine andere. Coins wandern nicht zwischen ihnen: Ein Tauschdienst nimmt Ihre Coins auf der einen und sendet Ihnen andere auf der zweiten.',
      ],
    },
    {
      id: 'wallet',
      heading: 'Was ist eine Wallet?',
      paragraphs: [
        'Eine Wallet ist eine App oder ein Gerät, das Ihre Schlüssel verwahrt. Die Coins selbst stehen auf der Blockchain; der Schlüssel lässt Sie sie senden. Aus ihm leitet die Wallet Adressen ab: Eine Adresse ist wie eine Kontonummer und darf jedem gegeben werden. Der Schlüssel nicht.',
        'Ein Konto auf einer Handelsplattform ist keine eigene Wallet. Die Plattform hält die Schlüssel, und Sie halten ihr Versprechen.',
      ],
    },
    {
      id: 'seed',
      heading: 'Was ist eine Seed-Phrase?',
      paragraphs: [
        'Zwölf oder vierundzwanzig Wörter, aus denen sich alle Ihre Schlüssel wiederherstellen lassen. Schreiben Sie sie auf Papier, bewahren Sie sie sicher und vertraulich auf und tippen Sie sie nie in eine Webseite. Wer sie liest, kann Ihre Coins nehmen. Verlieren Sie die Wörter und das Gerät, sind Ihre Coins verloren.',
      ],
    },
    {
      id: 'network',
      heading: 'Was ist ein Netzwerk, und warum ist es wichtig?',
      paragraphs: [
        'Derselbe Token kann auf mehreren Blockchains bestehen. Tether auf Ethereum und Tether auf Tron haben einen Namen und einen Preis, sind aber zwei verschiedene Dinge: Coins, die auf der einen gesendet werden, können auf der anderen nicht ankommen. Wählen Sie immer das Netzwerk, das beide Seiten nennen.',
      ],
    },
    {
      id: 'confirmation',
      heading: 'Was ist eine Bestätigung?',
      paragraphs: [
        'Eine Zahlung, die in einem Block steht, hat eine Bestätigung, mit jedem weiteren Block eine mehr. Die letzten Blöcke können noch ersetzt werden; je tiefer eine Zahlung liegt, desto unwahrscheinlicher wird das. Deshalb wartet ein Tauschdienst einige davon ab, und mehr, wo viel auf dem Spiel steht.',
      ],
    },
    {
      id: 'network-fee',
      heading: 'Was ist eine Netzwerkgebühr?',
      paragraphs: [
        'Der Preis, den eine Blockchain für eine Zahlung nimmt. Er geht an die, die die Blöcke machen, nicht an den Tauschdienst. Er steigt, wenn viele zugleich zahlen wollen, und hängt meist nicht vom Betrag ab: Zehn Dollar zu senden kostet so viel wie zehntausend.',
      ],
    },
    {
      id: 'memo',
      heading: 'Was ist ein Memo oder Tag?',
      paragraphs: [
        'Auf manchen Chains, etwa denen von XRP, Stellar oder TON, teilen sich viele Kunden eines Dienstes eine Adresse. Eine kurze Zahl oder ein Text bei der Zahlung sagt, wem sie gehört. Zeigt Ihnen ein Dienst eine solche Angabe, ist sie so wichtig wie die Adresse. Sie zu vergessen ist der häufigste Fehler von allen.',
      ],
    },
    {
      id: 'rates',
      heading: 'Variable und garantierte Kurse, Slippage',
      paragraphs: [
        'Preise bewegen sich jede Sekunde, auch während Ihre Zahlung unterwegs ist. Beim variablen Kurs gilt der Marktkurs, sobald Ihre Zahlung bestätigt ist: manchmal mehr als geschätzt, manchmal weniger. Der Unterschied heißt Slippage.',
        'Beim garantierten Kurs trägt der Tauschdienst dieses Risiko einige Minuten lang und nimmt dafür etwas mehr. Im Gegenzug müssen Sie den genauen Betrag rechtzeitig zahlen.',
      ],
    },
    {
      id: 'volatility',
      heading: 'Schwankende und stabile Coins',
      paragraphs: [
        'Die meisten Coins steigen und fallen um mehrere Prozent am Tag, manche um die Hälfte binnen einer Woche. Stabile Coins sollen einen Dollar oder einen Euro wert sein; sie beruhen auf dem Versprechen einer Firma oder eines Programms, und solche Versprechen sind schon gebrochen worden.',
      ],
    },
    {
      id: 'frauds',
      heading: 'Häufige Betrügereien',
      points: [
        'Jemand schreibt Ihnen zuerst, als Support, als Freund oder verliebt, und das Gespräch kommt auf Coins.',
        'Eine Seite sieht aus wie eine bekannte, aber ihre Adresse hat einen Buchstaben mehr. Nutzen Sie Lesezeichen.',
        'Ein garantierter Gewinn, oder ein Geschenk, das verdoppelt, was Sie zuerst senden. So etwas gibt es nicht.',
        'Ein Programm ändert kopierte Adressen auf Ihrem Gerät. Vergleichen Sie nach dem Einfügen die ersten und letzten Zeichen.',
        'Jemand fragt nach Ihrer Seed-Phrase oder nach Fernzugriff. Dafür gibt es keinen ehrlichen Grund.',
      ],
    },
    {
      id: 'first',
      heading: 'Ihr erster Tausch',
      steps: [
        'Installieren Sie eine Wallet von der Seite ihres Herstellers, und schreiben Sie die Seed-Phrase auf.',
        'Beginnen Sie mit einem Betrag, dessen Verlust nicht schmerzen würde.',
        'Kopieren Sie die Adresse aus Ihrer Wallet, fügen Sie sie hier ein, und vergleichen Sie.',
        'Zahlen Sie genau, was der Auftrag sagt, im genannten Netzwerk, mit dem Memo, wenn es eines gibt.',
        'Verfolgen Sie die Seite des Auftrags, bis die Auszahlung bestätigt ist.',
      ],
      links: [
        { text: 'Einen Tausch beginnen', path: '/' },
        { text: 'So läuft ein Tausch', path: '/how-it-works' },
        { text: 'Fragen und Antworten', path: '/faq' },
      ],
    },
  ],
}
