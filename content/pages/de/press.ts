import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Presse',
  description:
    'Was andere über {brand} geschrieben haben, Fakten über den Dienst, die Sie zitieren dürfen, und wie Journalisten den Betreiber erreichen.',
  heading: 'Presse',
  lead: 'Artikel über {brand} und Fakten für Ihren eigenen Beitrag.',
  sections: [
    {
      id: 'articles',
      heading: 'Artikel',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: '{brand} auf einen Blick',
      paragraphs: ['Diese Sätze dürfen Sie zitieren.'],
      points: [
        '{brand} ist ein Sofort-Tauschdienst für Kryptowährungen: Kunden senden einen Coin und erhalten einen anderen an ihre eigene Adresse.',
        'Der Dienst führt keine Guthaben für Kunden. Er hält Coins nur zwischen einer Zahlung und der Auszahlung desselben Auftrags.',
        'Kunden wählen zwischen einem variablen Kurs, bei dem der Marktkurs zum Zeitpunkt der Zahlungsbestätigung gilt, und einem garantierten Kurs für einen festen Betrag und eine begrenzte Zeit.',
        'Kurs, Tauschgebühr und Netzwerkgebühr werden angezeigt, bevor ein Auftrag erstellt wird.',
        'Einzahlungen und Adressen werden geprüft. Auffällige Coins werden angehalten oder zurückgezahlt, nie einbehalten.',
      ],
    },
    {
      id: 'using',
      heading: 'Name und Bilder',
      paragraphs: [
        'Bitte schreiben Sie den Namen genau so: {brand}. Eigene, unveränderte Screenshots öffentlicher Seiten dürfen Sie veröffentlichen. Bitte machen Sie Auftragsnummern und Adressen anderer unkenntlich: Wer die Nummer eines Auftrags hat, kann dessen Seite öffnen.',
        'Wir äußern uns nicht zu einzelnen Kunden oder Aufträgen und bestätigen nicht, ob jemand einen Auftrag bei uns hat.',
      ],
    },
    {
      id: 'contact',
      heading: 'Kontakt',
      paragraphs: [
        'Sagen Sie uns, worüber Sie schreiben, für welches Medium und bis wann Sie eine Antwort brauchen. Bei Fragen zu einem eigenen Auftrag schreiben Sie bitte dem Support.',
      ],
      contact: 'press',
      links: [{ text: 'Über {brand}', path: '/about' }],
    },
  ],
}
