import type { English, Translated } from '../catalogue.ts'

export const address = {
  paste: 'Pegar',
  pasteRefused: 'El navegador no nos dejó leer el portapapeles. Pegue en el campo a mano.',
  scan: 'Escanear un código QR',
  scanTitle: 'Escanear un código QR',
  scanClose: 'Cerrar',
  scanHint: 'Ponga el código ante la cámara o elija una imagen de él.',
  scanPicture: 'Elegir una imagen',
  scanPrivate: 'Las imágenes se leen en este navegador y no se envían a ninguna parte.',
  cameraView: 'Lo que ve la cámara',
  cameraUnavailable:
    'Este navegador no ofrece ninguna cámara a esta página. Elija una imagen del código.',
  cameraRefused:
    'No se permitió usar la cámara. Permítala en los ajustes del navegador para esta página o elija una imagen.',
  cameraMissing: 'No hay ninguna cámara. Elija una imagen del código.',
  cameraBusy: 'La cámara no responde; quizá la usa otro programa. Elija una imagen en su lugar.',
  noCodeInPicture:
    'En esta imagen no se ve ningún código QR. Pruebe con una que lo muestre más grande.',
  pictureUnreadable: 'Este archivo no es una imagen que el navegador pueda leer.',
  readerMissing:
    'No se pudo cargar el lector de códigos. Compruebe su conexión e inténtelo de nuevo.',
  scanMissing: 'No se pudo cargar el escáner. Compruebe su conexión e inténtelo de nuevo.',
  checking: 'Comprobando la dirección…',
  resolving: 'Buscando {name}…',
  fits: 'Es una dirección válida de {network}.',
  alsoFits:
    'Válida en {network}, y tiene el mismo aspecto en {networks}. Asegúrese de que es su dirección de {network}.',
  compare: 'Compárela con su billetera, grupo por grupo:',
  nameStandsFor: '<name>{alias}</name> corresponde a esta dirección, según {provider}:',
  nameInAscii: 'En letras simples: {name}',
  otherNetwork: 'Esta dirección es de {networks}, no de {network}.',
  wrong: 'No es una dirección válida de {network}.',
  unspendable:
    'Nadie podría mover nunca las monedas que llegaran a esta dirección. Copie la suya de su billetera.',
  ours: 'Esta es una de nuestras propias direcciones de depósito. Introduzca una dirección de su billetera para que las monedas le lleguen a usted.',
  restricted: 'No podemos enviar a esta dirección. Use otra dirección suya.',
  badChecksum:
    'Hay un carácter incorrecto: la dirección no coincide con su propia suma de comprobación.',
  extraIdMissing: 'Introduzca el {name} o marque que esta dirección no necesita ninguno.',
  extraIdWrong: 'No es un {name} que {network} acepte.',
  extraIdConflict: 'La dirección ya contiene un {name} propio, y este es otro.',
  extraIdHint:
    'Las casas de cambio lo dan junto con la dirección. Las billeteras privadas no tienen.',
  extraIdFilled: 'Este {name} venía con la dirección.',
  extraIdWarningTitle: '¿Es una dirección de una casa de cambio? Entonces tiene un {name}.',
  extraIdWarning:
    'Sin el {name} correcto, las monedas llegan a la casa de cambio pero no a su cuenta, y nadie puede devolverlas por usted.',
  noExtraId: 'Esta dirección no necesita {name}',
  uriOtherCoin: 'Esta solicitud de pago no es para {ticker} en {network}.',
  uriUnsupported:
    'Esta solicitud de pago pide algo que no podemos hacer. Introduzca solo la dirección.',
  uriMalformed: 'Esta solicitud de pago no se puede leer. Introduzca solo la dirección.',
  uriAmount: 'La solicitud de pago pide {amount} {ticker}.',
  uriUseAmount: 'Recibir {amount} {ticker}',
  earlier: 'Usadas antes en este navegador',
  earlierForget: 'Olvidar {address}',
  earlierExtraId: '{name}: {extraId}',
  earlierOwn: 'Usadas antes',
  earlierName: 'Dar un nombre a {address}',
  nameLabel: 'Nombre de {address}',
  nameHint: 'Solo usted lo ve. Déjelo vacío para no dar ningún nombre.',
  nameSave: 'Guardar el nombre',
  nameCancel: 'Cancelar',
  keep: 'Recordar las direcciones en este navegador',
  keepHint:
    'Se guardan solo en este dispositivo, después de crear una orden. Si lo desactiva, se olvidan.',
  providerEns: 'ENS',
  providerUnstoppable: 'Unstoppable Domains',
  providerSandbox: 'el mundo de prueba',
} as const satisfies Translated<English['address']>
