import type { English, Translated } from '../catalogue.ts'

export const social = {
  mailMetaTitle: 'Confirme que es usted – {brand}',
  mailMetaDescription: 'Aquí lleva un enlace de un correo nuestro.',
  mailTitle: 'Confirme que es usted',
  mailText:
    'Empezó a iniciar sesión a través de otro servicio que indicó esta dirección de correo. Con una pulsación confirma que es suya.',
  mailWhere: 'Sirve una sola vez, durante una hora, en el navegador en el que empezó.',
  mailButton: 'Confirmar e iniciar sesión',

  playMetaTitle: '{provider} en la zona de pruebas',
  playMetaDescription: 'Quién es usted en el servicio de inicio de sesión de la zona de pruebas.',
  playTitle: '{provider} en la zona de pruebas',
  playText:
    'Esta página hace del servicio con el que alguien inicia sesión. Diga quién es usted allí; al {provider} real no se le pregunta nada.',
  playAsks: 'El servicio de intercambio pide su dirección de correo.',
  playEmail: 'Dirección de correo en el servicio',
  playVerified: 'El servicio ha verificado la dirección',
  playUnverified: 'El servicio no ha verificado la dirección',
  playNoEmail: 'El servicio no indica ninguna dirección',
  playAgree: 'Aceptar',
  playDecline: 'Rechazar',
  playRefusedHere: 'Solo el operador puede hacer de servicio desde aquí.',
  playNothing: 'Nadie ha pedido nada. Empiece con un botón de la ventana de inicio de sesión.',
} as const satisfies Translated<English['social']>
