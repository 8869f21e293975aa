import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Négocier des cryptos : bien échanger',
  description:
    'Comment échanger une monnaie contre une autre sans surprise : comparer ce qui arrive, choisir le taux, le réseau et le moment.',
  heading: 'Échanger une monnaie contre une autre',
  lead: 'Ni carnet d’ordres ni solde : deux monnaies, un montant, et ce que vous en recevez, avant de payer.',
  sections: [
    {
      id: 'compare',
      heading: 'Comparez ce qui arrive',
      paragraphs: [
        'Un taux seul dit peu de chose. Ce qui compte, c’est le montant qui atteint votre portefeuille, tous frais déduits. L’estimation ici est ce montant : frais de service et frais de réseau sont déjà déduits, et les deux sont affichés. Comparez-la avec le même chiffre ailleurs, pour le même montant et à la même minute.',
        'Les frais de réseau sont les mêmes pour les petits et les gros ordres. Un gros ordre les supporte plus facilement que dix petits.',
      ],
    },
    {
      id: 'rate',
      heading: 'Choisissez le type de taux',
      points: [
        'Variable : en général un peu plus, et il suit le marché jusqu’à ce que votre paiement soit confirmé. Bien pour les monnaies aux blocs rapides et les heures calmes.',
        'Garanti : exactement le montant affiché, pour un paiement exact en 15 ou 20 minutes. Bien quand vous devez une somme à quelqu’un, ou quand le marché est agité.',
      ],
    },
    {
      id: 'network',
      heading: 'Faites attention au réseau',
      paragraphs: [
        'Beaucoup de jetons existent sur plusieurs réseaux, et chacun d’eux est une entrée à part dans notre liste. Choisissez celui que votre portefeuille détient, et n’envoyez que sur ce réseau. Les frais d’un réseau peuvent être cent fois ceux d’un autre : si votre portefeuille accepte les deux, le moins cher vous laisse davantage.',
      ],
    },
    {
      id: 'first',
      heading: 'Avant un premier ou un gros ordre',
      steps: [
        'Essayez la paire avec un petit montant au-dessus de son minimum, pour voir si votre adresse et votre mémo sont justes.',
        'Regardez le cours de la paire dans le graphique, sous « détails » dans le formulaire.',
        'Préparez le portefeuille avant de créer un ordre au taux garanti ; son délai commence aussitôt.',
        'Envoyez exactement le montant affiché. Les frais que prend votre propre portefeuille pour l’envoi s’y ajoutent.',
        'Enregistrez le lien secret de l’ordre.',
      ],
      links: [
        { text: 'Commencer un échange', path: '/' },
        { text: 'Toutes les monnaies et leurs limites', path: '/supported-currencies' },
        { text: 'Grosses sommes', path: '/otc-desk' },
        { text: 'Le cours accéléré', path: '/crashcourse' },
      ],
    },
    {
      id: 'not',
      heading: 'Ce que ce n’est pas',
      paragraphs: [
        'Il n’y a ici ni ordres à cours limité, ni effet de levier, ni intérêts, et rien sur ce site n’est un conseil d’achat ou de vente. Les prix des monnaies baissent comme ils montent ; n’échangez que ce dont vous pourriez vous passer.',
      ],
    },
  ],
}
