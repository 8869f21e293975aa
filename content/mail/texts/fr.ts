import type { MailTexts } from '../mail-texts.ts'

export const french: MailTexts = {
  frame: {
    playMoney: 'Ceci est un monde d’essai de {brand} : ses monnaies ne valent rien.',
    inFull: 'Ou ouvrez cette adresse dans votre navigateur :',
  },
  order: {
    states: {
      waiting: {
        subject: 'commande reçue',
        sentence:
          'Votre commande est ouverte. Envoyez votre paiement à l’adresse de dépôt indiquée sur la page de la commande ; nous vous écrirons dès que nous le verrons.',
      },
      confirming: {
        subject: 'votre paiement a été vu',
        sentence: 'Votre paiement a été vu. L’échange continue dès qu’il a assez de confirmations.',
      },
      finished: {
        subject: 'votre échange est terminé',
        sentence: 'Votre échange est terminé : le versement est confirmé sur sa chaîne.',
      },
      refunded: {
        subject: 'vos monnaies vous ont été renvoyées',
        sentence:
          'Vos monnaies ont été renvoyées à votre adresse de remboursement, et le transfert est confirmé.',
      },
      hold: {
        subject: 'votre échange vous attend',
        sentence:
          'Votre échange vous attend : ouvrez-le dans le navigateur qui l’a créé, ou avec votre lien secret, et choisissez la suite.',
      },
      expired: {
        subject: 'votre échange a expiré',
        sentence:
          'Aucun paiement n’est arrivé à temps, votre échange a donc expiré. Un paiement tardif n’est pas perdu.',
      },
      failed: {
        subject: 'votre échange a été fermé',
        sentence: 'L’opérateur a fermé votre échange. Plus rien n’est dû.',
      },
      fiat_ended: {
        subject: 'votre ordre est terminé',
        sentence:
          'Le prestataire indique que votre ordre est terminé. La page de l’ordre montre ce qui a été envoyé.',
      },
      fiat_declined: {
        subject: 'votre ordre a été refusé',
        sentence:
          'Le prestataire a refusé votre ordre ; aucun argent n’a été retenu. Vous pouvez réessayer ou choisir un autre prestataire.',
      },
      fiat_refunded: {
        subject: 'votre paiement vous a été renvoyé',
        sentence:
          'Le prestataire indique que ce que vous avez payé vous a été renvoyé. Cela peut prendre quelques jours.',
      },
      fiat_charged_back: {
        subject: 'le paiement de votre ordre a été annulé',
        sentence:
          'La banque a repris le paiement de votre ordre. Si vous ne l’avez pas demandé, écrivez au prestataire.',
      },
      fiat_sale_declined: {
        subject: 'votre vente a été refusée',
        sentence:
          'Le prestataire a refusé votre vente. N’envoyez pas de monnaies pour elle. Si vous en avez déjà envoyé, demandez au prestataire de les renvoyer à votre adresse de remboursement.',
      },
      fiat_sale_refunded: {
        subject: 'vos monnaies vous ont été renvoyées',
        sentence:
          'Le prestataire indique qu’il a renvoyé vos monnaies à votre adresse de remboursement.',
      },
    },
    details: {
      send: 'Vous envoyez',
      deposit: 'Adresse de dépôt',
      get: 'Vous recevez',
      payUntil: 'À payer avant',
      paid: 'Vous avez payé',
      payIn: 'Transaction de paiement',
      received: 'Vous avez reçu',
      destination: 'Vers l’adresse',
      payout: 'Transaction d’envoi',
      refunded: 'Remboursé',
      refundTo: 'Adresse de remboursement',
      refund: 'Transaction de remboursement',
      provider: 'Prestataire',
      order: 'Identifiant de l’ordre',
      providerOrder: 'Référence du prestataire',
      fee: 'Frais inclus',
    },
    secret:
      'Gérez cette commande depuis n’importe quel appareil avec ce lien privé. Quiconque le possède peut décider des remboursements : gardez-le pour vous.',
    otherState: {
      subject: 'des nouvelles de votre échange',
      sentence: 'L’état de votre échange a changé.',
    },
    reasons: {
      amount_differs: 'Le montant arrivé n’est pas celui attendu.',
      amount_too_small: 'Le montant arrivé est trop petit pour être échangé.',
      amount_too_large: 'Le montant arrivé dépasse ce qui peut être échangé en une fois.',
      paid_late: 'Votre paiement a été vu ou confirmé trop tard pour le taux garanti.',
      payout_refused: 'Le réseau a refusé le versement à votre adresse.',
      account_taken:
        'Quelqu’un d’autre a pris le nom du compte que le versement devait créer. Choisissez-en un autre sur la page de l’ordre.',
      screening:
        'Une personne examine d’abord cet échange. Vous n’avez rien à faire pour l’instant.',
      identification: 'Il vous est demandé de vous identifier avant la suite.',
      identification_refused: 'L’identification a échoué, vos monnaies vous sont donc renvoyées.',
      refund_decided: 'L’échange ne peut pas être fait, vos monnaies vous sont donc renvoyées.',
    },
    lookedAt: 'votre échange est en cours d’examen',
    subjectLine: '{brand} : {subject} ({code})',
    follow: 'Suivre votre échange',
    questions: 'Des questions ? Écrivez à {support} et indiquez l’ordre {code}.',
    stop: 'Vous recevez ce message parce que votre adresse a été laissée pour cet échange. Pour ne plus en recevoir, retirez l’adresse sur la page de l’échange.',
  },
  account: {
    kinds: {
      confirm: {
        subject: '{brand} : confirmez votre adresse e-mail',
        says: [
          'Quelqu’un, vous nous l’espérons, s’est inscrit chez {brand} avec cette adresse e-mail.',
          'Confirmez-la et choisissez votre mot de passe.',
        ],
        notYou:
          'Ce n’était pas vous ? Alors ne faites rien : sans ce lien, personne ne peut se connecter.',
      },
      'already-registered': {
        subject: '{brand} : vous avez déjà un compte',
        says: [
          'Quelqu’un a voulu utiliser cette adresse e-mail pour un compte chez {brand}. Elle en a déjà un, et rien n’a été changé.',
          'C’était vous ? Connectez-vous comme d’habitude. Si vous ne savez plus votre mot de passe, choisissez-en un nouveau.',
        ],
        notYou:
          'Ce n’était pas vous ? Alors ne faites rien : personne n’apprend que vous avez un compte.',
      },
      recover: {
        subject: '{brand} : choisissez un nouveau mot de passe',
        says: ['Un nouveau mot de passe a été demandé pour votre compte chez {brand}.'],
        notYou:
          'Ce n’était pas vous ? Alors ne faites rien : votre mot de passe reste tel qu’il est.',
      },
      'email-change': {
        subject: '{brand} : confirmez votre nouvelle adresse e-mail',
        says: [
          'Cette adresse doit devenir celle d’un compte chez {brand}. Rien ne change tant que vous ne l’avez pas confirmée.',
        ],
        notYou: 'Ce n’était pas vous ? Alors ne faites rien : le compte garde son adresse.',
      },
      'email-change-notice': {
        subject: '{brand} : votre adresse e-mail va changer',
        says: [
          'Une nouvelle adresse e-mail a été saisie pour votre compte. Elle comptera une fois confirmée par le lien que nous y avons envoyé.',
        ],
        notYou:
          'Ce n’était pas vous ? Changez tout de suite votre mot de passe et fermez toutes les autres sessions.',
      },
      'password-changed': {
        subject: '{brand} : votre mot de passe a été changé',
        says: [
          'Le mot de passe de votre compte a été changé. Toutes les autres sessions sont fermées.',
          'Les clés d’accès et les comptes liés permettent toujours de se connecter. Vérifiez-les sur la page de votre compte et retirez ce qui n’est pas à vous.',
        ],
        notYou:
          'Ce n’était pas vous ? Réinitialisez tout de suite votre mot de passe depuis la fenêtre de connexion.',
      },
      'new-sign-in': {
        subject: '{brand} : connexion depuis un nouvel appareil',
        says: [
          'Quelqu’un s’est connecté à votre compte depuis un appareil que nous ne connaissions pas.',
        ],
        notYou:
          'Ce n’était pas vous ? Changez tout de suite votre mot de passe et fermez toutes les autres sessions.',
      },
      'suspicious-sign-in': {
        subject: '{brand} : nous avons arrêté une connexion',
        says: [
          'Quelqu’un a donné le bon mot de passe de votre compte, mais quelque chose était inhabituel. Nous ne l’avons pas laissé entrer.',
          'Pour vous connecter à nouveau, choisissez un nouveau mot de passe.',
        ],
        notYou:
          'Ce n’était pas vous ? Alors quelqu’un connaît votre mot de passe : choisissez-en un nouveau ici, et partout ailleurs où vous l’utilisez.',
      },
      'totp-enabled': {
        subject: '{brand} : les codes à deux facteurs sont activés',
        says: [
          'La connexion à votre compte demande désormais aussi un code de votre application d’authentification.',
          'Gardez vos codes de récupération là où vous les trouvez sans votre téléphone.',
        ],
        notYou:
          'Ce n’était pas vous ? Changez tout de suite votre mot de passe et fermez toutes les autres sessions.',
      },
      'totp-disabled': {
        subject: '{brand} : les codes à deux facteurs sont désactivés',
        says: [
          'La connexion à votre compte ne demande plus de code de votre application d’authentification.',
        ],
        notYou:
          'Ce n’était pas vous ? Changez tout de suite votre mot de passe et fermez toutes les autres sessions.',
      },
      'passkey-added': {
        subject: '{brand} : une clé d’accès a été ajoutée',
        says: [
          'Une clé d’accès a été ajoutée à votre compte. Elle permet de se connecter sans mot de passe.',
        ],
        notYou:
          'Ce n’était pas vous ? Retirez la clé d’accès de votre compte, changez votre mot de passe et fermez toutes les autres sessions.',
      },
      'social-confirm': {
        subject: '{brand} : confirmez que c’est bien vous',
        says: [
          'Quelqu’un, vous nous l’espérons, veut se connecter à {brand} par un autre service et y a donné cette adresse e-mail.',
          'Ouvrez le lien dans le navigateur où vous avez commencé.',
        ],
        notYou:
          'Ce n’était pas vous ? Alors ne faites rien : sans ce lien, personne ne peut se connecter.',
      },
      'social-linked': {
        subject: '{brand} : une autre façon de se connecter',
        says: [
          'Un compte d’un autre service a été lié au vôtre. Il permet désormais de se connecter.',
        ],
        notYou:
          'Ce n’était pas vous ? Retirez ce lien de votre compte, changez votre mot de passe et fermez toutes les autres sessions.',
      },
      'account-deleted': {
        subject: '{brand} : votre compte a été supprimé',
        says: [
          'Votre compte a été supprimé, avec votre adresse e-mail, votre mot de passe, vos sessions et vos adresses enregistrées.',
          'Vos ordres restent dans les livres, sans votre adresse e-mail.',
        ],
        notYou: 'Ce n’était pas vous ? Écrivez tout de suite à l’opérateur.',
      },
    },
    actions: {
      confirm: 'Confirmer l’adresse',
      choosePassword: 'Choisir un nouveau mot de passe',
      confirmNew: 'Confirmer la nouvelle adresse',
      open: 'Ouvrir votre compte',
      signIn: 'Se connecter',
    },
    lifetimes: {
      day: 'Le lien fonctionne une fois, pendant 24 heures. Ne le transmettez à personne.',
      hour: 'Le lien fonctionne une fois, pendant 1 heure. Ne le transmettez à personne.',
    },
    facts: {
      email: 'Nouvelle adresse : {email}',
      device: 'Appareil : {device}',
      country: 'Pays : {country}',
      at: 'Heure : {at}',
      provider: 'Service : {provider}',
      name: 'Clé d’accès : {name}',
      ways: 'Autres façons de se connecter : {ways}',
    },
    reasons: {
      entered: 'Vous recevez ce message parce que cette adresse a été saisie chez {brand}.',
      owned: 'Vous recevez ce message parce que cette adresse appartient à un compte chez {brand}.',
      deleted:
        'Vous recevez ce message parce que cette adresse appartenait à un compte chez {brand}.',
    },
    questions: 'Des questions ? Écrivez à {support}.',
    never: 'Nous ne demandons jamais votre mot de passe ni vos codes par e-mail.',
  },
}
