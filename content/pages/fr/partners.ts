import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Partenaires',
  description:
    'Les entreprises avec lesquelles {brand} travaille, telles que l’opérateur les indique, les formes de partenariat, et comment devenir partenaire.',
  heading: 'Partenaires',
  lead: 'Qui travaille avec {brand}, et comment nous rejoindre.',
  sections: [
    {
      id: 'partners',
      heading: 'Nos partenaires',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: 'Façons de travailler ensemble',
      points: [
        'Portefeuilles et boutiques envoient leurs clients vers un formulaire d’échange déjà rempli, par un simple lien.',
        'Les équipes de cryptos et de jetons font lister leur crypto, pour qu’elle puisse être échangée ici contre toutes les autres.',
        'Plateformes et teneurs de marché fournissent des prix, ou sont la contrepartie des opérations qui rééquilibrent nos réserves.',
        'Les prestataires de paiement par carte ou virement permettent d’acheter et de vendre des cryptos dans la devise locale.',
        'Les services qui évaluent des adresses ou vérifient des identités contrôlent pour nous des ordres individuels.',
      ],
    },
    {
      id: 'expect',
      heading: 'Ce que nous attendons',
      paragraphs: [
        'Les partenaires disent à leurs clients que c’est nous qui faisons l’échange et renvoient à nos conditions. Ils ne promettent aucun taux que notre estimation ne montre pas, et ne demandent jamais de phrase de récupération ni de clé privée.',
        'Figurer sur cette page ne vaut pas recommandation d’une crypto et ne signifie pas que l’une des entreprises détient une part de l’autre. Les liens de cette page mènent à des sites que nous n’exploitons pas.',
      ],
    },
    {
      id: 'begin',
      heading: 'Devenir partenaire',
      steps: [
        'Lisez la page de votre type d’activité pour voir ce qui est disponible aujourd’hui.',
        'Écrivez-nous depuis le domaine de votre entreprise. Dites-nous ce que vous exploitez, dans quels pays, et ce que vous voulez construire.',
        'Nous répondons par des questions ou une proposition. Tout accord est écrit.',
      ],
      contact: 'business',
      links: [
        { text: 'Pour les cryptos et les jetons', path: '/for-tokens' },
        { text: 'Pour les portefeuilles', path: '/for-wallets' },
        { text: 'Pour les plateformes d’échange', path: '/for-exchanges' },
        { text: 'Pour les services', path: '/for-services' },
      ],
    },
  ],
}
