import type { English, Translated } from '../catalogue.ts'

export const account = {
  signIn: 'Se connecter',
  signInFailed:
    'La fenêtre de connexion n’a pas pu s’ouvrir. Vérifiez votre connexion à Internet et réessayez.',
  signedIn: 'Connexion réussie.',
  menu: 'Compte de {email}',
  history: 'Historique',
  settings: 'Paramètres',
  logOut: 'Se déconnecter',
  logOutFailed: 'La déconnexion a échoué. Réessayez.',
} as const satisfies Translated<English['account']>
