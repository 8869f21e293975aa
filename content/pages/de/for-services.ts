import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Für Shops und Dienste',
  description:
    'Wie Shops, Blogs, Portfolio-Tracker und Communitys Menschen zu {brand} führen und was ein Dienst seinen Besuchern sagen sollte.',
  heading: 'Für Shops und Dienste',
  lead: 'Ihre Besucher haben einen Coin und brauchen einen anderen. Ein Link bringt sie zum ausgefüllten Formular.',
  sections: [
    {
      id: 'who',
      heading: 'Für wen das ist',
      points: [
        'Shops, die einen Coin annehmen, den ihr Kunde nicht hat.',
        'Portfolio-Tracker und Kursseiten, direkt neben dem Paar, das sich jemand gerade ansieht.',
        'Blogs und Communitys, die erklären, wie man an einen Coin kommt.',
        'Spiele und Apps mit einem eigenen Token, der hier gelistet ist.',
      ],
    },
    {
      id: 'link',
      heading: 'Der Link',
      paragraphs: [
        'Drei Parameter genügen: /?from=usdt20&to=xmr&amount=250 öffnet das Formular mit Tether auf Ethereum, Monero und 250. Jeder Parameter ist optional. Für eine andere Sprache setzen Sie ihr Kürzel aus zwei Buchstaben davor: /de/?from=btc&to=eth.',
        'Fügen Sie isFixedRate=true hinzu, wenn Ihr Besucher einen genauen Betrag braucht. Das Formular beginnt dann mit dem garantierten Kurs.',
        'Verwenden Sie die Kürzel aus unserer Liste. Ein Token in mehreren Netzwerken hat für jedes ein eigenes Kürzel.',
      ],
    },
    {
      id: 'machines',
      heading: 'Für Entwickler',
      paragraphs: [
        'Coins, Limits und Schätzungen fragen Sie mit den Aufrufen ab, die unter /api/openapi.json beschrieben sind. Die Zahl der Abfragen je Client ist begrenzt. Speichern Sie deshalb jede Antwort einige Sekunden lang und fragen Sie von Ihrem Server aus ab. Hat der Betreiber ein Partnerprogramm, steht in dessen Bedingungen, wie Sie Provision verdienen. Ohne Partnerprogramm bringen Links keine Provision.',
      ],
      links: [
        { text: 'Für Entwickler', path: '/developers' },
        { text: 'Bedingungen des Partnerprogramms', path: '/earn-terms-of-use' },
      ],
    },
    {
      id: 'honest',
      heading: 'Was Sie Ihren Besuchern sagen sollten',
      steps: [
        'Machen Sie klar, dass {brand} den Tausch ausführt und nicht Sie.',
        'Zeigen Sie eine Schätzung als Schätzung: mit Zeitangabe und beim variablen Kurs mit dem Wort „etwa“.',
        'Versprechen Sie keinen Gewinn und bezeichnen Sie keinen Coin als sicher.',
        'Wenn Sie an dem Link verdienen, weisen Sie darauf hin, wo das Gesetz es verlangt.',
      ],
    },
    {
      id: 'begin',
      heading: 'Mehr als ein Link',
      paragraphs: [
        'Wenn Sie etwas brauchen, das hier nicht beschrieben ist, schreiben Sie uns, was Sie betreiben, wie viele Menschen es nutzen und was diese tun können sollen.',
      ],
      contact: 'business',
      links: [{ text: 'Partner', path: '/partners' }],
    },
  ],
}
