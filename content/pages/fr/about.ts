import type { Article } from '../article.ts'

export const article: Article = {
  title: 'À propos de ce service d’échange',
  description:
    'Ce qu’est {brand}, comment vos cryptos y sont traitées, ce que nous ne faisons jamais, et qui exploite le service, si l’opérateur l’a publié.',
  heading: 'À propos de {brand}',
  lead: '{brand} échange une crypto contre une autre : vous envoyez la première, nous envoyons la seconde à votre adresse.',
  sections: [
    {
      id: 'what-it-is',
      heading: 'Ce qu’est {brand}',
      paragraphs: [
        '{brand} est un service d’échange instantané. Pas de solde à alimenter, pas d’écran de trading à maîtriser. Un ordre, c’est un paiement qui entre et un versement qui sort, chacun sur sa propre blockchain, où tout le monde peut le vérifier.',
        'Vous n’avez pas besoin de compte. Si vous en créez un, vous retrouvez vos ordres au même endroit sur tous vos appareils et pouvez enregistrer des adresses sous un nom.',
        'Le site est disponible en treize langues. Chaque page a la même adresse dans toutes les langues, à l’exception du code de langue à deux lettres.',
      ],
    },
    {
      id: 'principles',
      heading: 'Nos principes',
      points: [
        'Vous voyez tout avant de payer. L’estimation indique le taux, les frais d’échange et les frais de réseau. Nous n’ajoutons rien ensuite.',
        'Un taux garanti est une promesse. Si vous payez le montant exact à temps, vous recevez le montant affiché, même si le marché a baissé entre-temps.',
        'Aucun paiement n’est perdu. Si vous payez en retard, deux fois ou un autre montant, nous enregistrons le paiement et l’affichons dans l’ordre. Vous choisissez la suite.',
        'Nous contrôlons nos comptes. Chaque mouvement est inscrit deux fois dans un grand livre, comparé en permanence aux blockchains. En cas d’écart, nous suspendons la crypto concernée jusqu’à ce que notre équipe l’ait vérifiée.',
        'Nous conservons très peu de choses sur vous : ni nom, ni photo, et une adresse e-mail seulement si vous en avez donné une.',
      ],
    },
    {
      id: 'software',
      heading: 'Le logiciel utilisé',
      paragraphs: [
        'Ce service d’échange fonctionne avec Causeway, un logiciel open source sous licence MIT. Les opérateurs l’installent sur leurs propres serveurs, avec leurs propres nœuds et leurs propres clés. Ce qu’il fait des paiements trop faibles, trop tardifs ou annulés par le réseau fait partie de sa documentation et de ses tests.',
      ],
    },
    {
      id: 'company',
      heading: 'La société',
      facts: 'company',
    },
    {
      id: 'people',
      heading: 'L’équipe',
      facts: 'people',
    },
    {
      id: 'contact',
      heading: 'Nous contacter',
      paragraphs: [
        'Pour une question sur un ordre, indiquez son identifiant. Vous le trouverez en haut de la page de l’ordre et dans chaque e-mail à son sujet.',
      ],
      contact: 'support',
      links: [
        { text: 'Comment se passe un échange', path: '/how-it-works' },
        { text: 'Questions et réponses', path: '/faq' },
      ],
    },
  ],
}
