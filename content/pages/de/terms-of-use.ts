import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const germanTerms: LegalPage = [
  {
    heading: 'Was {brand} tut',
    paragraphs: [
      '{brand} tauscht einen Krypto-Coin gegen einen anderen. Sie erstellen einen Auftrag, bezahlen an die Adresse, die er nennt, und die Coins, die Sie gewählt haben, werden an die Adresse gesendet, die Sie genannt haben.',
      'Es gibt kein Kontoguthaben. {brand} hält Ihre Coins nur zwischen Ihrer Zahlung und der Auszahlung desselben Auftrags.',
    ],
  },
  {
    heading: 'Kurse und Gebühren',
    paragraphs: [
      'Jede Schätzung zeigt den Kurs, die Tauschgebühr und die Netzwerkgebühr, bevor Sie einen Auftrag erstellen. Danach kommt nichts hinzu.',
      'Beim variablen Kurs wird der Betrag zum Markt abgerechnet, wenn Ihre Zahlung bestätigt ist. Beim garantierten Kurs erhalten Sie genau den gezeigten Betrag, wenn Ihre Zahlung rechtzeitig gesehen und rechtzeitig bestätigt wird.',
    ],
  },
  {
    heading: 'Abweichende Zahlungen',
    paragraphs: [
      'Eine Zahlung, die zu spät oder in anderer Höhe kommt als erwartet, ist nicht verloren. Je nach Auftrag wird sie zum aktuellen Kurs getauscht, oder der Auftrag wartet darauf, dass Sie zwischen Tausch und Rückzahlung wählen.',
      'Eine Rückzahlung ist, was Sie bezahlt haben, abzüglich der Gebühr des Netzwerks, das sie zurückträgt.',
    ],
  },
  {
    heading: 'Wofür Sie einstehen',
    paragraphs: [
      'Prüfen Sie die Adressen und Zusatzangaben, die Sie nennen. Eine Auszahlung an eine Adresse, die Sie bestätigt haben, lässt sich nicht rückgängig machen.',
      'Senden Sie jeden Coin auf dem Netzwerk, das der Auftrag nennt. Coins, die auf einem anderen Netzwerk gesendet werden, können unerreichbar sein.',
      'Verwenden Sie den Dienst nur, wo das für Sie geltende Recht es erlaubt.',
    ],
  },
]
