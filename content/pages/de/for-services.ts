import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Für Shops und Dienste',
  description:
    'Wie Shops, Blogs, Portfolio-Werkzeuge und Communitys Menschen zu einem Tausch bei {brand} führen und was ein Dienst ihnen sagen sollte.',
  heading: 'Für Shops und Dienste',
  lead: 'Ihre Besucher halten einen Coin und brauchen einen anderen. Ein Link bringt sie dorthin, mit allem ausgefüllt.',
  sections: [
    {
      id: 'who',
      heading: 'Für wen',
      points: [
        'Shops, die einen Coin annehmen, den ihr Kunde nicht hat.',
        'Portfolio-Tracker und Preisseiten, neben dem Paar, das jemand ansieht.',
        'Blogs und Communitys, die erklären, wie man an einen Coin kommt.',
        'Spiele und Apps mit einem eigenen Token, der hier geführt wird.',
      ],
    },
    {
      id: 'link',
      heading: 'Der Link',
      paragraphs: [
        'Drei Wörter in einer Adresse genügen: /?from=usdt20&to=xmr&amount=250 öffnet das Formular mit Tether auf Ethereum, Monero und 250. Jedes Wort darf fehlen. Für eine andere Sprache setzen Sie ihre zwei Buchstaben davor: /de/?from=btc&to=eth.',
        'Fügen Sie isFixedRate=true an, wo eine genaue Summe geschuldet wird: Das Formular beginnt dann mit dem garantierten Kurs.',
        'Die Kürzel sind die unserer Liste. Ein Token, den es in mehreren Netzwerken gibt, hat für jedes ein eigenes.',
      ],
    },
    {
      id: 'machines',
      heading: 'Für Programme',
      paragraphs: [
        'Coins, Grenzen und Schätzungen lassen sich durch Aufrufe lesen, die unter /api/openapi.json beschrieben sind. Begrenzt ist, wie oft ein Client fragen darf: Behalten Sie eine Antwort einige Sekunden, und fragen Sie von Ihrem Server aus. Betreibt der Betreiber ein Partnerprogramm, sagen dessen eigene Bedingungen, wie Provision entsteht; ohne es sind Links einfach Links.',
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
        'Sagen Sie, dass der Tausch von {brand} ausgeführt wird und nicht von Ihnen.',
        'Zeigen Sie eine Schätzung als Schätzung: mit ihrer Zeit und beim variablen Kurs mit dem Wort „etwa“.',
        'Versprechen Sie keinen Gewinn, und nennen Sie keinen Coin sicher.',
        'Verdienen Sie an dem Link, sagen Sie es, wo das Gesetz es verlangt.',
      ],
    },
    {
      id: 'begin',
      heading: 'Mehr als ein Link',
      paragraphs: [
        'Brauchen Sie etwas, das hier nicht beschrieben ist, schreiben Sie uns: was Sie betreiben, wie viele Menschen es nutzen und was sie tun können sollen.',
      ],
      contact: 'business',
      links: [{ text: 'Partner', path: '/partners' }],
    },
  ],
}
