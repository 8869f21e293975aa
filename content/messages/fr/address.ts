import type { English, Translated } from '../catalogue.ts'

export const address = {
  paste: 'Coller',
  pasteRefused:
    'Le navigateur ne nous a pas laissé lire le presse-papiers. Collez vous-même dans le champ.',
  scan: 'Scanner un code QR',
  scanTitle: 'Scanner un code QR',
  scanClose: 'Fermer',
  scanHint: 'Présentez le code devant la caméra, ou choisissez-en une image.',
  scanPicture: 'Choisir une image',
  scanPrivate: 'Les images sont lues dans ce navigateur et ne sont envoyées nulle part.',
  cameraView: 'Ce que voit la caméra',
  cameraUnavailable:
    'Ce navigateur ne donne pas de caméra à cette page. Choisissez une image du code.',
  cameraRefused:
    'La caméra n’a pas été autorisée. Autorisez-la dans les réglages du navigateur pour cette page, ou choisissez une image.',
  cameraMissing: 'Il n’y a pas de caméra. Choisissez une image du code.',
  cameraBusy:
    'La caméra ne répond pas ; un autre programme l’utilise peut-être. Choisissez plutôt une image.',
  noCodeInPicture:
    'Aucun code QR n’est visible sur cette image. Essayez-en une qui le montre en plus grand.',
  pictureUnreadable: 'Ce fichier n’est pas une image que le navigateur peut lire.',
  readerMissing:
    'Le lecteur de codes n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
  scanMissing: 'Le scanner n’a pas pu être chargé. Vérifiez votre connexion et réessayez.',
  checking: 'Vérification de l’adresse…',
  resolving: 'Recherche de {name}…',
  fits: 'C’est une adresse {network} valide.',
  alsoFits:
    'Valide sur {network}, et elle s’écrit de la même façon sur {networks}. Assurez-vous que c’est votre adresse {network}.',
  compare: 'Comparez-la avec votre portefeuille, groupe par groupe :',
  nameStandsFor: '<name>{alias}</name> désigne cette adresse, selon {provider} :',
  nameInAscii: 'En lettres simples : {name}',
  otherNetwork: 'Cette adresse appartient à {networks}, pas à {network}.',
  wrong: 'Ce n’est pas une adresse {network} valide.',
  unspendable:
    'Personne ne pourrait jamais déplacer des monnaies arrivées à cette adresse. Copiez la vôtre depuis votre portefeuille.',
  ours: 'C’est l’une de nos propres adresses de dépôt. Saisissez une adresse de votre portefeuille pour que les monnaies vous parviennent.',
  restricted: 'Nous ne pouvons pas envoyer à cette adresse. Utilisez-en une autre à vous.',
  badChecksum: 'Un caractère est faux : l’adresse ne correspond pas à sa propre somme de contrôle.',
  extraIdMissing: 'Saisissez le {name}, ou cochez que cette adresse n’en a pas besoin.',
  extraIdWrong: 'Ce n’est pas un {name} que {network} accepte.',
  extraIdConflict: 'L’adresse contient déjà un {name}, et celui-ci en est un autre.',
  extraIdHint:
    'Les plateformes d’échange le donnent avec l’adresse. Les portefeuilles privés n’en ont pas.',
  extraIdFilled: 'Ce {name} est venu avec l’adresse.',
  extraIdWarningTitle: 'Est-ce une adresse sur une plateforme d’échange ? Alors elle a un {name}.',
  extraIdWarning:
    'Sans le bon {name}, les monnaies arrivent à la plateforme mais pas sur votre compte, et personne ne peut les renvoyer pour vous.',
  noExtraId: 'Cette adresse n’a pas besoin de {name}',
  uriOtherCoin: 'Cette demande de paiement n’est pas pour {ticker} sur {network}.',
  uriUnsupported:
    'Cette demande de paiement veut quelque chose que nous ne savons pas faire. Saisissez l’adresse seule.',
  uriMalformed: 'Cette demande de paiement est illisible. Saisissez l’adresse seule.',
  uriAmount: 'La demande de paiement porte sur {amount} {ticker}.',
  uriUseAmount: 'Recevoir {amount} {ticker}',
  earlier: 'Déjà utilisées dans ce navigateur',
  earlierForget: 'Oublier {address}',
  earlierExtraId: '{name} : {extraId}',
  earlierOwn: 'Déjà utilisées',
  earlierName: 'Nommer {address}',
  nameLabel: 'Nom de {address}',
  nameHint: 'Personne d’autre ne le voit. Laissez vide pour n’en donner aucun.',
  nameSave: 'Enregistrer le nom',
  nameCancel: 'Annuler',
  keep: 'Retenir les adresses dans ce navigateur',
  keepHint:
    'Elles restent sur cet appareil seulement, une fois un ordre créé. Désactiver cette option les efface.',
  providerEns: 'ENS',
  providerUnstoppable: 'Unstoppable Domains',
  providerSandbox: 'le monde d’essai',
} as const satisfies Translated<English['address']>
