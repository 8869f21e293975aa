import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const frenchTerms: LegalPage = [
  {
    heading: 'Ce que fait {brand}',
    paragraphs: [
      '{brand} échange une cryptomonnaie contre une autre. Vous créez un ordre et vous payez à l’adresse de dépôt qu’il indique. Nous envoyons les cryptos que vous avez choisies à l’adresse que vous avez saisie.',
      'Il n’y a pas de solde de compte. {brand} ne détient vos cryptos qu’entre votre paiement et le versement du même ordre.',
    ],
  },
  {
    heading: 'Taux et frais',
    paragraphs: [
      'Chaque estimation montre le taux, les frais d’échange et les frais de réseau avant que vous ne créiez un ordre. Nous n’ajoutons rien ensuite.',
      'Au taux variable, le montant est fixé au taux du marché quand votre paiement est confirmé. Au taux garanti, vous recevez exactement le montant affiché si votre paiement arrive à temps et est confirmé à temps.',
    ],
  },
  {
    heading: 'Paiements tardifs ou différents',
    paragraphs: [
      'Un paiement qui arrive en retard, ou d’un autre montant, n’est pas perdu. Selon l’ordre, nous l’échangeons au taux actuel, ou l’ordre attend que vous choisissiez entre l’échange et le remboursement.',
      'Un remboursement est le montant que vous avez payé, moins les frais de réseau pour vous le renvoyer.',
    ],
  },
  {
    heading: 'Vos responsabilités',
    paragraphs: [
      'Vérifiez les adresses, les mémos et les tags que vous saisissez. Un versement à une adresse que vous avez confirmée est irréversible.',
      'Envoyez chaque crypto sur le réseau indiqué par l’ordre. Des cryptos envoyées sur un autre réseau peuvent être irrécupérables.',
      'N’utilisez le service que là où la loi qui s’applique à vous le permet.',
    ],
  },
]
