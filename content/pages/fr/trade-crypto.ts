import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Comment trader des cryptos',
  description:
    'Comment échanger une crypto contre une autre sans surprise : comparer les montants finaux et choisir le bon taux, le bon réseau et le bon moment.',
  heading: 'Comment trader des cryptos',
  lead: 'Ni carnet d’ordres ni solde : choisissez deux cryptos et un montant, et voyez ce que vous recevez avant de payer.',
  sections: [
    {
      id: 'compare',
      heading: 'Comparez le montant final',
      paragraphs: [
        'Un taux seul ne dit pas grand-chose. Ce qui compte, c’est le montant que vous recevez après tous les frais. Notre estimation montre exactement cela : elle tient déjà compte des frais d’échange et des frais de réseau, et détaille les deux. Comparez-la au montant final ailleurs, pour le même montant au même moment.',
        'Les frais de réseau sont les mêmes pour les petits et les gros ordres : un gros ordre coûte donc moins cher que dix petits.',
      ],
    },
    {
      id: 'rate',
      heading: 'Choisissez le type de taux',
      points: [
        'Variable : donne en général un peu plus, et suit le marché jusqu’à la confirmation de votre paiement. Convient aux cryptos aux blocs rapides et aux marchés calmes.',
        'Garanti : donne exactement le montant affiché si vous payez le montant exact dans les 15 ou 20 minutes. Convient si vous avez besoin d’un montant exact, ou sur un marché volatil.',
      ],
    },
    {
      id: 'network',
      heading: 'Vérifiez le réseau',
      paragraphs: [
        'Beaucoup de jetons existent sur plusieurs réseaux, et chacun figure séparément dans notre liste. Choisissez celui que votre portefeuille prend en charge, et n’envoyez que sur ce réseau. Un réseau peut coûter cent fois plus cher qu’un autre. Si votre portefeuille prend en charge les deux, le moins cher vous laisse davantage.',
      ],
    },
    {
      id: 'first',
      heading: 'Avant un premier ordre ou un gros ordre',
      steps: [
        'Essayez la paire avec un petit montant au-dessus du minimum, pour vérifier que votre adresse et votre mémo sont corrects.',
        'Consultez le graphique du cours de la paire sous « détails » dans le formulaire.',
        'Préparez votre portefeuille avant de créer un ordre au taux garanti : le compte à rebours commence immédiatement.',
        'Envoyez exactement le montant affiché. Votre portefeuille y ajoute ses propres frais de réseau.',
        'Enregistrez le lien secret de l’ordre.',
      ],
      links: [
        { text: 'Commencer un échange', path: '/' },
        { text: 'Toutes les cryptos et leurs limites', path: '/supported-currencies' },
        { text: 'Grosses opérations', path: '/otc-desk' },
        { text: 'Le cours accéléré', path: '/crashcourse' },
      ],
    },
    {
      id: 'not',
      heading: 'Ce que nous ne proposons pas',
      paragraphs: [
        'Nous ne proposons ni ordres à cours limité, ni effet de levier, ni intérêts, et rien sur ce site n’est un conseil d’achat ou de vente. Les prix des cryptos peuvent baisser comme monter. N’échangez que ce que vous pouvez vous permettre de perdre.',
      ],
    },
  ],
}
