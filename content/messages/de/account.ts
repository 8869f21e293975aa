import type { English, Translated } from '../catalogue.ts'

export const account = {
  signIn: 'Anmelden',
  signInFailed:
    'Die Anmeldung konnte nicht geöffnet werden. Prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
  signedIn: 'Sie sind angemeldet.',
  menu: 'Konto von {email}',
  history: 'Verlauf',
  settings: 'Einstellungen',
  logOut: 'Abmelden',
  logOutFailed: 'Sie konnten nicht abgemeldet werden. Versuchen Sie es noch einmal.',
} as const satisfies Translated<English['account']>
