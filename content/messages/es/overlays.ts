import type { English, Translated } from '../catalogue.ts'

export const overlays = {
  cookieTitle: 'Cookies',
  cookieText:
    'Usamos cookies para recordar sus ajustes y, donde la ley o su consentimiento lo permiten, medir el tráfico.',
  cookieMore: 'Más información',
  cookieOk: 'De acuerdo',
  brokenTitle: 'Algo ha fallado',
  brokenText:
    'El sitio no respondió como debía. Vuelva a cargar la página para continuar; las órdenes que haya creado no se ven afectadas.',
  brokenReload: 'Volver a cargar la página',
  brokenClose: 'Seguir en esta página',
  worksTitle: 'Trabajos técnicos',
  worksText:
    'Le informamos de que, por problemas técnicos, algunos pagos entrantes pueden tardar más de lo habitual.',
  alertTitle: 'Aviso',
  domainsTitle: 'Unstoppable Domains',
  domainsText:
    'Envíe a un nombre en lugar de a una dirección larga: aquí funcionan los nombres de Unstoppable Domains.',
  appTitle: 'La aplicación móvil',
  appBuy: 'Compre al instante',
  appExchange: 'Intercambie al instante',
  appPay: 'Pague con {brand}',
  appBuyExchange: 'Compre e intercambie cripto',
  appBuyCoin: 'Compre {coin}',
  appLead: 'En la aplicación de {brand} para su teléfono.',
  appGet: 'Obtener la aplicación',
  appClose: 'Cerrar y seguir en el sitio',
  offlineTitle: 'Se ha perdido la conexión',
  offlineText: 'Todo continúa por sí solo cuando vuelva la conexión.',
  onlineTitle: 'Vuelve a tener conexión',
  onlineText: 'Lo que ve se está poniendo al día.',
  signedOutTitle: 'Ha cerrado la sesión',
  signedOutText: 'Las órdenes creadas en este navegador se siguen encontrando aquí.',
  snackbarClose: 'Descartar',
  chatOpen: 'Chat de soporte',
} as const satisfies Translated<English['overlays']>
