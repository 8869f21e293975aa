import type { English, Translated } from '../catalogue.ts'

export const desk = {
  title: 'À vous de choisir',
  held: 'Arrivé et en sûreté',
  expected: 'Attendu',
  differsLess: 'Vous avez envoyé {amount} {ticker} de moins que prévu.',
  differsMore: 'Vous avez envoyé {amount} {ticker} de plus que prévu.',
  again: 'Un paiement est arrivé après le versement de cet ordre.',
  exchangeTitle: 'Échanger maintenant',
  exchangeText:
    'Nous échangeons vos {amountFrom} {from} et versons exactement {amountTo} {to} à votre adresse.',
  exchangeAccept: 'Obtenir {amountTo} {to}',
  exchangeUnavailable:
    'Il n’y a pas de prix pour l’échanger en ce moment. Cette page redemande d’elle-même.',
  offerRate: 'Taux avant frais',
  offerFee: 'Frais d’échange',
  offerNetworkFee: 'Frais de réseau',
  offerGet: 'Vous recevez',
  offerValid: 'Offre valable encore',
  offerNew: 'Nouvelle offre : vous recevez {amountTo} {to}.',
  topUpTitle: 'Envoyer le reste',
  topUpPromise:
    'Envoyez à temps {amount} {from} de plus à la même adresse, et vous recevez les {amountTo} {to} garantis.',
  topUpExact:
    'Envoyez {amount} {from} de plus à la même adresse, et le tout est échangé au taux de ce moment-là.',
  topUpLeast:
    'Envoyez {amount} {from} de plus à la même adresse pour atteindre le montant prévu ; à partir de {least} {from} de plus, le tout est échangé au taux de ce moment-là.',
  topUpQr: 'Code QR pour envoyer le reste de {amount} {ticker}',
  topUpTime: 'Temps restant',
  refundTitle: 'Récupérer vos monnaies',
  refundText:
    'Nous renvoyons {amountTo} {ticker} : ce qui est arrivé, moins {networkFee} {ticker} de frais de réseau.',
  refundButton: 'Renvoyer {amountTo} {ticker}',
  refundTooSmall:
    'Le renvoi coûte {networkFee} {ticker}, plus que ce qui est arrivé. Cette somme reste inscrite pour cet ordre et compte dès qu’il en arrive davantage.',
  refundAddress: 'Adresse pour le remboursement',
  refundTo: 'À votre adresse de remboursement',
  refundElsewhere: 'L’envoyer à une autre adresse',
  chosenExchange:
    'Vous avez choisi l’échange. Le versement est en préparation ; vous n’avez plus rien à faire.',
  chosenRefund:
    'Vous avez choisi le remboursement. Il est en préparation ; vous n’avez plus rien à faire.',
  strayTitle: 'Une autre monnaie est arrivée à cette adresse',
  strayText:
    'Cet ordre est pour {ticker}. Ce qui figure ici est une autre monnaie : elle n’est ni perdue ni échangée. Elle est mise de côté jusqu’à ce que l’opérateur l’ait examinée.',
  strayAsk:
    'Écrivez à {support} en indiquant le code de l’ordre et l’identifiant de la transaction.',
  keepTitle: 'Gardez le chemin du retour',
  keepText:
    'Ce navigateur détient l’ordre. Pour en décider depuis un autre, gardez le lien secret ou le fichier de récupération. Qui possède l’un des deux peut décider à votre place : ne les montrez à personne.',
  secretLink: 'Copier le lien secret',
  secretLinkCopied: 'Le lien secret est copié',
  secretLinkShown:
    'Votre lien secret. Copiez-le vous-même : ce navigateur ne nous a pas laissé le faire.',
  recoveryFile: 'Télécharger le fichier de récupération',
  recoveryByAccount:
    'Cet ordre appartient à votre compte : connectez-vous dans n’importe quel navigateur et vous le retrouvez parmi vos ordres. Son secret n’est que dans le navigateur qui l’a créé.',
  linkedServices:
    'Connectez-vous avec {services} sur n’importe quel appareil pour voir les ordres de votre compte.',
  recoveryFailed: 'Le secret n’a pas pu être lu. {reason}',
  recoveryAbout:
    'Fichier de récupération d’un ordre d’échange. Ouvrez le lien, ou choisissez ce fichier sur la page de l’historique, pour décider de l’ordre depuis un autre navigateur. Qui le possède peut décider à votre place.',
  secretWorked: 'Ce navigateur détient maintenant l’ordre, lui aussi.',
  secretWrong: 'Le secret de ce lien n’est pas celui de l’ordre. Vous le voyez en visiteur.',
  changeTitle: 'Modifier ce qui peut encore l’être',
  emailLabel: 'E-mail pour les nouvelles de cet ordre',
  emailSet:
    'Les e-mails vont à l’adresse que vous avez laissée. Saisissez-en une autre, ou laissez vide pour ne plus en recevoir.',
  emailUnset: 'Aucun e-mail n’est envoyé. Laissez une adresse pour apprendre quand l’état change.',
  emailSave: 'Enregistrer l’e-mail',
  emailSaved: 'Enregistré. Les e-mails sur cet ordre vont à cette adresse.',
  emailStopped: 'Enregistré. Plus aucun e-mail sur cet ordre n’est envoyé.',
  refundSaved: 'Enregistré. Un remboursement irait à cette adresse.',
  extraIdLabel: '{name} de votre adresse de versement',
  extraIdHint: 'Laissez vide si votre adresse n’en a pas besoin.',
  extraIdSave: 'Enregistrer le {name}',
  extraIdSaved: 'Enregistré. Le versement le portera.',
  proofTitle: 'Montrez que c’est bien vous',
  proofText:
    'Votre connexion date de plus de dix minutes. Nous demandons encore une fois, pour que personne d’autre ne modifie cet ordre sur votre écran ouvert.',
  proofPassword: 'Votre mot de passe',
  proofPasswordWrong: 'Ce mot de passe est faux.',
  proofCode: 'Code de votre application d’authentification',
  proofCodeHint: 'Six chiffres, ou l’un de vos codes de récupération.',
  proofCodeWrong: 'Ce code est faux, ou a déjà servi.',
  proofSend: 'Continuer',
  proofPasskeyText: 'Votre compte n’a pas de mot de passe. Utilisez une de ses clés d’accès.',
  proofPasskey: 'Utiliser une clé d’accès',
  proofPasskeyFailed: 'La clé d’accès n’a pas été acceptée. Réessayez.',
  proofSignIn:
    'Votre compte n’a pas de mot de passe. Déconnectez-vous, reconnectez-vous et revenez à cet ordre.',
  proofFailed: 'La vérification n’a pas pu se faire. Réessayez dans un instant.',
  notify: 'Me prévenir quand il est terminé',
  notifyOn: 'Vous recevrez une notification tant que cette page reste ouverte.',
  notifyRefused: 'Votre navigateur n’autorise pas les notifications de cette page.',
  feedbackTitle: 'Comment était-ce ?',
  feedbackRate: 'Votre note',
  feedbackStars: {
    one: '{count} étoile sur 5',
    many: '{count} étoiles sur 5',
    other: '{count} étoiles sur 5',
  },
  feedbackTags: 'Qu’avez-vous remarqué ?',
  tagFast: 'rapide',
  tagGoodRate: 'bon taux',
  tagEasy: 'facile',
  tagClear: 'clair',
  tagSlow: 'lent',
  tagDear: 'trop cher',
  tagConfusing: 'déroutant',
  feedbackComment: 'Autre chose à dire ?',
  feedbackCommentHint: 'L’opérateur le lit. N’y mettez ni noms ni adresses.',
  feedbackSend: 'Envoyer votre note',
  feedbackThanks: 'Merci. L’opérateur lit chaque avis.',
} as const satisfies Translated<English['desk']>
