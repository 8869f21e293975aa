import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Prüfung und Identifizierung (AML, KYC)',
  description:
    'Welche Zahlungen und Adressen {brand} ansieht, wann Sie um eine Identifizierung gebeten werden und was aus angehaltenen Coins wird.',
  heading: 'Prüfung und Identifizierung',
  lead: 'Die meisten Aufträge merken nichts davon. Das geschieht mit den anderen, und deshalb.',
  sections: [
    {
      id: 'why',
      heading: 'Warum überhaupt etwas angesehen wird',
      paragraphs: [
        'Gestohlene Coins oder Adressen unter Sanktionen dürfen nicht durch einen Tauschdienst gehen: Das Gesetz sagt es, und ihre Eigentümer hätten sie gern zurück. AML steht für Maßnahmen gegen Geldwäsche, KYC dafür, den Kunden zu kennen. Welche Regeln gelten, hängt davon ab, wo der Betreiber zu Hause ist.',
      ],
    },
    {
      id: 'what',
      heading: 'Was angesehen wird',
      points: [
        'Die Adresse, die Coins erhalten soll, und die Rückzahlungsadresse: während Sie das Formular ausfüllen und wenn der Auftrag angelegt wird. Eine gesperrte wird abgelehnt, bevor Sie zahlen.',
        'Jede eintreffende Zahlung: sobald sie bestätigt ist und bevor etwas gesendet wird.',
        'Das Ziel unmittelbar davor noch einmal, denn Listen ändern sich.',
        'Der Wert des Auftrags, wenn der Betreiber eine Summe gesetzt hat, ab der eine Identifizierung verlangt wird.',
      ],
      paragraphs: [
        'Ein Prüfdienst oder eine Liste nach Wahl des Betreibers antwortet mit einem Wert. Mitgeteilt wird eine Adresse oder eine Transaktion mit ihrem Coin, und nichts über Sie.',
      ],
    },
    {
      id: 'follows',
      heading: 'Was daraus folgen kann',
      points: [
        'Nichts: Der Auftrag geht weiter. Das ist die Regel.',
        'Eine Identifizierung wird verlangt: Die Seite des Auftrags führt Sie zum Identifizierungsdienst. Stimmt er zu, geht der Auftrag von selbst weiter.',
        'Der Auftrag wird angehalten: Ein Mensch sieht ihn an und gibt ihn frei oder sendet die Coins zurück.',
        'Der Dienst antwortet nicht: Bezahlte Aufträge warten und gehen von selbst weiter, sobald er es tut. Ein Ausfall ist kein Urteil.',
      ],
    },
    {
      id: 'identified',
      heading: 'So läuft eine Identifizierung',
      steps: [
        'Die Seite des Auftrags sagt, dass sie verlangt wird und warum dieser Schritt nötig ist.',
        'Ihre Schaltfläche öffnet den Identifizierungsdienst. Sie zeigen Ihr Dokument diesem Dienst; zu uns kommt es nicht.',
        'Uns wird gesagt, ob Sie identifiziert wurden, es noch einmal versuchen sollen oder abgelehnt wurden.',
        'Wurden Sie abgelehnt oder möchten Sie sich nicht ausweisen, gehen die Coins abzüglich einer Netzwerkgebühr an Ihre Rückzahlungsadresse.',
      ],
    },
    {
      id: 'never',
      heading: 'Was nie geschieht',
      points: [
        'Coins werden nicht einbehalten. Solange ein Auftrag angehalten ist, zeigen die Bücher durchgehend, was ihm geschuldet wird.',
        'Nichts geschieht still. Die Seite sagt, worauf ein Auftrag wartet, und eine Mail geht hinaus, wenn Sie eine Adresse hinterlassen haben.',
        'Niemand wird beschuldigt. Ein Wert ist die Vermutung einer Maschine über Coins, kein Urteil über einen Menschen.',
        'Niemand verlangt Dokumente per E-Mail oder in einem Messenger. Folgen Sie nur der Schaltfläche auf der Seite des Auftrags.',
      ],
    },
    {
      id: 'operator',
      heading: 'Wer verantwortlich ist',
      facts: 'company',
      contact: 'support',
      links: [
        { text: 'Für zuständige Behörden', path: '/competent-authorities' },
        { text: 'Datenschutz', path: '/privacy-policy' },
      ],
    },
  ],
}
