import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const germanTerms: LegalPage = [
  {
    heading: 'Was {brand} tut',
    paragraphs: [
      '{brand} tauscht einen Krypto-Coin gegen einen anderen. Sie erstellen einen Auftrag und zahlen an die Einzahlungsadresse, die er anzeigt. Wir senden die Coins, die Sie gewählt haben, an die Adresse, die Sie eingegeben haben.',
      'Es gibt kein Kontoguthaben. {brand} hält Ihre Coins nur zwischen Ihrer Zahlung und der Auszahlung desselben Auftrags.',
    ],
  },
  {
    heading: 'Kurse und Gebühren',
    paragraphs: [
      'Jede Schätzung zeigt den Kurs, die Tauschgebühr und die Netzwerkgebühr, bevor Sie einen Auftrag erstellen. Danach kommt nichts hinzu.',
      'Beim variablen Kurs gilt für den Betrag der Marktkurs in dem Moment, in dem Ihre Zahlung bestätigt wird. Beim garantierten Kurs erhalten Sie genau den angezeigten Betrag, wenn Ihre Zahlung rechtzeitig eingeht und rechtzeitig bestätigt wird.',
    ],
  },
  {
    heading: 'Verspätete oder abweichende Zahlungen',
    paragraphs: [
      'Eine Zahlung, die zu spät oder in anderer Höhe eingeht, ist nicht verloren. Je nach Auftrag tauschen wir sie zum aktuellen Kurs, oder der Auftrag wartet, bis Sie zwischen Tausch und Rückzahlung wählen.',
      'Bei einer Rückzahlung erhalten Sie den gezahlten Betrag abzüglich der Netzwerkgebühr für das Zurücksenden.',
    ],
  },
  {
    heading: 'Wofür Sie verantwortlich sind',
    paragraphs: [
      'Prüfen Sie die Adressen, Memos und Tags, die Sie eingeben. Eine Auszahlung an eine Adresse, die Sie bestätigt haben, lässt sich nicht rückgängig machen.',
      'Senden Sie jeden Coin in dem Netzwerk, das der Auftrag anzeigt. Coins, die in einem anderen Netzwerk gesendet werden, lassen sich möglicherweise nicht zurückholen.',
      'Nutzen Sie den Dienst nur, wo das für Sie geltende Recht es erlaubt.',
    ],
  },
]
