import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Partenaires',
  description:
    'Les sociétés avec lesquelles {brand} travaille, telles que l’opérateur les nomme, les formes de partenariat, et comment en commencer un.',
  heading: 'Partenaires',
  lead: 'Qui travaille avec {brand}, et comment vous le pouvez.',
  sections: [
    {
      id: 'partners',
      heading: 'Qui travaille avec nous',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: 'Façons de travailler ensemble',
      points: [
        'Portefeuilles et boutiques mènent leurs clients à un échange déjà rempli, par un simple lien.',
        'Les équipes derrière une monnaie la font inscrire, pour qu’elle puisse être échangée contre toutes les autres d’ici.',
        'Plateformes et teneurs de marché fournissent des prix, ou prennent en charge les opérations par lesquelles nous rééquilibrons notre stock.',
        'Les prestataires de paiement par carte et par banque permettent d’acheter et de vendre des monnaies contre l’argent de chaque pays.',
        'Les services qui évaluent des adresses ou identifient des personnes répondent à nos questions sur des ordres isolés.',
      ],
    },
    {
      id: 'expect',
      heading: 'Ce que nous demandons à un partenaire',
      paragraphs: [
        'Un partenaire dit à ses clients que l’échange est le nôtre et les mène à nos conditions. Il ne promet aucun taux que notre estimation ne montre pas, et ne demande à personne une phrase de récupération ou une clé privée.',
        'Être nommé sur cette page n’est pas une recommandation d’une monnaie, ni une participation aux affaires de l’autre. Un lien qui mène hors d’ici mène à un site que nous n’exploitons pas.',
      ],
    },
    {
      id: 'begin',
      heading: 'Comment commencer',
      steps: [
        'Lisez la page de votre type d’activité ; elle dit ce qui existe aujourd’hui.',
        'Écrivez-nous depuis une adresse du domaine de votre société. Dites-nous ce que vous exploitez, dans quels pays, et ce que vous aimeriez construire.',
        'Nous répondons par des questions ou par une proposition. Rien n’est convenu avant d’être écrit.',
      ],
      contact: 'business',
      links: [
        { text: 'Pour les monnaies et les jetons', path: '/for-tokens' },
        { text: 'Pour les portefeuilles', path: '/for-wallets' },
        { text: 'Pour les plateformes d’échange', path: '/for-exchanges' },
        { text: 'Pour les services', path: '/for-services' },
      ],
    },
  ],
}
