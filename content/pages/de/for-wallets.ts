import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Für Wallets',
  description:
    'Wie eine Wallet ihre Nutzer zu einem Tausch bei {brand} führt: Links, die das Formular ausfüllen, Zahlungslinks, Namen und Schätzungen per API.',
  heading: 'Für Wallets',
  lead: 'Ihre Nutzer behalten ihre Schlüssel und zahlen aus Ihrer Wallet; wir senden den anderen Coin an eine Adresse von ihnen.',
  sections: [
    {
      id: 'fits',
      heading: 'Warum es passt',
      paragraphs: [
        'Ein Tausch braucht hier kein Konto und hält kein Guthaben. Der Nutzer bleibt für alles, was Schlüssel berührt, in Ihrer Wallet: Er sendet eine Zahlung daraus und erhält eine andere. Ihre Wallet muss uns nie mit mehr als einem Auftrag vertrauen.',
      ],
    },
    {
      id: 'today',
      heading: 'Was heute geht',
      points: [
        'Ein Link füllt das Formular aus: Hängen Sie from, to und amount an die Adresse der Startseite, zum Beispiel /?from=btc&to=eth&amount=0.1.',
        'Die Seite eines Auftrags zeigt einen Code zum Scannen. Er ist ein Zahlungslink in der Art der Chain, mit Adresse, Betrag und Memo, den die meisten Wallets öffnen können.',
        'Das Adressfeld liest solche Links und Codes ebenfalls, sodass Ihre Nutzer einfügen können, was Ihre Wallet unter „Empfangen“ zeigt.',
        'Lesbare Namen können an die Stelle von Adressen treten, wo der Betreiber den Dienst eingerichtet hat, der sie kennt.',
        'Eine Wallet mit eigenen Namen kann gebeten werden, ihrem Nutzer die Zahlung eines Auftrags zu zeigen; dazu braucht es eine Vereinbarung mit dem Betreiber.',
        'Coins, Grenzen und Schätzungen können Maschinen lesen; die Aufrufe sind unter /api/openapi.json beschrieben.',
      ],
    },
    {
      id: 'care',
      heading: 'Sorgfalt, für die Nutzer dankbar sind',
      steps: [
        'Behalten Sie Memo oder Tag im Blick, bis die Zahlung gesendet ist: Ein vergessenes ist der häufigste Ärger.',
        'Senden Sie beim garantierten Kurs den genauen Betrag, mit Ihrer Gebühr obendrauf und nicht davon abgezogen.',
        'Sagen Sie, in welchem Netzwerk ein Token ist, in Ihrer Wallet und in Links.',
        'Öffnen Sie die Seite des Auftrags in dem Browser, der ihn angelegt hat: Dieser Browser ist sein Halter.',
      ],
    },
    {
      id: 'begin',
      heading: 'So beginnt es',
      paragraphs: [
        'Links brauchen niemandes Zustimmung: Nutzen Sie sie jetzt. Für alles Weitere schreiben Sie uns, welche Netzwerke Ihre Wallet kennt, in welchen Ländern Ihre Nutzer sind und was Sie vorhaben.',
      ],
      contact: 'business',
      links: [
        { text: 'Für Entwickler', path: '/developers' },
        { text: 'Die Coins von heute', path: '/supported-currencies' },
      ],
    },
  ],
}
