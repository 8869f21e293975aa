import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Comment se passe un échange',
  description:
    'De l’estimation au versement : chaque étape d’un ordre chez {brand}, sa durée, et ce qui se passe si un paiement diffère.',
  heading: 'Comment se passe un échange',
  lead: 'Un ordre, c’est un paiement qui entre et un versement qui sort. Voici ce qui se passe entre les deux.',
  sections: [
    {
      id: 'steps',
      heading: 'Cinq étapes',
      steps: [
        'Choisissez deux cryptos et un montant. L’estimation montre le taux, les frais d’échange, les frais de réseau et ce que vous recevez.',
        'Saisissez l’adresse qui recevra vos nouvelles cryptos. Collez-la ou scannez son code, et ajoutez le mémo ou le tag si votre portefeuille en affiche un. Le taux garanti nécessite aussi une adresse de remboursement.',
        'Vérifiez tout et créez l’ordre. Vous obtenez une adresse de dépôt, un montant exact et, pour certaines cryptos, un mémo.',
        'Payez depuis votre propre portefeuille. Nous détectons le paiement en quelques instants et le traitons après le nombre de confirmations indiqué sur la page.',
        'Nous envoyons les cryptos choisies à votre adresse. L’ordre est terminé quand ce versement est confirmé sur son réseau.',
      ],
    },
    {
      id: 'rates',
      heading: 'Taux variable ou garanti',
      paragraphs: [
        'Au taux variable, le montant est fixé au taux du marché quand votre paiement est confirmé. Il peut être légèrement supérieur ou inférieur à l’estimation. Vous avez 36 heures pour payer.',
        'Au taux garanti, vous recevez exactement le montant affiché si nous détectons le paiement exact à temps et si le réseau le confirme avant l’heure limite indiquée sur la page de l’ordre. Vous avez 15 ou 20 minutes pour payer, selon la crypto. En contrepartie, le spread est légèrement plus élevé.',
      ],
    },
    {
      id: 'time',
      heading: 'Combien de temps cela prend',
      paragraphs: [
        'L’attente des confirmations prend presque tout le temps. Les cryptos aux blocs rapides prennent une minute ou deux, Bitcoin souvent une demi-heure. Les paiements de plus de 25 000 dollars américains nécessitent deux fois plus de confirmations, et au-delà de 150 000 trois fois plus.',
      ],
    },
    {
      id: 'differs',
      heading: 'Si un paiement diffère',
      points: [
        'Trop ou trop peu au taux variable : nous échangeons le montant reçu s’il est dans les limites.',
        'Un autre montant, ou un paiement trop tardif, au taux garanti : l’ordre attend, et vous choisissez entre le taux actuel et un remboursement.',
        'En dessous du minimum : envoyez le reste à la même adresse, ou faites-vous rembourser.',
        'Un remboursement, c’est tout ce que nous avons reçu, moins une fois les frais de réseau. Il n’y a pas de frais d’échange.',
      ],
    },
    {
      id: 'keep',
      heading: 'Conservez l’accès à votre ordre',
      paragraphs: [
        'Le navigateur qui a créé un ordre peut le gérer. Enregistrez aussi le lien secret ou le fichier de récupération : ils permettent à un autre navigateur de le gérer aussi. Si vous avez un compte, vous retrouvez aussi l’ordre dans votre liste.',
      ],
      links: [
        { text: 'Commencer un échange', path: '/' },
        { text: 'Vos ordres', path: '/history' },
        { text: 'Questions et réponses', path: '/faq' },
      ],
    },
  ],
}
