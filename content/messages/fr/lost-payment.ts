import type { English, Translated } from '../catalogue.ts'

export const lostPayment = {
  title: 'Vous avez payé et rien ne se passe ?',
  text: 'Saisissez l’identifiant de la transaction de votre portefeuille ou de votre plateforme. Nous la cherchons sur le réseau et vous disons ce qu’elle est devenue.',
  label: 'Identifiant de la transaction',
  hint: 'Aussi appelé TXID ou hash. Vous pouvez coller un lien d’explorateur.',
  find: 'Retrouver mon paiement',
  notFound:
    'Nous ne trouvons pas encore sur {network} de paiement vers nous avec cet identifiant. Si vous venez d’envoyer, attendez une minute et réessayez. Sinon, vérifiez l’identifiant et le réseau utilisé.',
  pending:
    'Nous voyons votre transaction, mais elle n’est pas encore confirmée. Elle apparaîtra ici d’elle-même.',
  failed:
    'Le réseau n’a pas exécuté cette transaction : rien ne nous est parvenu. Vérifiez votre portefeuille, puis envoyez à nouveau.',
  notOurs:
    'Cette transaction est confirmée, mais elle ne nous a pas payés. Vérifiez l’identifiant et l’adresse du destinataire.',
  dropped:
    'Le réseau a abandonné cette transaction : rien ne nous est parvenu. Si elle revient, elle comptera. Vérifiez votre portefeuille avant d’envoyer à nouveau.',
  beforeOrder:
    'Ce paiement est arrivé avant la création de cet ordre. Ouvrez l’ordre auquel il était destiné et cherchez-le là.',
  otherOrder: 'Ce paiement appartient à un autre ordre.',
  otherOrderOwn: 'Ce paiement appartient à votre ordre {id}.',
  inOrder:
    'Votre paiement de {amount} {ticker} fait partie de cet ordre : {confirmations} confirmations sur {needed}.',
  assigned: 'Votre paiement de {amount} {ticker} fait maintenant partie de cet ordre.',
  claimed:
    'Nous avons trouvé votre paiement de {amount} {ticker}. Cette page montre maintenant la suite.',
  claimTitle: 'Nous avons trouvé votre paiement',
  memoMissing:
    'Il est arrivé sans votre {name}. Votre argent est en sécurité. Nous vérifions que le paiement est le vôtre, puis il rejoint cet ordre.',
  memoWrong:
    'Il est arrivé avec un autre {name}. Votre argent est en sécurité. Nous vérifions que le paiement est le vôtre, puis il rejoint cet ordre.',
  otherCoin:
    'Cet ordre concerne {expected} et vous avez envoyé une autre monnaie. Votre argent est en sécurité, mais cet ordre ne peut pas l’échanger.',
  otherNetwork:
    'Vous l’avez envoyé sur un autre réseau que {network}. Votre argent est en sécurité, mais cet ordre ne peut pas l’échanger.',
  confirmations: '{confirmations} confirmations sur {needed}',
  review: 'Nous vérifions. Vous n’avez rien à faire : cette page se met à jour d’elle-même.',
  done: 'Il a rejoint un ordre et est en cours d’échange.',
  unproven:
    'Nous n’avons pas pu confirmer que ce paiement est le vôtre ; il n’a pas rejoint cet ordre.',
  returned: 'Nous l’avons renvoyé à l’adresse d’où il venait.',
  contact:
    'Une question ? Écrivez à {support} avec le code de l’ordre et l’identifiant de la transaction.',
  move: 'Pour l’échanger maintenant, créez un ordre qui envoie cette monnaie. Sur sa page, saisissez le même identifiant : le paiement y passe aussitôt.',
  moveLink: 'Créer un ordre de {amount} {ticker}',
  report: 'Signaler ce paiement',
  eventClaimed: 'Paiement manquant signalé',
  eventAssigned: 'Le paiement signalé a rejoint un ordre',
  eventRefused: 'Le paiement signalé n’a pas été ajouté',
  playNoMemo: 'Payer sans mémo',
  playClaimTitle: 'Décider d’un paiement signalé',
  playAssign: 'L’ajouter à l’ordre',
  playUnproven: 'Non confirmé',
  playReturned: 'Renvoyé',
} as const satisfies Translated<English['lostPayment']>
