import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Prüfung und Identifizierung (AML, KYC)',
  description:
    'Welche Zahlungen und Adressen {brand} prüft, wann Sie sich ausweisen müssen und was mit angehaltenen Coins passiert.',
  heading: 'Prüfung und Identifizierung',
  lead: 'Die meisten Aufträge sind nicht betroffen. Diese Seite erklärt, was mit den anderen passiert und warum.',
  sections: [
    {
      id: 'why',
      heading: 'Warum wir prüfen',
      paragraphs: [
        'Ein Tauschdienst darf weder gestohlene Coins noch Coins von sanktionierten Adressen durchlassen. Das Gesetz verlangt es, und die Prüfung schützt die Menschen, denen die Coins gehören. AML („anti-money laundering“) steht für Geldwäschebekämpfung, KYC („know your customer“) für die Identifizierung von Kunden. Welche Regeln gelten, hängt vom Sitz des Betreibers ab.',
      ],
    },
    {
      id: 'what',
      heading: 'Was wir prüfen',
      points: [
        'Ihre Empfangsadresse und Ihre Rückzahlungsadresse: während Sie das Formular ausfüllen und wenn Sie den Auftrag erstellen. Eine gesperrte Adresse lehnen wir ab, bevor Sie zahlen.',
        'Jede Zahlung, die wir erhalten: sobald sie bestätigt ist und bevor wir etwas senden.',
        'Ihre Empfangsadresse noch einmal vor der Auszahlung, weil sich Listen ändern.',
        'Den Wert des Auftrags, wenn der Betreiber ein Limit festgelegt hat, über dem eine Identifizierung nötig ist.',
      ],
      paragraphs: [
        'Ein Prüfdienst oder eine Liste nach Wahl des Betreibers liefert einen Risikowert. Übermittelt werden nur eine Adresse oder eine Transaktion und ihr Coin, nichts über Sie.',
      ],
    },
    {
      id: 'follows',
      heading: 'Was passieren kann',
      points: [
        'Nichts: Der Auftrag läuft weiter. Das ist der Normalfall.',
        'Sie müssen sich ausweisen: Die Auftragsseite führt Sie zum Identifizierungsdienst. Sobald Sie identifiziert sind, läuft der Auftrag automatisch weiter.',
        'Der Auftrag ist angehalten: Unser Team prüft ihn und gibt ihn dann frei oder zahlt Ihre Coins zurück.',
        'Der Dienst antwortet nicht: Bezahlte Aufträge warten und laufen automatisch weiter, sobald er wieder antwortet. Ein Ausfall wird nie Ihnen angelastet.',
      ],
    },
    {
      id: 'identified',
      heading: 'So läuft die Identifizierung ab',
      steps: [
        'Die Auftragsseite zeigt, dass eine Identifizierung nötig ist und warum.',
        'Die Schaltfläche öffnet den Identifizierungsdienst. Ihren Ausweis zeigen Sie diesem Dienst. Wir erhalten ihn nie.',
        'Der Dienst teilt uns nur das Ergebnis mit: identifiziert, neuer Versuch oder abgelehnt.',
        'Werden Sie abgelehnt oder möchten Sie sich nicht ausweisen, senden wir die Coins abzüglich einer Netzwerkgebühr an Ihre Rückzahlungsadresse.',
      ],
    },
    {
      id: 'never',
      heading: 'Was wir nie tun',
      points: [
        'Wir behalten Ihre Coins nie ein. Solange ein Auftrag angehalten ist, weisen unsere Bücher den Betrag als Ihren aus.',
        'Wir lassen Sie nie im Ungewissen. Die Auftragsseite zeigt, worauf der Auftrag wartet, und wir schreiben Ihnen eine E-Mail, wenn Sie eine Adresse angegeben haben.',
        'Wir beschuldigen Sie nicht. Ein Risikowert ist eine automatische Schätzung über Coins, kein Urteil über einen Menschen.',
        'Wir verlangen nie Dokumente per E-Mail oder in einer Chat-App. Benutzen Sie nur die Schaltfläche auf der Auftragsseite.',
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
