import type { English, Translated } from '../catalogue.ts'

export const mobileapp = {
  metaTitle: 'L’échange sur votre téléphone · {brand}',
  metaDescription:
    'Comment placer le service d’échange sur l’écran d’accueil d’un téléphone Android, d’un iPhone ou d’un iPad, et ce qu’il y permet.',
  title: 'L’échange sur votre téléphone',
  lead: 'Placez ce site sur votre écran d’accueil, et il s’ouvre comme une application. C’est le même service : tous les frais affichés d’abord, et aucun compte nécessaire.',
  picture: 'Dessin d’un téléphone qui montre le formulaire d’échange',
  androidTitle: 'Sur Android',
  androidOpen: 'Ouvrez ce site dans Chrome.',
  androidMenu: 'Appuyez sur les trois points en haut.',
  androidAdd:
    'Choisissez « Ajouter à l’écran d’accueil » ou « Installer l’application », et confirmez.',
  iosTitle: 'Sur iPhone et iPad',
  iosOpen: 'Ouvrez ce site dans Safari.',
  iosShare: 'Appuyez sur le bouton de partage, le carré avec une flèche.',
  iosAdd: 'Choisissez « Sur l’écran d’accueil », et confirmez.',
  canTitle: 'Ce qu’il permet sur un téléphone',
  canExchangeTitle: 'Échanger d’une main',
  canExchangeText:
    'Le clavier numérique s’ouvre pour les montants, et la liste des monnaies remplit l’écran.',
  canScanTitle: 'Scanner une adresse',
  canScanText: 'L’appareil photo lit le code QR de votre portefeuille : rien à saisir.',
  canFollowTitle: 'Suivre un ordre',
  canFollowText:
    'La page d’un ordre se met à jour d’elle-même, du paiement détecté aux monnaies envoyées.',
  canPasskeyTitle: 'Se connecter avec le doigt ou le visage',
  canPasskeyText:
    'Si vous avez un compte, une clé d’accès de votre téléphone remplace le mot de passe.',
  storesTitle: 'Depuis une boutique',
  storesText: 'L’opérateur de ce service d’échange propose aussi ses propres applications.',
  storeIos: 'App Store',
  storeAndroid: 'Google Play',
  safeTitle: 'Assurez-vous que c’est bien ce site',
  safeText:
    'Regardez l’adresse avant de l’ajouter : {host}. Une application au nom semblable venue d’ailleurs n’est peut-être pas la nôtre, et personne ici ne demande jamais les mots secrets de votre portefeuille.',
  start: 'Ouvrir l’échange',
} as const satisfies Translated<English['mobileapp']>
