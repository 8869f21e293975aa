import type { English, Translated } from '../catalogue.ts'

export const auth = {
  titleLogIn: 'Se connecter',
  titleSignUp: 'S’inscrire',
  titlePassword: 'Votre mot de passe',
  titleCode: 'Code à deux facteurs',
  titleRecover: 'Récupérer votre mot de passe',
  titleCheckEmail: 'Consultez vos e-mails',

  withEmail: 'Continuer avec l’e-mail',
  withPasskey: 'Se connecter avec une clé d’accès',
  withProvider: 'Continuer avec {provider}',
  or: 'ou',
  haveAccount: 'Vous avez un compte ?',
  noAccount: 'Pas encore de compte ?',
  logInInstead: 'Se connecter',
  signUpInstead: 'S’inscrire',
  agreement:
    'En vous inscrivant, vous acceptez les <terms>conditions d’utilisation</terms> et la <privacy>politique de confidentialité</privacy>.',
  guestOrders: 'Ordres créés sans compte',
  whatFor:
    'Vous pouvez aussi échanger sans compte. Avec un compte, vos ordres sont réunis au même endroit.',

  email: 'Adresse e-mail',
  emailPlaceholder: 'vous@example.com',
  emailInvalid: 'Adresse e-mail non valide',
  continue: 'Continuer',
  signUp: 'Créer le compte',
  newsTitle: 'Pouvons-nous vous envoyer des nouvelles du service d’échange ?',
  newsYes: 'Oui, envoyez-moi des nouvelles',
  newsNo: 'Non, seulement ce qui concerne mon compte et mes ordres',
  signUpFailed: 'Erreur interne, réessayez',

  password: 'Mot de passe',
  passwordForgotten: 'Mot de passe oublié ?',
  logIn: 'Se connecter',
  wrongCredentials: 'Adresse e-mail ou mot de passe incorrect',
  logInFailed: 'Erreur interne',
  suspiciousTitle: 'Activité suspecte',
  suspiciousText:
    'Cette connexion est inhabituelle : le navigateur est nouveau pour ce compte. Pour vous connecter, choisissez un nouveau mot de passe par e-mail.',
  resetPassword: 'Réinitialiser le mot de passe',

  codeHint: 'Six chiffres de votre application d’authentification.',
  code: 'Code',
  codeWrong: 'Code Google Authenticator non valide',
  codeFailed: 'Erreur interne',
  codeAttempts: {
    one: 'Encore {count} essai',
    many: 'Encore {count} essais',
    other: 'Encore {count} essais',
  },
  codeNoneLeft: 'Plus d’essai possible. Connectez-vous à nouveau.',
  codeSubmit: 'Confirmer',
  recoveryInstead: 'Utiliser un code de récupération',
  recoveryCode: 'Code de récupération',
  recoveryHint:
    'L’un des codes que vous avez gardés en activant les codes à deux facteurs. Chacun sert une fois.',
  authenticatorInstead: 'Utiliser l’application d’authentification',
  tokenOver: 'Cela a pris trop de temps. Connectez-vous à nouveau.',

  recoverText: 'Nous vous envoyons par e-mail un lien pour choisir un nouveau mot de passe.',
  recoverSend: 'Envoyer le lien',
  recoverInvalid: 'Veuillez saisir une adresse e-mail valide',
  recoverFailed: 'Erreur inconnue',
  recoverSentText:
    'S’il existe un compte pour {email}, un lien pour choisir un nouveau mot de passe est en route. Il est valable une heure.',
  recoverSentElse: 'Rien reçu ? Regardez dans les courriers indésirables, et vérifiez l’adresse.',
  backToLogIn: 'Se connecter',

  checkText:
    'Nous avons envoyé un lien à {email}. Il confirme votre inscription et est valable un jour.',
  checkNext: 'Ouvrez-le, choisissez un mot de passe, et votre session commence.',
  resend: 'Renvoyer',
  resendIn: {
    one: 'Renvoyer dans {count} seconde',
    many: 'Renvoyer dans {count} secondes',
    other: 'Renvoyer dans {count} secondes',
  },
  resent: 'Renvoyé.',
  otherEmail: 'Autre adresse e-mail',

  japanTitle: 'Pas pour les résidents du Japon',
  japanText:
    'Ce service d’échange n’est pas ouvert aux résidents du Japon. Vous semblez vous y trouver.',
  japanTick: 'Je ne réside pas au Japon',
  japanConfirm: 'Confirmer',
  japanUnconfirmed: 'Confirmez d’abord que vous ne résidez pas au Japon.',

  captchaWorking: 'Nous vérifions que vous n’êtes pas un robot. Cela prend un instant.',
  captchaFailed: 'La vérification que vous n’êtes pas un robot a échoué. Réessayez.',
  captchaInsecure:
    'Cette page est arrivée en simple http, et les navigateurs ne vérifient qu’en https que vous n’êtes pas un robot. Ouvrez la page en https.',
  tooOften: {
    one: 'Trop d’essais. Réessayez dans {count} seconde.',
    many: 'Trop d’essais. Réessayez dans {count} secondes.',
    other: 'Trop d’essais. Réessayez dans {count} secondes.',
  },
  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  socialBlocked: 'Le navigateur a bloqué la fenêtre. Autorisez-la et réessayez.',
  socialFailed: 'La connexion par ce service a échoué. Réessayez, ou choisissez une autre façon.',
  socialCheckMail: 'Un lien est en route vers {email}. Ouvrez-le dans ce navigateur.',
  socialLinkOver:
    'Ce lien est trop ancien, a déjà servi, ou a été ouvert dans un autre navigateur que celui où vous avez commencé. Recommencez dans celui-là.',
  passkeyFailed: 'Aucune clé d’accès n’a été donnée. Réessayez, ou choisissez une autre façon.',
  passkeyNeedsName:
    'Les clés d’accès demandent un site qui a un nom. Elles ne fonctionnent pas à une adresse faite de chiffres, comme celle-ci.',
  passkeyByName: 'Pour en utiliser une, ouvrez cette page à l’adresse {address}.',

  confirmMetaTitle: 'Confirmer votre inscription – {brand}',
  confirmTitle: 'Confirmez votre inscription',
  confirmText: 'Un clic confirme votre adresse e-mail. Ensuite, vous choisissez un mot de passe.',
  confirmButton: 'Confirmer',
  linkOldTitle: 'Ce lien est trop ancien, ou a déjà servi',
  confirmOld:
    'Si vous avez déjà confirmé, choisissez un mot de passe par e-mail ou connectez-vous. Sinon, inscrivez-vous à nouveau : vous recevrez un nouveau lien.',
  recoverMetaTitle: 'Choisir un mot de passe – {brand}',
  recoverTitle: 'Choisissez un mot de passe',
  recoverFor: 'Pour le compte de {email}.',
  recoverOld:
    'Un lien est valable une heure, et une seule fois. Faites-vous en envoyer un nouveau.',
  recoverAgain: 'Envoyer un nouveau lien',
  newPassword: 'Nouveau mot de passe',
  passwordRule: {
    one: 'Au moins {count} caractère. Tout est permis : mots, espaces, signes.',
    many: 'Au moins {count} caractères. Tout est permis : mots, espaces, signes.',
    other: 'Au moins {count} caractères. Tout est permis : mots, espaces, signes.',
  },
  passwordShort: {
    one: 'Au moins {count} caractère.',
    many: 'Au moins {count} caractères.',
    other: 'Au moins {count} caractères.',
  },
  passwordLong: {
    one: 'Au plus {count} caractère.',
    many: 'Au plus {count} caractères.',
    other: 'Au plus {count} caractères.',
  },
  passwordCommon:
    'Ce mot de passe fait partie de ceux que tout le monde essaie. Choisissez-en un autre.',
  setPassword: 'Définir et se connecter',
  passwordSetTitle: 'Votre mot de passe est défini',
  passwordSetText: 'Votre session est ouverte ici. Partout ailleurs, vos sessions sont fermées.',
  passwordSetCode:
    'Votre mot de passe est défini. Connectez-vous avec lui et votre code à deux facteurs.',
  toExchange: 'Aller à l’échange',
  toSettings: 'Aller aux paramètres',
  emailMetaTitle: 'Confirmer votre nouvelle adresse e-mail – {brand}',
  emailTitle: 'Confirmez votre nouvelle adresse e-mail',
  emailText:
    'Dès lors, vous vous connectez avec la nouvelle adresse, et les e-mails y sont envoyés.',
  emailDoneTitle: 'Votre adresse e-mail est changée',
  emailDone: 'C’est désormais {email}.',
  emailOld:
    'Un lien est valable un jour, et une seule fois. Demandez-en un nouveau dans les paramètres.',
  metaDescription: 'Un lien d’un de nos e-mails mène ici.',
  whyPassword: 'Saisissez d’abord votre mot de passe',
  whyEmail: 'Saisissez d’abord votre adresse e-mail',
  whyNews: 'Choisissez d’abord si vous voulez la newsletter',
  whyCode: 'Saisissez d’abord le code',
  whyTick: 'Cochez d’abord la case',
} as const satisfies Translated<English['auth']>
