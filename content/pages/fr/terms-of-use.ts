import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const frenchTerms: LegalPage = [
  {
    heading: 'Ce que fait {brand}',
    paragraphs: [
      '{brand} échange une crypto-monnaie contre une autre. Vous créez un ordre, vous payez à l’adresse qu’il indique, et les monnaies que vous avez choisies sont envoyées à l’adresse que vous avez donnée.',
      'Il n’y a pas de solde de compte. {brand} ne détient vos monnaies qu’entre votre paiement et le versement du même ordre.',
    ],
  },
  {
    heading: 'Taux et frais',
    paragraphs: [
      'Chaque estimation montre le taux, les frais de service et les frais de réseau avant que vous ne créiez un ordre. Rien ne s’ajoute ensuite.',
      'À un taux variable, le montant est fixé selon le marché quand votre paiement est confirmé. À un taux garanti, vous recevez exactement le montant affiché si votre paiement est vu à temps et confirmé à temps.',
    ],
  },
  {
    heading: 'Paiements différents',
    paragraphs: [
      'Un paiement qui arrive en retard, ou d’un autre montant que prévu, n’est pas perdu. Selon l’ordre, il est échangé au taux du moment, ou l’ordre attend que vous choisissiez entre l’échange et le remboursement.',
      'Un remboursement est ce que vous avez payé, moins les frais du réseau qui le ramène.',
    ],
  },
  {
    heading: 'Ce dont vous répondez',
    paragraphs: [
      'Vérifiez les adresses et les données supplémentaires que vous donnez. Un versement à une adresse que vous avez confirmée ne peut pas être rappelé.',
      'Envoyez chaque monnaie sur le réseau que l’ordre indique. Des monnaies envoyées sur un autre réseau peuvent être hors d’atteinte.',
      'N’utilisez le service que là où le droit qui s’applique à vous le permet.',
    ],
  },
]
