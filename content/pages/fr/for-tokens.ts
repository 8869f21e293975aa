import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Pour les monnaies et jetons : être proposé',
  description:
    'Comment une monnaie ou un jeton arrive chez {brand} : ce que l’opérateur regarde, quels faits envoyer, et ce qui se passe ensuite.',
  heading: 'Pour les monnaies et les jetons',
  lead: 'Une monnaie proposée ici peut être échangée contre toutes les autres de la liste.',
  sections: [
    {
      id: 'what',
      heading: 'Ce qu’apporte une entrée dans la liste',
      points: [
        'Une place dans la liste du formulaire d’échange, avec nom, symbole, icône et réseau.',
        'Des pages à elle en treize langues pour ses paires, avec taux en direct et limites.',
        'Des taux variables, et des taux garantis là où son marché les supporte.',
        'Un lien simple vers le formulaire avec votre monnaie déjà remplie, pour votre propre site ou portefeuille.',
      ],
    },
    {
      id: 'looked-at',
      heading: 'Ce que l’opérateur regarde',
      paragraphs: [
        'L’opérateur de {brand} décide de chaque monnaie, et en répond devant ses clients. Il doit pouvoir en fixer le prix d’après plusieurs marchés indépendants, l’acheter et la vendre, et exploiter ou joindre un nœud de son réseau. Pour un jeton, le contrat ne doit pas pouvoir geler, taxer ou reprendre des paiements au passage ; pour une monnaie, réécrire sa chaîne doit coûter assez cher.',
        'Une entrée dans la liste n’est pas une recommandation, et elle peut prendre fin : une monnaie sans prix fiables est mise en pause d’elle-même jusqu’à leur retour.',
      ],
    },
    {
      id: 'send',
      heading: 'Quoi envoyer',
      steps: [
        'Le nom et le symbole, et le réseau avec l’adresse du contrat si c’est un jeton, tels qu’ils figurent sur votre propre site.',
        'Le nombre de décimales, et si les transferts demandent un mémo ou un tag.',
        'Où elle se négocie, avec le volume des trente derniers jours sur chaque marché.',
        'L’explorateur, le code source, les rapports d’audits de sécurité, et qui peut modifier ou arrêter le contrat.',
        'Une icône en SVG, avec le droit de l’afficher.',
        'Une personne qui répond quand le réseau est mis à niveau ou s’arrête.',
      ],
      contact: 'business',
    },
    {
      id: 'after',
      heading: 'Ensuite',
      paragraphs: [
        'Un jeton sur un réseau déjà présent ici est surtout une suite de faits vérifiés. Une monnaie avec son propre réseau demande un nœud, un portefeuille et des tests, et donc plus de temps. Prévenez-nous à temps des mises à niveau : paiements et versements peuvent alors être arrêtés avant que quelque chose ne casse, et non après.',
        'Personne ici ne vend d’entrée dans la liste par messagerie. Quiconque en propose une en notre nom, contre un paiement d’avance, n’est pas de chez nous.',
      ],
      links: [
        { text: 'Les monnaies d’aujourd’hui', path: '/supported-currencies' },
        { text: 'Partenaires', path: '/partners' },
      ],
    },
  ],
}
