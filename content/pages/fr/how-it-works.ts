import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Comment se passe un échange',
  description:
    'De l’estimation au versement : chaque étape d’un ordre chez {brand}, sa durée, et ce qui se passe si un paiement diffère.',
  heading: 'Comment se passe un échange',
  lead: 'Un ordre, c’est un paiement qui entre et un paiement qui sort. Voici ce qui se passe entre les deux.',
  sections: [
    {
      id: 'steps',
      heading: 'Cinq étapes',
      steps: [
        'Choisissez deux monnaies et un montant. L’estimation montre le taux, les frais de service, les frais de réseau et ce que vous recevez.',
        'Donnez l’adresse qui doit recevoir les nouvelles monnaies. Collez-la, scannez son code, et ajoutez le mémo ou le tag si votre portefeuille en indique un. Au taux garanti, il faut aussi une adresse de remboursement.',
        'Vérifiez tout et créez l’ordre. On vous montre une adresse, un montant exact et, pour certaines monnaies, un mémo.',
        'Payez depuis votre propre portefeuille. Le paiement est détecté en quelques instants et compte après un nombre de confirmations que la page indique avant que vous payiez.',
        'Les monnaies choisies sont envoyées à votre adresse. L’ordre est terminé quand ce versement est confirmé sur sa propre chaîne.',
      ],
    },
    {
      id: 'rates',
      heading: 'Variable ou garanti',
      paragraphs: [
        'Au taux variable, le montant est réglé au marché du moment où votre paiement est confirmé. Il peut être un peu plus élevé ou plus bas que l’estimation. L’ordre peut être payé pendant 36 heures.',
        'Au taux garanti, vous recevez exactement le montant affiché, si la somme exacte est détectée dans le délai de paiement et confirmée avant l’heure indiquée sur la page de l’ordre. Le délai de paiement est de 15 ou 20 minutes, selon la monnaie. Cette promesse coûte un écart un peu plus grand.',
      ],
    },
    {
      id: 'time',
      heading: 'Combien de temps cela prend',
      paragraphs: [
        'Presque tout le temps passe à attendre les confirmations. Une monnaie aux blocs rapides prend une minute ou deux, le bitcoin souvent une demi-heure. Les paiements de plus de 25 000 dollars américains attendent deux fois plus de confirmations, au-delà de 150 000 trois fois plus.',
      ],
    },
    {
      id: 'differs',
      heading: 'Quand un paiement diffère',
      points: [
        'Trop ou trop peu au taux variable : ce qui est arrivé est échangé, tant que c’est dans les limites.',
        'Un autre montant ou trop tard au taux garanti : l’ordre attend, et vous choisissez entre le taux du moment et un remboursement.',
        'En dessous du minimum : envoyez le reste à la même adresse, ou faites-vous rembourser.',
        'Un remboursement, c’est tout ce qui est arrivé, moins des frais de réseau une seule fois. Aucuns frais de service ne sont pris.',
      ],
    },
    {
      id: 'keep',
      heading: 'Gardez le chemin vers votre ordre',
      paragraphs: [
        'Le navigateur qui a passé un ordre en est le détenteur et peut décider pour lui. Enregistrez aussi le lien secret ou le fichier de récupération : ils font d’un autre navigateur le détenteur. Avec un compte, l’ordre est dans votre liste.',
      ],
      links: [
        { text: 'Commencer un échange', path: '/' },
        { text: 'Vos ordres', path: '/history' },
        { text: 'Questions et réponses', path: '/faq' },
      ],
    },
  ],
}
