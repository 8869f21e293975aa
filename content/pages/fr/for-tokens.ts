import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Lister votre crypto ou votre jeton',
  description:
    'Comment lister une crypto ou un jeton chez {brand} : ce que l’opérateur vérifie, quoi envoyer, et ce qui suit un listing.',
  heading: 'Pour les cryptos et les jetons',
  lead: 'Une crypto listée ici peut être échangée contre toutes les autres de la liste.',
  sections: [
    {
      id: 'what',
      heading: 'Ce que vous obtenez',
      points: [
        'Une place dans la liste des cryptos du formulaire d’échange, avec nom, symbole, icône et réseau.',
        'Des pages pour chacune de ses paires en treize langues, avec taux en direct et limites.',
        'Des taux variables, et des taux garantis si son marché est assez liquide.',
        'Un lien vers le formulaire prérempli avec votre crypto, pour votre site ou votre portefeuille.',
      ],
    },
    {
      id: 'looked-at',
      heading: 'Ce que l’opérateur vérifie',
      paragraphs: [
        'L’opérateur de {brand} décide pour chaque crypto et en est responsable devant les clients. Il faut un prix fiable provenant de plusieurs marchés indépendants, assez de liquidité pour acheter et vendre, et un nœud de son réseau à exploiter ou à joindre. Le contrat d’un jeton ne doit pas pouvoir geler, taxer ou annuler des paiements en cours. La blockchain d’une crypto doit être trop coûteuse à réécrire.',
        'Un listing n’est pas une recommandation, et il peut prendre fin. Une crypto sans prix fiables est suspendue automatiquement jusqu’à leur retour.',
      ],
    },
    {
      id: 'send',
      heading: 'Ce qu’il faut nous envoyer',
      steps: [
        'Le nom, le symbole et le réseau, plus l’adresse du contrat s’il s’agit d’un jeton, tels qu’ils figurent sur votre propre site.',
        'Le nombre de décimales, et si les transferts nécessitent un mémo ou un tag.',
        'Où elle se négocie, avec le volume des 30 derniers jours sur chaque marché.',
        'Explorateur de blocs, code source, audits de sécurité, et qui peut modifier ou arrêter le contrat.',
        'Une icône en SVG, avec l’autorisation de l’utiliser.',
        'Un interlocuteur pour les mises à niveau et les pannes du réseau.',
      ],
      contact: 'business',
    },
    {
      id: 'after',
      heading: 'Ensuite',
      paragraphs: [
        'Pour un jeton sur un réseau que nous prenons déjà en charge, il s’agit surtout de vérifier ses informations. Une crypto avec son propre réseau nécessite un nœud, un portefeuille et des tests : cela prend donc plus de temps. Prévenez-nous tôt des mises à niveau, pour que nous puissions suspendre dépôts et versements avant un incident.',
        'Nous ne vendons jamais de listings par messagerie. Toute personne qui en propose un en notre nom contre un paiement d’avance ne vient pas de chez nous.',
      ],
      links: [
        { text: 'Cryptos prises en charge', path: '/supported-currencies' },
        { text: 'Partenaires', path: '/partners' },
      ],
    },
  ],
}
