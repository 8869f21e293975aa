import type { English, Translated } from '../catalogue.ts'

export const profile = {
  metaTitle: 'Paramètres – {brand}',
  metaDescription: 'Votre compte : comment vous vous connectez, et ce qui est gardé sur vous.',
  title: 'Paramètres',
  signedInAs: 'Session de {email}',
  sections: 'Parties des paramètres',
  orders: {
    one: 'Votre {count} ordre',
    many: 'Vos {count} ordres',
    other: 'Vos {count} ordres',
  },

  emailTitle: 'Adresse e-mail',
  emailText: 'Elle vous sert à vous connecter, et les e-mails sur vos ordres y sont envoyés.',
  emailChange: 'Changer l’adresse e-mail',
  emailNew: 'Nouvelle adresse e-mail',
  emailHint: 'Un lien y est envoyé. Rien ne change tant que vous ne l’avez pas ouvert.',
  emailSend: 'Envoyer le lien',
  emailSent:
    'Un lien est en route vers {email}. Tant que vous ne l’avez pas ouvert, votre adresse reste la même.',
  emailInvalid: 'Adresse e-mail non valide',

  passwordTitle: 'Mot de passe',
  passwordText: 'Quand il change, vos sessions partout ailleurs sont fermées.',
  passwordNone:
    'Votre compte n’a pas encore de mot de passe. Avec un mot de passe, vous pouvez vous connecter par votre adresse e-mail.',
  passwordChange: 'Changer le mot de passe',
  passwordSet: 'Définir un mot de passe',
  passwordOld: 'Mot de passe actuel',
  passwordNew: 'Nouveau mot de passe',
  passwordHint:
    '{least} caractères ou plus. Quelques mots que personne d’autre ne mettrait ensemble conviennent bien.',
  passwordSave: 'Enregistrer le mot de passe',
  passwordSaved: 'Votre mot de passe est changé. Toutes les autres sessions ont été fermées.',

  proofPassword: 'Votre mot de passe',
  proofPasswordHint:
    'Demandé à nouveau, pour que personne d’autre ne modifie cela sur votre écran ouvert.',
  proofCode: 'Code de votre application d’authentification',
  proofCodeHint: 'Six chiffres, ou l’un de vos codes de récupération.',
  proofNeeded:
    'Votre connexion est trop ancienne pour cela. Déconnectez-vous, reconnectez-vous et revenez ici.',
  needed: 'Ce champ est nécessaire.',
  passwordWrong: 'Adresse e-mail ou mot de passe incorrect',

  totpTitle: 'Connexion à deux facteurs',
  totpText:
    'Avec elle, un mot de passe seul ne laisse entrer personne : un code d’une application de votre téléphone est aussi demandé.',
  totpOn: 'Activée',
  totpOff: 'Désactivée',
  totpBegun: 'Inachevée',
  totpEnable: 'Activer',
  totpScan: 'Scannez ceci avec votre application d’authentification.',
  totpQr: 'Code QR pour votre application d’authentification. La clé à côté dit la même chose.',
  totpSecret: 'Ou tapez cette clé',
  totpCopySecret: 'Copier la clé',
  totpOpenApp: 'L’ouvrir dans une application de cet appareil',
  totpConfirmCode: 'Le code que l’application affiche maintenant',
  totpConfirmHint: 'Six chiffres. Un nouveau vient toutes les 30 secondes.',
  totpConfirm: 'Vérifier le code et activer',
  totpConfirmed: 'La connexion à deux facteurs est activée.',
  totpGiveUp: 'Ne pas activer',
  totpGivenUp: 'La connexion à deux facteurs reste désactivée.',
  totpWrong: 'Code Google Authenticator non valide',
  totpAttemptsLeft: {
    one: 'Il reste {count} essai.',
    many: 'Il reste {count} essais.',
    other: 'Il reste {count} essais.',
  },
  totpDisable: 'Désactiver',
  totpDisableText: 'Dès lors, votre mot de passe seul, ou un compte lié, suffit pour entrer.',
  totpDisabled:
    'La connexion à deux facteurs est désactivée. Vos codes de récupération ne fonctionnent plus.',
  codesLeft: {
    one: 'Il reste {count} code de récupération.',
    many: 'Il reste {count} codes de récupération.',
    other: 'Il reste {count} codes de récupération.',
  },
  codesFew:
    'Créez-en de nouveaux avant qu’il n’y en ait plus : sans votre téléphone, ils sont le seul moyen d’entrer.',
  codesRenew: 'Créer de nouveaux codes de récupération',
  codesRenewText: 'Les codes que vous avez maintenant ne fonctionneront plus.',
  codesRenewed: 'Vous avez de nouveaux codes de récupération. Les anciens ne fonctionnent plus.',
  codesTitle: 'Vos codes de récupération',
  codesText:
    'Chacun vous laisse entrer une fois, quand vous n’avez pas votre téléphone. Ils ne sont affichés que maintenant : gardez-les là où vous gardez ce qui a de la valeur.',
  codesCopy: 'Copier tous les codes',
  codesDownload: 'Télécharger',
  codesPrint: 'Imprimer',
  codesDone: 'Je les ai gardés',
  codesFileText:
    'Codes de récupération de votre compte chez {brand} ({email}). Chacun vous laisse entrer une fois, à la place d’un code de votre application d’authentification.',

  passkeysTitle: 'Clés d’accès',
  passkeysText:
    'Connectez-vous avec votre empreinte, votre visage ou le verrouillage de votre appareil, sans mot de passe. Une clé d’accès ne fonctionne que sur ce site, aucune copie du site ne peut donc vous la prendre.',
  passkeysNone: 'Vous n’avez pas encore de clé d’accès.',
  passkeyAdd: 'Ajouter une clé d’accès',
  passkeyName: 'Nom de la clé d’accès',
  passkeyNameHint: 'Pour la reconnaître : « Téléphone », « Clé de mon trousseau ».',
  passkeyAdded: 'La clé d’accès « {name} » est ajoutée.',
  passkeyUnsupported:
    'Ce navigateur ne peut pas créer de clés d’accès. Essayez-en un plus récent, ou un autre appareil.',
  passkeyNeedsName:
    'Les clés d’accès demandent un site qui a un nom. Elles ne fonctionnent pas à une adresse faite de chiffres, comme celle où vous êtes.',
  passkeyByName: 'Ouvrez cette page à l’adresse {address} et connectez-vous là.',
  passkeyCancelled:
    'Aucune clé d’accès n’a été créée : la fenêtre de votre appareil a été fermée, ou son temps était écoulé.',
  passkeyKnown: 'Cet appareil contient déjà une clé d’accès de votre compte.',
  passkeyFailed: 'Votre appareil n’a pas pu créer de clé d’accès.',
  passkeyMadeOn: 'Ajoutée le {date}',
  passkeyUsedOn: 'Dernière utilisation le {date}',
  passkeyNeverUsed: 'Jamais utilisée',
  passkeyRename: 'Renommer « {name} »',
  passkeyRenameSave: 'Enregistrer le nom',
  passkeyRenamed: 'La clé d’accès s’appelle maintenant « {name} ».',
  passkeyRemove: 'Retirer « {name} »',
  passkeyRemoveText:
    'Elle ne laisse plus entrer personne. Supprimez-la aussi dans les réglages de votre appareil : elle y figure encore.',
  passkeyRemoveButton: 'Retirer la clé d’accès',
  passkeyRemoved: 'La clé d’accès « {name} » est retirée.',

  socialTitle: 'Comptes liés',
  socialText:
    'Des comptes ailleurs avec lesquels vous pouvez vous connecter ici. Rien n’y est publié.',
  socialLink: 'Lier {provider}',
  socialLinked: 'Le compte {provider} est lié.',
  socialLinkedOn: 'Lié le {date}',
  socialUnlink: 'Délier {provider}',
  socialUnlinkText: 'Vous ne pourrez plus vous connecter ici avec ce compte {provider}.',
  socialUnlinkButton: 'Délier le compte',
  socialUnlinked: 'Le compte {provider} n’est plus lié.',
  socialNone: 'Aucun compte n’est lié.',
  socialNotOffered: 'Ce service d’échange ne propose pas de tels comptes.',
  socialBlocked:
    'Votre navigateur a bloqué la fenêtre. Autorisez les fenêtres de ce site et réessayez.',
  socialTaken:
    'Ce compte sert déjà à quelqu’un pour se connecter ici : à un autre compte de ce service d’échange.',
  socialFailed: 'Le compte n’a pas été lié.',

  newsTitle: 'Lettre d’information',
  newsText:
    'Des nouvelles du service d’échange, rarement. Les e-mails sur vos ordres et votre compte arrivent dans tous les cas.',
  newsSwitch: 'M’envoyer la lettre d’information',
  newsOn: 'Vous recevez la lettre d’information.',
  newsOff: 'Vous ne recevez plus la lettre d’information.',
  newsMetaTitle: 'Listes d’envoi – {brand}',
  newsMetaDescription: 'Quels e-mails vous recevez.',
  newsPageTitle: 'Listes d’envoi',
  newsPageLead: 'Quels e-mails vous recevez à {email}.',
  newsAllSettings: 'Tous les paramètres',

  sessionsTitle: 'Vos sessions ouvertes',
  sessionsText: 'Vous n’en reconnaissez pas une ? Fermez-la et changez votre mot de passe.',
  sessionHere: 'Cet appareil',
  sessionUnknownDevice: 'Appareil inconnu',
  sessionPlace: 'Pays : {country}',
  sessionSeen: 'Dernière activité : {time} UTC',
  sessionSince: 'Connexion : {time} UTC',
  sessionEnd: 'Fermer la session',
  sessionEndNamed: 'Fermer la session {device}, dernière activité : {time} UTC',
  sessionEnded: 'La session {device} est fermée.',
  sessionsEndOthers: 'Fermer toutes les autres sessions',
  sessionsEnded: 'Toutes les autres sessions sont fermées.',

  dataTitle: 'Vos données',
  dataText:
    'Tout ce qui est gardé sur vous, dans un fichier que des programmes peuvent lire : votre compte, vos sessions, vos adresses, vos ordres.',
  dataExport: 'Télécharger mes données',
  dataExported: 'Vos données sont en cours d’enregistrement dans un fichier.',
  deleteTitle: 'Supprimer le compte',
  deleteGoes:
    'Ce qui disparaît tout de suite : votre adresse e-mail, votre mot de passe, la connexion à deux facteurs, les clés d’accès, les comptes liés, les sessions, les adresses enregistrées et la lettre d’information.',
  deleteStays:
    'Ce qui reste : les ordres eux-mêmes avec leurs montants, adresses et identifiants de transaction, sans votre nom. Les livres en ont besoin, et la loi aussi.',
  deleteFinal:
    'C’est irréversible. Les ordres qui ne sont pas terminés doivent d’abord prendre fin.',
  deleteButton: 'Supprimer mon compte définitivement',
  deleteOrdersOpen:
    'Certains de vos ordres ne sont pas encore terminés. Menez-les à leur fin, puis revenez.',
  orderLink: 'Ordre {code}',
  deleteShowOrders: 'Afficher ces ordres',
  deleted: 'Votre compte est supprimé.',

  failed: 'Erreur interne',
} as const satisfies Translated<English['profile']>
