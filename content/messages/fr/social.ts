import type { English, Translated } from '../catalogue.ts'

export const social = {
  mailMetaTitle: 'Confirmez que c’est bien vous – {brand}',
  mailMetaDescription: 'Un lien d’un de nos e-mails mène ici.',
  mailTitle: 'Confirmez que c’est bien vous',
  mailText:
    'Vous avez commencé à vous connecter par un autre service, qui a indiqué cette adresse e-mail. Un clic confirme qu’elle est à vous.',
  mailWhere:
    'Cela fonctionne une fois, pendant une heure, dans le navigateur où vous avez commencé.',
  mailButton: 'Confirmer et se connecter',

  playMetaTitle: '{provider} dans le bac à sable',
  playMetaDescription: 'Qui vous êtes auprès du service de connexion du bac à sable.',
  playTitle: '{provider} dans le bac à sable',
  playText:
    'Cette page joue le service par lequel quelqu’un se connecte. Dites qui vous y êtes ; rien n’est demandé au vrai service {provider}.',
  playAsks: 'Le service d’échange demande votre adresse e-mail.',
  playEmail: 'Adresse e-mail auprès du service',
  playVerified: 'Le service a vérifié l’adresse',
  playUnverified: 'Le service n’a pas vérifié l’adresse',
  playNoEmail: 'Le service n’indique pas d’adresse',
  playAgree: 'Accepter',
  playDecline: 'Refuser',
  playRefusedHere: 'Seul l’opérateur peut jouer le service d’ici.',
  playNothing:
    'Aucune connexion n’a été demandée. Commencez par un bouton de la fenêtre de connexion.',
} as const satisfies Translated<English['social']>
