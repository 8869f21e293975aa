import type { English, Translated } from '../catalogue.ts'

export const seoTexts = {
  pairTitleA: '{fromName} in {toName} tauschen: aktueller Kurs',
  pairTitleB: '{fromName} gegen {toName} tauschen, ohne Konto',
  pairTitleShort: '{from} in {to}: Kurs, Grenzen, Gebühren',
  pairHeadingA: '{fromName} in {toName} tauschen',
  pairHeadingB: '{fromName} gegen {toName} tauschen',
  pairDescriptionA:
    '{from} zum aktuellen Kurs in {to} tauschen, ohne Konto. Grenzen, Netzwerkgebühr und Auszahlung sehen Sie, bevor Sie senden.',
  pairDescriptionB:
    '{from} in {to} jetzt: Kurs, Mindest- und Höchstbetrag, Netzwerkgebühr und jeder Schritt bis zur Auszahlung.',
  pairIntroA:
    '1 {from} entspricht derzeit etwa {rate} {to} vor Gebühren. Ein Tausch umfasst zwischen {minFrom} und {maxFrom} {from}; das Formular zeigt den Betrag nach allen Gebühren.',
  pairIntroB:
    'Der aktuelle Kurs liegt bei etwa {rate} {to} für 1 {from}, vor Gebühren. Sie können {minFrom} bis {maxFrom} {from} senden und sehen den endgültigen Betrag, bevor Sie sich entscheiden.',
  pairPaused:
    'Für dieses Paar gibt es gerade keinen Preis. Versuchen Sie es in einigen Minuten noch einmal, oder wählen Sie unten ein anderes Paar.',
  pairRangeA: {
    one: 'Am letzten Tag war ein {from} zwischen {lowest} und {highest} {to} wert.',
    other: 'In den letzten {count} Tagen war ein {from} zwischen {lowest} und {highest} {to} wert.',
  },
  pairRangeB: {
    one: 'Binnen eines Tages bewegte sich der mittlere Kurs für einen {from} zwischen {lowest} und {highest} {to}.',
    other:
      'Binnen {count} Tagen bewegte sich der mittlere Kurs für einen {from} zwischen {lowest} und {highest} {to}.',
  },
  pairNetworksA: {
    one: 'Sie zahlen im Netzwerk {fromNetwork}; die Zahlung zählt nach {count} Bestätigung. {toName} wird im Netzwerk {toNetwork} ausgezahlt.',
    other:
      'Sie zahlen im Netzwerk {fromNetwork}; die Zahlung zählt nach {count} Bestätigungen. {toName} wird im Netzwerk {toNetwork} ausgezahlt.',
  },
  pairNetworksB: {
    one: 'Der Tausch beginnt, sobald Ihre Zahlung in {fromName} im Netzwerk {fromNetwork} {count} Bestätigung hat. Für die Auszahlung von {toName} braucht es eine Adresse im Netzwerk {toNetwork}.',
    other:
      'Der Tausch beginnt, sobald Ihre Zahlung in {fromName} im Netzwerk {fromNetwork} {count} Bestätigungen hat. Für die Auszahlung von {toName} braucht es eine Adresse im Netzwerk {toNetwork}.',
  },
  pairTypical: {
    one: 'Von den Tauschen dieses Paars, die in den letzten 30 Tagen fertig wurden, brauchte die Hälfte höchstens {count} Minute vom Erkennen der Zahlung bis zur bestätigten Auszahlung.',
    other:
      'Von den Tauschen dieses Paars, die in den letzten 30 Tagen fertig wurden, brauchte die Hälfte höchstens {count} Minuten vom Erkennen der Zahlung bis zur bestätigten Auszahlung.',
  },
  networkWait: {
    one: 'Beim üblichen Takt von {network} braucht eine Zahlung etwa {count} Minute, bis sie bestätigt ist; dann folgt die Auszahlung.',
    other:
      'Beim üblichen Takt von {network} braucht eine Zahlung etwa {count} Minuten, bis sie bestätigt ist; dann folgt die Auszahlung.',
  },
  extraIdFrom:
    'Eine Zahlung in {name} braucht neben der Adresse eine zweite Angabe ({extraId}): Schreiben Sie die, die der Auftrag zeigt, in Ihre Zahlung.',
  extraIdTo:
    'Eine Auszahlung in {name} kann neben der Adresse eine zweite Angabe tragen ({extraId}): Geben Sie sie an, wenn Ihre Wallet oder Ihr Dienst eine nennt.',
  stepAmountName: 'Betrag wählen',
  stepAmountText:
    'Geben Sie ein, wie viel {from} Sie senden oder wie viel {to} Sie möchten. Gezeigt wird, was nach allen Gebühren ankommt.',
  stepAddressName: 'Ihre {to}-Adresse angeben',
  stepAddressText:
    'Sie wird nach den Regeln von {toNetwork} geprüft, bevor irgendetwas bezahlt wird.',
  stepPayName: '{from} senden',
  stepPayText:
    'Die Auftragsseite zeigt die Adresse für Ihre Zahlung und folgt ihr auf der Chain, bis die {to} unterwegs sind.',
  timeQuestion: 'Wie lange dauert der Tausch von {from} in {to}?',
  costQuestion: 'Was kostet der Tausch von {from} in {to}?',
  costAnswer:
    'Die Tauschgebühr beginnt bei {fee} %, die Netzwerkgebühr der Auszahlung beträgt {networkFee} {to}. Beide sind in dem Betrag, den Sie sehen, schon abgezogen.',
  limitsQuestion: 'Wie viel {from} kann ich auf einmal tauschen?',
  limitsAnswer:
    'Derzeit mindestens {minFrom} {from} und höchstens {maxFrom} {from}. Der Höchstbetrag richtet sich nach unserem Bestand an {to}.',
  extraIdQuestion: 'Genügt eine Adresse, oder gibt es noch eine Angabe ({extraId})?',
  accountQuestion: 'Brauche ich ein Konto?',
  accountAnswer:
    'Nein. Ihr Browser und der Link des Auftrags genügen, um ihm zu folgen. Bei großen Beträgen kann eine Identifizierung verlangt werden.',
  lateQuestion: 'Was ist, wenn ich zu spät oder einen anderen Betrag zahle?',
  lateAnswer:
    'Die Zahlung ist nicht verloren. Sie wählen: Tausch zum aktuellen Kurs oder Rückzahlung.',
  coinTitle: '{name} tauschen: aktuelle Kurse und Paare',
  coinTitleShort: '{ticker}: aktuelle Kurse und Paare',
  coinHeading: '{name} tauschen',
  coinDescription: {
    one: '{ticker} ohne Konto in {count} anderen Coin tauschen: Kurs, Grenzen und Gebühren, und wie Zahlungen in {network} bestätigt werden.',
    other:
      '{ticker} ohne Konto in {count} andere Coins tauschen: Kurse, Grenzen und Gebühren, und wie Zahlungen in {network} bestätigt werden.',
  },
  coinIntroA: {
    one: 'Eine Zahlung in {name} zählt nach {count} Bestätigung im Netzwerk {network}.',
    other: 'Eine Zahlung in {name} zählt nach {count} Bestätigungen im Netzwerk {network}.',
  },
  coinIntroB: {
    one: 'Zahlungen in {name} laufen über das Netzwerk {network} und zählen nach {count} Bestätigung.',
    other:
      'Zahlungen in {name} laufen über das Netzwerk {network} und zählen nach {count} Bestätigungen.',
  },
  coinPrice: 'Ein {ticker} ist gerade etwa {price} US-Dollar wert.',
  coinPairs: {
    one: 'Hier lässt er sich in {count} anderen Coin tauschen.',
    other: 'Hier lässt er sich in {count} andere Coins tauschen.',
  },
  pairsTitle: 'Alle Tauschpaare von {name}',
  pairsTitleShort: 'Alle Tauschpaare von {ticker}',
  pairsDescription: {
    one: '{count} Paar mit {ticker}: wofür er sich tauschen lässt und was sich in ihn tauschen lässt, jeweils mit Kurs, Grenzen und Gebühren.',
    other:
      '{count} Paare mit {ticker}: wofür er sich tauschen lässt und was sich in ihn tauschen lässt, jeweils mit Kurs, Grenzen und Gebühren.',
  },
  allExchangeTitle: 'Alle Coins, die sich tauschen lassen',
  allExchangeDescription:
    'Alle {count} Coins mit Netzwerk, Preis und Veränderung über einen Tag. Wählen Sie einen und sehen Sie seinen Kurs zu jedem anderen.',
  allExchangeIntro:
    '{count} Coins in {networks} Netzwerken, jeder mit aktuellem Preis. Wählen Sie einen, um ihn zu tauschen.',
  allBuyTitle: 'Alle Coins, die sich kaufen lassen',
  allBuyDescription:
    'Alle {count} Coins, die sich per Karte oder Überweisung kaufen lassen, mit Netzwerk und Preis. Vergleichen Sie Anbieter ohne Konto.',
  allBuyIntro:
    'Wählen Sie einen von {count} Coins und sehen Sie, was Anbieter Ihnen für Ihr Geld senden würden, nach Abzug aller Gebühren.',
  countriesTitle: '{name} kaufen: Land wählen',
  countriesTitleShort: '{ticker} kaufen: Land wählen',
  countriesDescription:
    'Wo möchten Sie {ticker} kaufen? Wählen Sie eines von {count} Ländern und sehen Sie, welche Anbieter es bedienen und was Ihr Geld dort bringt.',
  countriesIntro:
    'Welche Anbieter {name} verkaufen und wie Sie sie bezahlen können, hängt davon ab, wo Sie leben. Wählen Sie eines von {count} Ländern.',
  buyDescription:
    '{ticker} mit {fiat} kaufen: Sehen Sie, was jeder Anbieter Ihnen nach Abzug aller Gebühren senden würde, und zahlen Sie beim Anbieter Ihrer Wahl.',
  fiatTitle: '{name} kaufen: Währung wählen',
  fiatTitleShort: '{ticker} kaufen: Währung wählen',
  fiatDescription:
    'Wählen Sie eine von {count} Währungen und sehen Sie, was Anbieter Ihnen dafür in {ticker} senden, nach Abzug aller Gebühren.',
  fiatIntro:
    '{name} lässt sich mit {count} Währungen kaufen, per Karte oder Überweisung. Wählen Sie die, mit der Sie zahlen.',
} as const satisfies Translated<English['seoTexts']>
