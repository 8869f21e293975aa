import type { English, Translated } from '../catalogue.ts'

export const buying = {
  landingTitle: 'Acheter des cryptos par carte ou virement',
  landingLead:
    'Plusieurs prestataires sont interrogés à la fois. Vous voyez ce qui arrive après tous les frais et payez sur la page de celui que vous choisissez.',
  landingDescription:
    'Comparez ce que plusieurs prestataires vous envoient pour votre argent, tous frais déduits, et achetez chez celui de votre choix. Sans compte ici.',
  pairTitle: 'Acheter {coin} avec {fiat}',
  pairLead: 'Ce que les prestataires vous enverraient pour {amount} {fiat}, tous frais déduits.',
  pairDescription:
    'Combien de {ticker} pour {amount} {fiat} maintenant, chez plusieurs prestataires, tous frais déduits. Les monnaies arrivent dans votre portefeuille.',
  placeTitle: 'Acheter {coin} avec {fiat} : {place}',
  placeDescription:
    'Quels prestataires vendent {ticker} contre {fiat}, et combien pour {amount} {fiat} chez chacun maintenant, tous frais déduits. Pays : {place}.',
  offersTitle: '{amount} {fiat} en {ticker}',
  offersPlace: 'Offres du moment pour : {place}',
  noOffers: 'Aucun prestataire ne fait d’offre pour cela en ce moment.',
  change: 'Changer le montant, la monnaie ou le pays',
  howTitle: 'Comment ça marche',
  compareTitle: 'Comparez',
  compareText:
    'Indiquez le montant, la monnaie et votre pays. Les offres arrivent dès que les prestataires répondent, et celle qui vous donne le plus est signalée.',
  addressTitle: 'Donnez votre adresse',
  addressText: 'Le prestataire y envoie les monnaies. L’adresse est vérifiée avant tout paiement.',
  payTitle: 'Payez le prestataire',
  payText: 'Vous payez sur sa propre page et revenez ici. La page de l’ordre montre où il en est.',
  questionsTitle: 'Questions avant l’achat',
  whoQuestion: 'Qui me vend les monnaies ?',
  whoAnswer:
    'Le prestataire que vous choisissez. Ce site en interroge plusieurs à la fois et montre ce que chacun donnerait. Votre paiement et vos documents vont au seul prestataire.',
  costQuestion: 'Combien cela coûte-t-il ?',
  costAnswer:
    'Chaque offre montre ce qui reste après les frais du prestataire, et ces frais s’il les indique. Ce site n’ajoute rien au prix.',
  accountQuestion: 'Ai-je besoin d’un compte ?',
  accountAnswer:
    'Pas ici. Le prestataire peut demander un e-mail, votre nom ou des documents ; chaque offre le dit avant votre choix.',
  walletQuestion: 'Où vont les monnaies ?',
  walletAnswer:
    'Directement à l’adresse de votre propre portefeuille. Ce site ne les détient jamais.',
  declinedQuestion: 'Et si mon paiement est refusé ?',
  declinedAnswer:
    'Alors rien n’est acheté, et la page de l’ordre le dit. Vous pouvez choisir un autre prestataire. L’argent débité est rendu par le prestataire.',
  courseTitle: '{coin} en dollars américains : le dernier jour',
  coinsTitle: 'Acheter d’autres monnaies avec {fiat}',
  fiatsTitle: 'Acheter {coin} avec une autre devise',
  countriesTitle: 'Acheter {coin} dans ces pays',
} as const satisfies Translated<English['buying']>
