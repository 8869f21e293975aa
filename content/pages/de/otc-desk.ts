import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Große Geschäfte: der OTC-Desk',
  description:
    'Eine Summe über den Grenzen des Formulars tauschen: was Sie dem Betreiber von {brand} schreiben, wie es geht und wie Sie sicher bleiben.',
  heading: 'Große Geschäfte',
  lead: 'Für Summen über dem Höchstbetrag des Formulars schreiben Sie dem Betreiber und vereinbaren das Geschäft direkt.',
  sections: [
    {
      id: 'when',
      heading: 'Wann Sie schreiben sollten',
      paragraphs: [
        'Das Formular nennt den größten Betrag, den es derzeit für jedes Paar annimmt. Er folgt aus unserem Bestand und dem Markt. Bis dahin ist das Formular der schnellere Weg: Der Kurs ist für alle gleich und steht sofort da.',
        'Darüber kostet es für jeden Auftrag eine Netzwerkgebühr, eine Summe in viele aufzuteilen, und es bewegt den Markt gegen Sie. Ein vereinbartes Geschäft tut das nicht.',
      ],
    },
    {
      id: 'say',
      heading: 'Was Sie uns sagen sollten',
      points: [
        'Beide Coins mit ihren Netzwerken und den Betrag des einen.',
        'Ob Sie einen festen Preis für das Ganze möchten oder mehrere Teile über einige Stunden.',
        'Wann die Coins bereit sind und in welchem Land Sie sind.',
        'Ob Sie für sich selbst oder für ein Unternehmen handeln.',
      ],
    },
    {
      id: 'goes',
      heading: 'Wie es weitergeht',
      steps: [
        'Sie erhalten vom Betreiber eine Antwort per Mail, mit einem Preis, wie lange er gilt, und den Bedingungen. Ob ein Geschäft angeboten wird, entscheidet der Betreiber.',
        'Bei großen Summen muss der Betreiber meist wissen, wer Sie sind und woher die Coins kommen. Danach wird gefragt, bevor etwas bezahlt wird.',
        'Sind beide einig, wird das Geschäft als Auftrag dieser Seite ausgeführt, mit einer Seite, die jeden Schritt zeigt, oder wie es die schriftlichen Bedingungen sagen.',
      ],
      contact: 'business',
    },
    {
      id: 'safe',
      heading: 'Bleiben Sie sicher',
      paragraphs: [
        'Geschäfte dieser Größe ziehen Leute an, die sich als wir ausgeben. Wir beginnen ein solches Gespräch nie in einem Messenger, fragen nie nach einer Seed-Phrase, einem privaten Schlüssel oder Fernzugriff auf Ihr Gerät und ändern mitten in einem Geschäft nie eine Einzahlungsadresse. Tut eine Nachricht das doch, schreiben Sie an die Adresse auf dieser Seite, bevor Sie zahlen.',
        'Große Zahlungen warten mehr Bestätigungen ab: doppelt so viele über 25.000 US-Dollar, dreimal so viele über 150.000. Senden Sie zuerst einen kleinen Teil, wenn Sie möchten; er wird mit dem Rest zusammengezählt.',
      ],
      links: [
        { text: 'Einen Tausch im Formular beginnen', path: '/' },
        { text: 'Prüfung und Identifizierung', path: '/aml-kyc' },
      ],
    },
  ],
}
