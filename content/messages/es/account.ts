import type { English, Translated } from '../catalogue.ts'

export const account = {
  signIn: 'Iniciar sesión',
  signInFailed: 'No se pudo abrir el inicio de sesión. Compruebe su conexión e inténtelo de nuevo.',
  signedIn: 'Ha iniciado sesión.',
  menu: 'Cuenta de {email}',
  history: 'Historial',
  settings: 'Ajustes',
  logOut: 'Cerrar sesión',
  logOutFailed: 'No se pudo cerrar la sesión. Inténtelo de nuevo.',
} as const satisfies Translated<English['account']>
