import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Für zuständige Behörden',
  description:
    'Wie Polizei, Gerichte und Aufsicht den Betreiber von {brand} erreichen, was eine Anfrage enthalten sollte und welche Daten es überhaupt gibt.',
  heading: 'Für zuständige Behörden',
  lead: 'Wie Sie uns schreiben, was Sie nennen sollten und was wir wissen können und was nicht.',
  sections: [
    {
      id: 'write',
      heading: 'Wohin Sie schreiben',
      paragraphs: [
        'Bitte schreiben Sie von einer amtlichen Adresse. Anfragen werden schriftlich beantwortet, und erst, nachdem wir uns vergewissert haben, dass sie von dem kommen, der genannt ist.',
      ],
      contact: 'authorities',
    },
    {
      id: 'name',
      heading: 'Was eine Anfrage enthalten sollte',
      points: [
        'Behörde, Aktenzeichen und den Namen der Person, die zurückgerufen werden kann.',
        'Das Gesetz, auf das sie sich stützt, und den Beschluss eines Gerichts, wo einer nötig ist.',
        'Mindestens eines davon: Kennung eines Auftrags, ID einer Transaktion mit ihrer Chain, Adresse mit ihrem Coin. Nach dem Namen einer Person lassen sich Aufträge nicht finden.',
        'Die Zeit, um die es geht, mit ihrer Zeitzone.',
        'Was verlangt wird und bis wann. Darf der Kunde nicht unterrichtet werden, die Vorschrift, die das sagt.',
      ],
    },
    {
      id: 'data',
      heading: 'Welche Daten es gibt',
      points: [
        'Zu jedem Auftrag: Coins, Beträge, Ein- und Auszahlungsadressen, Transaktionen und die Zeit jedes Schritts. Sie werden als Teil der Bücher aufbewahrt.',
        'Die Rückzahlungsadresse: ein Jahr lang nach dem Ende des Auftrags.',
        'Die E-Mail-Adresse, wenn der Kunde eine angegeben hat: 90 Tage nach dem Ende des Auftrags.',
        'Was die Prüfung zu einer Zahlung oder Adresse ergab, und ob ein Kunde identifiziert wurde. Dokumente liegen beim Identifizierungsdienst.',
        'Zu Konten: E-Mail-Adresse, offene Sitzungen mit Browser, Land und Netzwerkadresse, und die angemeldet angelegten Aufträge.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'Was es nicht gibt',
      paragraphs: [
        'Namen, Geburtsdaten und Bilder werden für einen Auftrag nicht erhoben. Netzwerkadressen von Besuchern werden nicht bei Aufträgen gespeichert, und Browserbeschreibungen werden verworfen. Passwörter werden nur als Hashes aufbewahrt. Was nach Ablauf seiner Zeit entfernt wurde, lässt sich nicht zurückholen, außer aus einer Sicherung, solange es sie gibt.',
      ],
    },
    {
      id: 'urgent',
      heading: 'Wenn Coins noch in Bewegung sind',
      paragraphs: [
        'Nennen Sie die Transaktion in der ersten Zeile und das Wort „dringend“ im Betreff. Nennen Sie auch die Adresse, an die die Coins gehen: Solange ihr Eingang nicht bestätigt ist, kann ein Auftrag angehalten werden, indem diese Adresse auf die Liste der gesperrten Adressen kommt; eine auf einer öffentlichen Chain gesendete Auszahlung kann niemand zurückrufen.',
        'Ein angehaltener Auftrag bleibt in den Büchern seinem Kunden geschuldet, bis er freigegeben oder zurückgezahlt ist oder bis darüber verfügt, wer das rechtlich darf.',
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
