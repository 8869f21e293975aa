import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Große Beträge: der OTC-Desk',
  description:
    'Beträge über den Limits des Formulars tauschen: was Sie dem Betreiber von {brand} schreiben, wie es abläuft und wie Sie sich schützen.',
  heading: 'Große Beträge',
  lead: 'Für Beträge über dem Höchstbetrag des Formulars schreiben Sie dem Betreiber und vereinbaren das Geschäft direkt.',
  sections: [
    {
      id: 'when',
      heading: 'Wann Sie uns schreiben sollten',
      paragraphs: [
        'Das Formular zeigt den aktuellen Höchstbetrag für jedes Paar. Er hängt von unseren Beständen und vom Markt ab. Bis zu diesem Betrag geht es mit dem Formular schneller: Alle erhalten denselben Kurs, und Sie sehen ihn sofort.',
        'Teilen Sie einen höheren Betrag auf viele Aufträge auf, zahlen Sie für jeden eine Netzwerkgebühr und bewegen den Markt zu Ihren Ungunsten. Bei einem einzelnen vereinbarten Geschäft passiert das nicht.',
      ],
    },
    {
      id: 'say',
      heading: 'Was Sie uns mitteilen sollten',
      points: [
        'Beide Coins mit ihren Netzwerken und den Betrag von einem der beiden.',
        'Ob Sie einen festen Preis für das Ganze möchten oder mehrere Teile über einige Stunden.',
        'Wann die Coins bereit sind und in welchem Land Sie sich befinden.',
        'Ob Sie für sich selbst oder für ein Unternehmen handeln.',
      ],
    },
    {
      id: 'goes',
      heading: 'Wie es weitergeht',
      steps: [
        'Der Betreiber nennt Ihnen per E-Mail einen Preis, dessen Gültigkeitsdauer und die Bedingungen. Ob ein Geschäft angeboten wird, entscheidet der Betreiber.',
        'Bei großen Beträgen muss der Betreiber meist prüfen, wer Sie sind und woher die Coins kommen. Danach werden Sie gefragt, bevor Sie etwas zahlen.',
        'Sind sich beide einig, wird das Geschäft entweder zu einem Auftrag auf dieser Website, mit einer Seite, die jeden Schritt zeigt, oder es wird nach den schriftlichen Bedingungen abgewickelt.',
      ],
      contact: 'business',
    },
    {
      id: 'safe',
      heading: 'So schützen Sie sich',
      paragraphs: [
        'Geschäfte dieser Größe ziehen Leute an, die sich für uns ausgeben. Wir beginnen solche Gespräche nie in einer Chat-App, fragen nie nach einer Seed-Phrase, einem privaten Schlüssel oder Fernzugriff auf Ihr Gerät und ändern während eines Geschäfts nie eine Einzahlungsadresse. Geschieht in einer Nachricht etwas davon, schreiben Sie an die Adresse auf dieser Seite, bevor Sie zahlen.',
        'Große Zahlungen brauchen mehr Bestätigungen: über 25.000 US-Dollar doppelt so viele, über 150.000 dreimal so viele. Sie können zuerst einen kleinen Teil senden: Er wird mit dem Rest zusammengezählt.',
      ],
      links: [
        { text: 'Tausch starten', path: '/' },
        { text: 'Prüfung und Identifizierung', path: '/aml-kyc' },
      ],
    },
  ],
}
