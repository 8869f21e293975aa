import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Presse',
  description:
    'Ce que d’autres ont écrit sur {brand}, des faits sur le service que vous pouvez citer, et comment les journalistes contactent l’opérateur.',
  heading: 'Presse',
  lead: 'Des articles sur {brand}, et des faits à utiliser dans les vôtres.',
  sections: [
    {
      id: 'articles',
      heading: 'Articles',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: '{brand} en bref',
      paragraphs: ['Vous pouvez citer ces phrases.'],
      points: [
        '{brand} est un service d’échange instantané de cryptomonnaies : les clients envoient une crypto et en reçoivent une autre à leur propre adresse.',
        'Il ne détient pas de soldes de clients. Il ne détient des cryptos qu’entre un paiement et le versement du même ordre.',
        'Les clients choisissent entre un taux variable, fixé au taux du marché quand le paiement est confirmé, et un taux garanti pour un montant fixe et une durée limitée.',
        'Le taux, les frais d’échange et les frais de réseau sont affichés avant la création d’un ordre.',
        'Les dépôts et les adresses sont contrôlés. Les cryptos signalées sont mises en suspens ou remboursées, jamais gardées.',
      ],
    },
    {
      id: 'using',
      heading: 'Nom et images',
      paragraphs: [
        'Veuillez écrire le nom exactement ainsi : {brand}. Vous pouvez publier vos propres captures d’écran non modifiées des pages publiques. Veuillez masquer les identifiants d’ordre et les adresses d’autres personnes : toute personne qui a l’identifiant d’un ordre peut en ouvrir la page.',
        'Nous ne faisons pas de commentaires sur des clients ou des ordres particuliers, et nous n’indiquons pas si une personne a un ordre.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Dites-nous sur quoi vous écrivez, pour quelle publication, et pour quand il vous faut une réponse. Pour une question sur votre propre ordre, contactez plutôt l’assistance.',
      ],
      contact: 'press',
      links: [{ text: 'À propos de {brand}', path: '/about' }],
    },
  ],
}
