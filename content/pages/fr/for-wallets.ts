import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Pour les portefeuilles',
  description:
    'Comment les portefeuilles relient leurs utilisateurs à {brand} : liens qui remplissent le formulaire, liens de paiement, noms, estimations par API.',
  heading: 'Pour les portefeuilles',
  lead: 'Vos utilisateurs gardent leurs clés et paient depuis votre portefeuille. Nous envoyons l’autre crypto à leur adresse.',
  sections: [
    {
      id: 'fits',
      heading: 'Pourquoi cela fonctionne bien',
      paragraphs: [
        'Un échange ici ne nécessite pas de compte et ne conserve pas de solde. Les utilisateurs restent dans votre portefeuille pour tout ce qui touche aux clés : un paiement en part, un autre y arrive. Votre portefeuille n’a jamais à nous faire confiance pour plus d’un ordre.',
      ],
    },
    {
      id: 'today',
      heading: 'Ce que vous pouvez utiliser aujourd’hui',
      points: [
        'Des liens qui remplissent le formulaire : ajoutez from, to et amount à l’adresse de la page d’accueil, par exemple /?from=btc&to=eth&amount=0.1.',
        'Des codes QR sur les pages des ordres. Chacun est un lien de paiement standard de son réseau avec adresse, montant et mémo, que la plupart des portefeuilles savent ouvrir.',
        'Le champ d’adresse lit aussi ces liens et ces codes : vos utilisateurs peuvent donc coller ce que votre portefeuille affiche sous « recevoir ».',
        'Des noms lisibles au lieu d’adresses, si l’opérateur a configuré le service qui les résout.',
        'Si votre portefeuille a ses propres noms, nous pouvons lui envoyer une demande de paiement pour un ordre. Cela nécessite un accord avec l’opérateur.',
        'Cryptos, limites et estimations par API, décrites sur /api/openapi.json.',
      ],
    },
    {
      id: 'care',
      heading: 'Comment aider vos utilisateurs',
      steps: [
        'Gardez le mémo ou le tag visible jusqu’à l’envoi du paiement : l’oublier est le problème le plus fréquent.',
        'Au taux garanti, envoyez le montant exact. Ajoutez vos frais en plus au lieu de les déduire.',
        'Indiquez sur quel réseau se trouve un jeton, dans votre portefeuille et dans les liens.',
        'Ouvrez la page de l’ordre dans le navigateur qui a créé l’ordre : les autres navigateurs ont besoin du lien secret pour le gérer.',
      ],
    },
    {
      id: 'begin',
      heading: 'Comment commencer',
      paragraphs: [
        'Vous n’avez pas besoin de notre accord pour utiliser des liens : commencez dès maintenant. Pour aller plus loin, indiquez-nous les réseaux que votre portefeuille prend en charge, les pays de vos utilisateurs, et ce que vous voulez construire.',
      ],
      contact: 'business',
      links: [
        { text: 'Pour les développeurs', path: '/developers' },
        { text: 'Cryptos prises en charge', path: '/supported-currencies' },
      ],
    },
  ],
}
