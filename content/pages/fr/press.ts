import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Presse',
  description:
    'Ce que d’autres ont écrit sur {brand}, des faits sur le service qui peuvent être cités, et comment les journalistes joignent l’opérateur.',
  heading: 'Presse',
  lead: 'Des articles sur {brand}, et ce que vous pourriez vouloir savoir pour en écrire un.',
  sections: [
    {
      id: 'articles',
      heading: 'Articles',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: '{brand} en bref',
      paragraphs: ['Ces phrases peuvent être citées telles quelles.'],
      points: [
        '{brand} est un service d’échange instantané de cryptomonnaies : un client paie une monnaie et en reçoit une autre à une adresse à lui.',
        'Il ne tient pas de soldes pour ses clients. Les monnaies ne sont entre ses mains qu’entre un paiement et le versement du même ordre.',
        'Les clients choisissent entre un taux variable, réglé au marché quand le paiement est confirmé, et un taux garanti pour un montant et un temps limité.',
        'Taux, frais de service et frais de réseau sont affichés avant qu’un ordre soit passé.',
        'Paiements et adresses sont contrôlés. Ce qui est retenu par un contrôle est mis en suspens ou renvoyé, jamais gardé.',
      ],
    },
    {
      id: 'using',
      heading: 'Nom et images',
      paragraphs: [
        'Écrivez le nom comme il figure ici : {brand}. Vous pouvez montrer des images des pages publiques, prises par vous-même, si elles ne sont pas modifiées. Veuillez masquer les codes d’ordres et les adresses d’autres personnes : quiconque a le code d’un ordre peut en ouvrir la page.',
        'Nous ne commentons pas des clients ou des ordres particuliers, et ne confirmons pas si quelqu’un en a un.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      paragraphs: [
        'Dites-nous sur quoi vous écrivez, pour qui, et pour quand il vous faut une réponse. Les questions sur un ordre à vous vont plutôt à l’assistance.',
      ],
      contact: 'press',
      links: [{ text: 'À propos de {brand}', path: '/about' }],
    },
  ],
}
