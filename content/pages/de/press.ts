import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Presse',
  description:
    'Was andere über {brand} geschrieben haben, Tatsachen über den Dienst, die zitiert werden dürfen, und wie Journalisten den Betreiber erreichen.',
  heading: 'Presse',
  lead: 'Artikel über {brand}, und was Sie für einen eigenen wissen möchten.',
  sections: [
    {
      id: 'articles',
      heading: 'Artikel',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: '{brand} in Kürze',
      paragraphs: ['Diese Sätze dürfen so zitiert werden, wie sie hier stehen.'],
      points: [
        '{brand} ist ein Sofort-Tauschdienst für Kryptowährungen: Ein Kunde zahlt einen Coin ein und erhält einen anderen an einer eigenen Adresse.',
        'Er führt keine Guthaben für Kunden. Coins sind nur zwischen einer Zahlung und der Auszahlung desselben Auftrags in seinen Händen.',
        'Kunden wählen zwischen einem variablen Kurs, der zum Markt bei der Bestätigung der Zahlung abgerechnet wird, und einem garantierten Kurs für einen Betrag und begrenzte Zeit.',
        'Kurs, Tauschgebühr und Netzwerkgebühr werden gezeigt, bevor ein Auftrag angelegt wird.',
        'Zahlungen und Adressen werden geprüft. Was dabei auffällt, wird angehalten oder zurückgesandt, nie einbehalten.',
      ],
    },
    {
      id: 'using',
      heading: 'Name und Bilder',
      paragraphs: [
        'Schreiben Sie den Namen so, wie er hier steht: {brand}. Sie dürfen selbst aufgenommene Bilder der öffentlichen Seiten zeigen, wenn sie unverändert sind. Bitte verdecken Sie Kennungen von Aufträgen und Adressen anderer: Wer die Kennung eines Auftrags hat, kann seine Seite öffnen.',
        'Wir äußern uns nicht zu einzelnen Kunden oder Aufträgen und bestätigen nicht, ob jemand einen hat.',
      ],
    },
    {
      id: 'contact',
      heading: 'Kontakt',
      paragraphs: [
        'Sagen Sie uns, worüber Sie schreiben, für wen und bis wann Sie eine Antwort brauchen. Fragen zu einem eigenen Auftrag gehen stattdessen an den Support.',
      ],
      contact: 'press',
      links: [{ text: 'Über {brand}', path: '/about' }],
    },
  ],
}
