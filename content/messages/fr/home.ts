import type { English, Translated } from '../catalogue.ts'

export const home = {
  metaTitle: '{brand} : échangez une crypto contre une autre',
  metaDescription:
    'Échange instantané de crypto-monnaies sans compte. Tous les frais sont visibles avant l’envoi, taux garanti au choix, et chaque étape se suit sur la chaîne.',
  headline: 'Échangez une monnaie contre une autre, en quelques minutes.',
  lead: 'Pas besoin de compte, pas de carnet d’ordres. Voyez tous les frais avant d’envoyer, bloquez le taux si vous le souhaitez, et suivez chaque étape sur la chaîne.',
  medianSwap: 'durée médiane d’un échange aujourd’hui',
  minutesSeconds: '{minutes} min {seconds} s',
  seconds: '{seconds} s',
  coins: { one: '{count} monnaie', many: '{count} monnaies', other: '{count} monnaies' },
  onNetworks: {
    one: 'sur {count} réseau',
    many: 'sur {count} réseaux',
    other: 'sur {count} réseaux',
  },
  lowestFee: 'frais de service les plus bas',
  percent: '{sign}{value} %',
  pairsTitle: 'Paires populaires',
  pair: '<from>{from}</from> vers <to>{to}</to>',
  pairRate: '1 {from} ~ {rate} {to}',
  change24h: 'Variation sur 24 heures',
  exchangePair: 'Échanger',
  howTitle: 'Comment ça marche',
  how1Title: 'Choisir et vérifier',
  how1Text:
    'Choisissez deux monnaies et un montant. Le taux du marché, notre écart et tous les frais figurent dans une courte liste.',
  how2Title: 'Envoyer à une adresse',
  how2Text:
    'Vous donnez l’adresse qui recevra les monnaies, nous vous en donnons une où payer. Pas besoin de compte, pas de dépôt à l’avance.',
  how3Title: 'Suivre sur la chaîne',
  how3Text:
    'La page de l’ordre montre chaque étape quand elle a lieu, avec des liens vers les deux transactions. Fermez-la et revenez quand vous voulez.',
  trustTitle: 'Ce sur quoi vous pouvez compter',
  trust1Title: 'Vous payez ce que vous voyez',
  trust1Text: 'Les frais font partie de l’offre. Rien ne s’ajoute après votre envoi.',
  trust2Title: 'Un paiement tardif ou différent n’est pas perdu',
  trust2Text:
    'Un paiement qui arrive en retard, ou d’un autre montant, est échangé au taux du moment ou renvoyé : c’est vous qui choisissez.',
  trust3Title: 'Code source ouvert',
  trust3Text: 'Chacun peut lire comment cela fonctionne, et l’exploiter soi-même.',
} as const satisfies Translated<English['home']>
