import type { English, Translated } from '../catalogue.ts'

export const home = {
  metaTitle: '{brand}: einen Coin gegen einen anderen tauschen, in Minuten',
  metaDescription:
    'Krypto sofort tauschen, ohne Konto. Jede Gebühr steht da, bevor Sie senden, auf Wunsch mit garantiertem Kurs, und jeder Schritt lässt sich auf der Chain verfolgen.',
  headline: 'Coins tauschen, in Minuten.',
  lead: 'Kein Konto nötig, kein Orderbuch. Sehen Sie jede Gebühr, bevor Sie senden, sichern Sie auf Wunsch den Kurs, und verfolgen Sie jeden Schritt auf der Chain.',
  medianSwap: 'dauert ein Tausch heute im Mittel',
  minutesSeconds: '{minutes} min {seconds} s',
  seconds: '{seconds} s',
  coins: { one: '{count} Coin', other: '{count} Coins' },
  onNetworks: { one: 'auf {count} Netzwerk', other: 'auf {count} Netzwerken' },
  lowestFee: 'niedrigste Gebühr',
  percent: '{sign}{value} %',
  pairsTitle: 'Beliebte Paare',
  pair: '<from>{from}</from> gegen <to>{to}</to>',
  pairRate: '1 {from} ~ {rate} {to}',
  change24h: 'Veränderung in 24 Stunden',
  exchangePair: 'Tauschen',
  howTitle: 'So funktioniert es',
  how1Title: 'Wählen und prüfen',
  how1Text:
    'Wählen Sie zwei Coins und einen Betrag. Marktkurs, unser Aufschlag und jede Gebühr stehen auf einer kleinen Liste.',
  how2Title: 'An eine Adresse senden',
  how2Text:
    'Sie nennen die Adresse, die die Coins empfangen soll, wir nennen Ihnen eine zum Bezahlen. Kein Konto nötig, keine Einlage im Voraus.',
  how3Title: 'Auf der Chain verfolgen',
  how3Text:
    'Die Auftragsseite zeigt jeden Schritt, während er geschieht, mit Links zu beiden Transaktionen. Schließen Sie sie, und kommen Sie wieder, wann Sie wollen.',
  trustTitle: 'Worauf Sie sich verlassen können',
  trust1Title: 'Sie zahlen, was Sie sehen',
  trust1Text: 'Die Gebühren sind Teil des Angebots. Nach dem Senden kommt nichts hinzu.',
  trust2Title: 'Verspätete oder abweichende Zahlungen sind nicht verloren',
  trust2Text:
    'Eine Zahlung, die zu spät oder in anderer Höhe kommt, wird zum aktuellen Kurs getauscht oder zurückgesendet: Sie entscheiden.',
  trust3Title: 'Quelloffen',
  trust3Text: 'Jeder kann lesen, wie es funktioniert, und es selbst betreiben.',
} as const satisfies Translated<English['home']>
