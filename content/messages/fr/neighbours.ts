import type { English, Translated } from '../catalogue.ts'

export const neighbours = {
  buyTitle: 'Acheter des monnaies avec de l’argent',
  buyDescription: 'Acheter des monnaies par carte ou virement bancaire.',
  buyNone:
    'Ce service d’échange n’a pas de prestataire pour cela en ce moment : on ne peut pas y acheter de monnaies par carte ou virement bancaire.',
  buyAsked: 'Vous vouliez acheter des monnaies pour {amount} {from}.',
  buyAskedFor: 'Vous vouliez acheter {to} pour {amount} {from}.',
  buyInstead:
    'Si vous détenez déjà une autre monnaie, vous pouvez l’échanger contre {to}, sans compte et avec tous les frais affichés d’abord.',
  sellTitle: 'Vendre des monnaies contre de l’argent',
  sellDescription: 'Vendre des monnaies et recevoir l’argent sur un compte bancaire ou une carte.',
  sellNone:
    'Ce service d’échange n’a pas de prestataire pour cela en ce moment : il ne peut pas verser d’argent sur un compte bancaire ou une carte.',
  sellAsked: 'Vous vouliez vendre {amount} {from}.',
  sellAskedFor: 'Vous vouliez vendre {amount} {from} contre {to}.',
  sellInstead:
    'Vous pouvez échanger {from} contre {to}, une monnaie conçue pour suivre le dollar américain. Sa valeur tient à la promesse de son émetteur, et ce n’est pas de l’argent en banque.',
  borrowTitle: 'Emprunter avec des monnaies en garantie',
  borrowDescription:
    'Emprunter de l’argent ou des monnaies, avec en garantie des monnaies qui restent à vous.',
  borrowNone:
    'Ce service d’échange n’a pas de prestataire pour cela en ce moment : on ne peut rien y emprunter.',
  borrowAsked: 'Vous vouliez emprunter avec {amount} {from} en garantie.',
  borrowInstead:
    'Vous pouvez n’échanger contre {to} que ce que vous devez dépenser de {from}, et garder le reste. Alors vous ne devez rien.',
  insteadTitle: 'Ce que vous pouvez faire à la place',
  toForm: 'Échanger {from} contre {to}',
  nothingSent: 'Rien n’a été commandé, et rien n’est à payer.',
  moonpayTitle: 'Acheter des cryptos avec MoonPay',
  moonpayDescription: 'Comment se passent ici les paiements avec MoonPay.',
  moonpayHere:
    'MoonPay est l’un des prestataires auprès desquels vous pouvez acheter ici. Comparez d’abord les offres : chaque montant comprend tous les frais, puis vous confirmez votre ordre et payez chez MoonPay.',
  moonpayNotHere:
    'MoonPay n’est pas configuré sur cette plateforme, vous ne pouvez donc pas payer avec. Vous pouvez acheter auprès d’un autre prestataire et voir tous les frais avant de décider.',
  moonpayCompare: 'Comparer les offres',
  moonpayOrder:
    'Si vous avez déjà créé un ordre, ouvrez-le sur la page des ordres et payez à partir de là.',
  moonpayOrders: 'Mes ordres',
} as const satisfies Translated<English['neighbours']>
