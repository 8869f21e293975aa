import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Für Wallets',
  description:
    'Wie Wallets ihre Nutzer mit {brand} verbinden: Links, die das Formular ausfüllen, Zahlungslinks, Namen und Schätzungen per API.',
  heading: 'Für Wallets',
  lead: 'Ihre Nutzer behalten ihre Schlüssel und zahlen aus Ihrer Wallet. Den anderen Coin senden wir an die Adresse Ihres Nutzers.',
  sections: [
    {
      id: 'fits',
      heading: 'Warum das gut passt',
      paragraphs: [
        'Für einen Tausch braucht man hier kein Konto und kein Guthaben. Für alles, was mit Schlüsseln zu tun hat, bleiben Ihre Nutzer in Ihrer Wallet: Sie senden daraus eine Zahlung und erhalten eine andere. Ihre Wallet muss uns nie mehr als einen Auftrag anvertrauen.',
      ],
    },
    {
      id: 'today',
      heading: 'Was Sie heute schon nutzen können',
      points: [
        'Links, die das Formular ausfüllen: Hängen Sie from, to und amount an die Adresse der Startseite an, zum Beispiel /?from=btc&to=eth&amount=0.1.',
        'QR-Codes auf den Auftragsseiten. Jeder ist ein Standard-Zahlungslink seines Netzwerks mit Adresse, Betrag und Memo, den die meisten Wallets öffnen können.',
        'Das Adressfeld liest diese Links und Codes ebenfalls, sodass Ihre Nutzer einfügen können, was Ihre Wallet unter „Empfangen“ anzeigt.',
        'Lesbare Namen statt Adressen, wenn der Betreiber den Dienst eingerichtet hat, der sie auflöst.',
        'Wenn Ihre Wallet eigene Namen hat, können wir ihr eine Zahlungsanfrage für einen Auftrag senden. Dafür ist eine Vereinbarung mit dem Betreiber nötig.',
        'Coins, Limits und Schätzungen per API, beschrieben unter /api/openapi.json.',
      ],
    },
    {
      id: 'care',
      heading: 'So helfen Sie Ihren Nutzern',
      steps: [
        'Zeigen Sie Memo oder Tag an, bis die Zahlung gesendet ist: Dass es vergessen wird, ist das häufigste Problem.',
        'Senden Sie beim garantierten Kurs den genauen Betrag. Schlagen Sie Ihre Gebühr auf, statt sie abzuziehen.',
        'Zeigen Sie in Ihrer Wallet und in Links, in welchem Netzwerk ein Token liegt.',
        'Öffnen Sie die Auftragsseite in dem Browser, in dem der Auftrag erstellt wurde: Andere Browser brauchen den geheimen Link, um ihn zu verwalten.',
      ],
    },
    {
      id: 'begin',
      heading: 'So fangen Sie an',
      paragraphs: [
        'Für Links brauchen Sie unsere Erlaubnis nicht: Fangen Sie gleich an. Für alles Weitere schreiben Sie uns, welche Netzwerke Ihre Wallet unterstützt, in welchen Ländern Ihre Nutzer sind und was Sie entwickeln möchten.',
      ],
      contact: 'business',
      links: [
        { text: 'Für Entwickler', path: '/developers' },
        { text: 'Unterstützte Coins', path: '/supported-currencies' },
      ],
    },
  ],
}
