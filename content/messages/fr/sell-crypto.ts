import type { English, Translated } from '../catalogue.ts'

export const sellCrypto = {
  metaTitle: 'Vendre des cryptos contre de l’argent · {brand}',
  metaDescription:
    'Comparez ce que des prestataires paient pour vos monnaies, tous frais déduits, et recevez l’argent à votre banque. Aucun compte n’est nécessaire ici.',
  title: 'Vendre des cryptos contre de l’argent à votre banque',
  lead: 'Plusieurs prestataires sont interrogés à la fois. Vous voyez ce que chacun paierait, tous frais déduits, et vendez à celui que vous choisissez.',
  howTitle: 'Comment se passe la vente',
  compareTitle: 'Comparez',
  compareText:
    'Dites quelle monnaie, combien, et où est votre banque. Les offres arrivent à mesure que les prestataires répondent, et celle qui vous donne le plus est signalée.',
  addressTitle: 'Donnez une adresse pour le retour',
  addressText:
    'Si une vente ne peut pas avoir lieu, le prestataire y renvoie les monnaies. L’adresse est d’abord vérifiée.',
  sendTitle: 'Envoyez les monnaies',
  sendText:
    'Sur la page du prestataire, vous dites où l’argent doit aller. Ensuite, votre ordre affiche ici l’adresse où vont les monnaies.',
  paidTitle: 'Recevez l’argent',
  paidText:
    'Le prestataire paie dès qu’il a les monnaies. La page de l’ordre montre où il en est ; la durée du virement dépend de votre banque.',
  questionsTitle: 'Questions avant de vendre',
  whoQuestion: 'Qui achète mes monnaies ?',
  whoAnswer:
    'Le prestataire que vous choisissez. Vos monnaies et vos coordonnées bancaires ne vont qu’à lui ; ce site ne détient jamais ni les unes ni les autres.',
  costQuestion: 'Combien cela coûte-t-il ?',
  costAnswer:
    'Chaque offre montre ce qui reste après les frais du prestataire. Votre portefeuille paie le réseau pour l’envoi des monnaies. Ce site n’ajoute rien au prix.',
  papersQuestion: 'Dois-je dire qui je suis ?',
  papersAnswer:
    'Pas ici. Le prestataire verse de l’argent à une banque : il peut donc demander votre nom ou des documents sur sa propre page.',
  priceQuestion: 'Le prix est-il certain ?',
  priceAnswer:
    'Une offre est ce que le prestataire indique à cet instant. Il confirme le prix sur sa propre page, avant que vous n’envoyiez quoi que ce soit.',
} as const satisfies Translated<English['sellCrypto']>
