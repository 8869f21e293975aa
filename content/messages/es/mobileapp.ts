import type { English, Translated } from '../catalogue.ts'

export const mobileapp = {
  metaTitle: 'El intercambio en su teléfono · {brand}',
  metaDescription:
    'Cómo poner el servicio de intercambio en la pantalla de inicio de un teléfono Android, un iPhone o un iPad, y qué puede hacer allí.',
  title: 'El intercambio en su teléfono',
  lead: 'Ponga este sitio en su pantalla de inicio y se abrirá como una aplicación. Es el mismo servicio: todas las comisiones a la vista desde el principio y sin cuenta.',
  picture: 'Dibujo de un teléfono que muestra el formulario de intercambio',
  androidTitle: 'En Android',
  androidOpen: 'Abra este sitio en Chrome.',
  androidMenu: 'Toque los tres puntos de arriba.',
  androidAdd: 'Elija «Añadir a pantalla de inicio» o «Instalar aplicación» y confirme.',
  iosTitle: 'En iPhone y iPad',
  iosOpen: 'Abra este sitio en Safari.',
  iosShare: 'Toque el botón de compartir, el cuadrado con una flecha.',
  iosAdd: 'Elija «Añadir a pantalla de inicio» y confirme.',
  canTitle: 'Lo que hace en un teléfono',
  canExchangeTitle: 'Intercambiar con una mano',
  canExchangeText:
    'Para los importes se abre el teclado numérico, y la lista de monedas ocupa toda la pantalla.',
  canScanTitle: 'Escanear una dirección',
  canScanText: 'La cámara lee el código QR de su billetera, así que no hay que escribir nada.',
  canFollowTitle: 'Seguir una orden',
  canFollowText:
    'La página de una orden se actualiza por sí sola, desde que se ve el pago hasta que se envían las monedas.',
  canPasskeyTitle: 'Iniciar sesión con el dedo o con la cara',
  canPasskeyText:
    'Si tiene una cuenta, una llave de acceso de su teléfono sustituye a la contraseña.',
  storesTitle: 'Desde una tienda',
  storesText: 'El operador de este servicio de intercambio ofrece además aplicaciones propias.',
  storeIos: 'App Store',
  storeAndroid: 'Google Play',
  safeTitle: 'Asegúrese de que es este sitio',
  safeText:
    'Mire la dirección antes de añadirlo: {host}. Una aplicación de nombre parecido que venga de otra parte puede no ser nuestra, y aquí nadie le pide nunca las palabras secretas de su billetera.',
  start: 'Abrir el intercambio',
} as const satisfies Translated<English['mobileapp']>
