import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Pour les portefeuilles',
  description:
    'Comment un portefeuille mène ses utilisateurs à un échange chez {brand} : liens qui remplissent le formulaire, noms, estimations par API.',
  heading: 'Pour les portefeuilles',
  lead: 'Vos utilisateurs gardent leurs clés et paient depuis votre portefeuille ; nous envoyons l’autre monnaie à une adresse à eux.',
  sections: [
    {
      id: 'fits',
      heading: 'Pourquoi cela va ensemble',
      paragraphs: [
        'Un échange ici ne demande pas de compte et ne garde pas de solde. L’utilisateur reste dans votre portefeuille pour tout ce qui touche aux clés : il en envoie un paiement et en reçoit un autre. Votre portefeuille n’a jamais à nous faire confiance pour plus d’un ordre.',
      ],
    },
    {
      id: 'today',
      heading: 'Ce qui fonctionne aujourd’hui',
      points: [
        'Un lien remplit le formulaire : ajoutez from, to et amount à l’adresse de la page d’accueil, par exemple /?from=btc&to=eth&amount=0.1.',
        'La page d’un ordre montre un code à scanner. C’est un lien de paiement propre à la chaîne avec adresse, montant et mémo, que la plupart des portefeuilles savent ouvrir.',
        'Le champ d’adresse lit aussi de tels liens et codes : vos utilisateurs peuvent coller ce que votre portefeuille montre sous « recevoir ».',
        'Des noms lisibles peuvent remplacer les adresses, là où l’opérateur a installé le service qui les connaît.',
        'Un portefeuille qui a ses propres noms peut recevoir la demande de montrer à son utilisateur le paiement d’un ordre ; cela demande un accord avec l’opérateur.',
        'Monnaies, limites et estimations peuvent être lues par des machines ; les appels sont décrits sur /api/openapi.json.',
      ],
    },
    {
      id: 'care',
      heading: 'Un soin dont les utilisateurs vous sauront gré',
      steps: [
        'Gardez le mémo ou le tag visible jusqu’à ce que le paiement soit envoyé : un oubli est le problème le plus fréquent.',
        'Envoyez le montant exact au taux garanti, vos frais en plus et non déduits.',
        'Dites sur quel réseau est un jeton, dans votre portefeuille et dans les liens.',
        'Ouvrez la page de l’ordre dans le navigateur qui l’a passé : c’est ce navigateur qui en est le détenteur.',
      ],
    },
    {
      id: 'begin',
      heading: 'Comment commencer',
      paragraphs: [
        'Les liens ne demandent l’accord de personne : utilisez-les dès maintenant. Pour tout ce qui va plus loin, écrivez-nous en indiquant les réseaux que connaît votre portefeuille, les pays de vos utilisateurs, et ce que vous avez en tête.',
      ],
      contact: 'business',
      links: [
        { text: 'Pour les développeurs', path: '/developers' },
        { text: 'Les monnaies d’aujourd’hui', path: '/supported-currencies' },
      ],
    },
  ],
}
