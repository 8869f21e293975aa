import type { English, Translated } from '../catalogue.ts'

export const errors = {
  notFoundTitle: 'Cette page n’existe pas',
  notFoundText: 'L’adresse est peut-être mal écrite, ou la page a été déplacée.',
  orderNotFoundTitle: 'Cet ordre n’existe pas',
  orderNotFoundText: 'Vérifiez le lien : un ordre ne se trouve que par son code complet.',
  brokenTitle: 'Quelque chose s’est cassé de notre côté',
  brokenText: 'Votre argent n’est pas touché. Rechargez la page, ou réessayez dans une minute.',
  offlineTitle: 'Pas de connexion',
  offlineText: 'La page reprendra d’elle-même au retour de la connexion.',
  unavailableTitle: 'Indisponible pour le moment',
  unavailableText: 'Une partie du service ne répond pas. Réessayez dans une minute.',
  toHome: 'Aller à l’échange',
  reload: 'Recharger',
  requestId: 'Requête {id}',
  networkUnreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  unexpected: 'Un problème est survenu. Réessayez dans une minute.',
  rateLimited: 'Trop de requêtes. Attendez un instant et réessayez.',
} as const satisfies Translated<English['errors']>
