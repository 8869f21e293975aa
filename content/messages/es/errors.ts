import type { English, Translated } from '../catalogue.ts'

export const errors = {
  notFoundTitle: 'Esta página no existe',
  notFoundText: 'Puede que la dirección esté mal escrita o que la página se haya movido.',
  orderNotFoundTitle: 'Esta orden no existe',
  orderNotFoundText: 'Compruebe el enlace: una orden solo se encuentra con su código completo.',
  brokenTitle: 'Algo falló de nuestro lado',
  brokenText:
    'Esto no afecta a su dinero. Vuelva a cargar la página o inténtelo de nuevo en un minuto.',
  offlineTitle: 'Sin conexión',
  offlineText: 'La página seguirá por sí sola cuando vuelva la conexión.',
  unavailableTitle: 'No disponible en este momento',
  unavailableText: 'Una parte del servicio no responde. Inténtelo de nuevo en un minuto.',
  toHome: 'Ir al intercambio',
  reload: 'Volver a cargar',
  requestId: 'Solicitud {id}',
  networkUnreachable:
    'No se puede contactar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
  unexpected: 'Algo salió mal. Inténtelo de nuevo en un minuto.',
  rateLimited: 'Demasiadas solicitudes. Espere un momento e inténtelo de nuevo.',
} as const satisfies Translated<English['errors']>
