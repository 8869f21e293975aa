import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Für zuständige Behörden',
  description:
    'Wie Polizei, Gerichte und Aufsichtsbehörden den Betreiber von {brand} erreichen, was eine Anfrage enthalten sollte und welche Daten es gibt.',
  heading: 'Für zuständige Behörden',
  lead: 'Wie Sie uns erreichen, was Ihre Anfrage enthalten sollte, was wir wissen und was nicht.',
  sections: [
    {
      id: 'write',
      heading: 'So erreichen Sie uns',
      paragraphs: [
        'Bitte schreiben Sie von einer dienstlichen Adresse. Wir antworten schriftlich und erst, nachdem wir überprüft haben, von wem die Anfrage stammt.',
      ],
      contact: 'authorities',
    },
    {
      id: 'name',
      heading: 'Was Ihre Anfrage enthalten sollte',
      points: [
        'Behörde, Aktenzeichen und den Namen einer Ansprechperson, die wir anrufen können, um die Anfrage zu überprüfen.',
        'Die Rechtsgrundlage und, wo nötig, einen gerichtlichen Beschluss.',
        'Mindestens eine dieser Angaben: eine Auftragsnummer, eine Transaktions-ID mit ihrer Blockchain oder eine Adresse mit ihrem Coin. Anhand des Namens einer Person können wir keine Aufträge finden.',
        'Den betreffenden Zeitraum mit Zeitzone.',
        'Was Sie verlangen und bis wann. Darf der Kunde nicht informiert werden, die Vorschrift, die das bestimmt.',
      ],
    },
    {
      id: 'data',
      heading: 'Welche Daten wir haben',
      points: [
        'Zu jedem Auftrag: Coins, Beträge, Ein- und Auszahlungsadressen, Transaktionen und den Zeitpunkt jedes Schritts. Wir bewahren sie als Buchführungsunterlagen auf.',
        'Die Rückzahlungsadresse: ein Jahr lang nach dem Ende des Auftrags.',
        'Die E-Mail-Adresse, wenn der Kunde eine angegeben hat: 90 Tage lang nach dem Ende des Auftrags.',
        'Das Prüfergebnis zu einer Einzahlung oder Adresse und ob ein Kunde identifiziert wurde. Dokumente liegen beim Identifizierungsdienst.',
        'Zu Konten: E-Mail-Adresse, aktive Sitzungen mit Browser, Land und IP-Adresse sowie Aufträge, die der Kunde angemeldet erstellt hat.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'Welche Daten wir nicht haben',
      paragraphs: [
        'Namen, Geburtsdaten und Fotos erheben wir für einen Auftrag nicht. IP-Adressen von Besuchern speichern wir nicht bei Aufträgen, und Browserbeschreibungen verwerfen wir. Passwörter speichern wir nur als Hashes. Daten, die nach Ablauf ihrer Speicherfrist gelöscht wurden, lassen sich nicht wiederherstellen, außer aus einem Backup, solange es existiert.',
      ],
    },
    {
      id: 'urgent',
      heading: 'Wenn Coins noch unterwegs sind',
      paragraphs: [
        'Schreiben Sie das Wort „dringend“ in den Betreff und die Transaktions-ID in die erste Zeile. Nennen Sie auch die Adresse, an die die Coins gehen. Solange ihr Eingang nicht bestätigt ist, können wir einen Auftrag anhalten, indem wir diese Adresse auf die Liste der gesperrten Adressen setzen. Eine Auszahlung, die auf einer öffentlichen Blockchain gesendet wurde, lässt sich nicht rückgängig machen.',
        'Einen angehaltenen Auftrag führen wir in unseren Büchern als Schuld gegenüber dem Kunden, bis er freigegeben oder zurückgezahlt ist oder bis nach den gesetzlichen Vorschriften über ihn verfügt wird.',
      ],
      links: [
        { text: 'Datenschutz', path: '/privacy-policy' },
        { text: 'Prüfung und Identifizierung', path: '/aml-kyc' },
      ],
    },
    {
      id: 'company',
      heading: 'Das Unternehmen',
      facts: 'company',
    },
  ],
}
