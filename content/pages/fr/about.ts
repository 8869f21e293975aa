import type { Article } from '../article.ts'

export const article: Article = {
  title: 'À propos de ce service d’échange',
  description:
    'Ce qu’est {brand}, comment vos monnaies y sont traitées, ce qu’il ne fait jamais, et qui se tient derrière, pour autant que ce soit publié.',
  heading: 'À propos de {brand}',
  lead: '{brand} échange une monnaie contre une autre : vous payez la première, la seconde est envoyée à une adresse à vous.',
  sections: [
    {
      id: 'what-it-is',
      heading: 'Ce qu’est {brand}',
      paragraphs: [
        '{brand} est un service d’échange instantané. Il n’y a ni solde à alimenter ni écran de marché à apprendre. Un ordre, c’est un paiement qui entre et un paiement qui sort, chacun sur sa propre chaîne de blocs, où tout le monde peut le vérifier.',
        'Un compte n’est pas nécessaire. Qui en veut un peut l’avoir : les ordres sont alors réunis en un seul endroit sur tous les appareils, et les adresses peuvent être gardées sous des noms.',
        'Le site parle treize langues. Chacune est écrite avec les termes de ce métier, et une page a la même adresse dans chacune d’elles, à l’exception des deux lettres de la langue.',
      ],
    },
    {
      id: 'principles',
      heading: 'Nos principes',
      points: [
        'Tout avant que vous payiez. L’estimation indique le taux, les frais de service et les frais de réseau. Rien ne s’y ajoute ensuite.',
        'Un taux garanti est une promesse. Si vous payez le montant exact à temps, vous recevez le montant affiché, même si le marché a baissé entre-temps.',
        'Rien n’est perdu. Un paiement qui arrive en retard, deux fois ou d’un autre montant est noté et affiché avec son ordre. Vous choisissez ce qu’il devient.',
        'Les comptes sont contrôlés. Chaque mouvement est inscrit deux fois dans un grand livre, et un programme le compare en permanence avec les chaînes. Là où ils diffèrent, la monnaie concernée est arrêtée jusqu’à ce qu’une personne ait regardé.',
        'On garde peu de vous. Pas de nom, pas de photo, et une adresse e-mail seulement là où vous en avez donné une.',
      ],
    },
    {
      id: 'software',
      heading: 'Le logiciel derrière',
      paragraphs: [
        'Le service fonctionne avec Causeway, un logiciel qu’un opérateur installe sur ses propres serveurs, avec ses propres nœuds et ses propres clés. Il est fourni avec son code source sous licence MIT. Son comportement quand des paiements sont trop faibles, trop tardifs ou repris par une chaîne fait partie de sa documentation et de ses tests.',
      ],
    },
    {
      id: 'company',
      heading: 'La société',
      facts: 'company',
    },
    {
      id: 'people',
      heading: 'Les personnes',
      facts: 'people',
    },
    {
      id: 'contact',
      heading: 'Nous écrire',
      paragraphs: [
        'Pour une question sur un ordre, indiquez son code. Il se trouve en haut de la page de l’ordre et dans chaque e-mail à son sujet.',
      ],
      contact: 'support',
      links: [
        { text: 'Comment se passe un échange', path: '/how-it-works' },
        { text: 'Questions et réponses', path: '/faq' },
      ],
    },
  ],
}
