import type { English, Translated } from '../catalogue.ts'

export const identification = {
  title: 'Identificación',
  asked: 'Esta orden le pide que se identifique.',
  askedWhy:
    'El pago de órdenes de este tamaño, o con monedas de ciertas procedencias, se hace a personas que se han identificado.',
  askedNext:
    'Puede hacerlo antes o después de pagar. Una vez identificado usted, la orden sigue por sí sola.',
  askedElse: '¿Prefiere no hacerlo? No pague, o pida que se le devuelvan sus monedas.',
  askedHow:
    'Lleva unos minutos con nuestro servicio de identificación: usted le muestra un documento y su rostro. Este sitio no los ve ni los guarda.',
  begin: 'Identificarse',
  continue: 'Seguir con la identificación',
  again: 'Intentar de nuevo',
  opensNew: 'Se abre en una pestaña nueva',
  pending: 'Su identificación se está comprobando.',
  pendingNext: 'En general tarda unos minutos. La orden sigue por sí sola; esta página lo muestra.',
  retry: 'Algo no se pudo leer o no coincidía.',
  retryNext: 'Inténtelo de nuevo con una imagen nítida. Su orden y sus monedas esperan.',
  approved: 'Usted está identificado. No hace falta nada más.',
  refused: 'No fue posible identificarle, y el pago a usted de esta orden no se puede hacer.',
  refusedNext:
    'Se le devuelven sus monedas. Si aún no conocemos una dirección de reembolso, se la pedimos aquí.',
  waived: 'La identificación ya no es necesaria para esta orden.',
  stranger: 'Esta orden espera a que su titular se identifique.',
  unavailable:
    'El servicio de identificación no responde en este momento. Su orden y sus monedas esperan; inténtelo de nuevo en un minuto.',
  back: 'Volver a la orden',
  identifyTitle: 'Identificación para su orden',
  decided: 'La identificación ha terminado. Mire la orden para ver cómo sigue.',
  notAsked: 'Esta orden no pide identificación.',
  notHolder:
    'Solo el titular de la orden puede identificarse para ella. Abra esta página en el navegador que creó la orden.',
  holdScreening:
    'Comprobamos de dónde vinieron estas monedas y a dónde van, como deben hacer los servicios de intercambio. Cuando no está claro, lo revisan personas. Sus monedas siguen siendo suyas: después la orden sigue o se le devuelven las monedas. Usted no tiene que hacer nada; esta página lo muestra.',
  holdIdentification: 'El pago a usted espera hasta que se identifique.',
  holdIdentificationRefused:
    'No fue posible identificarle, por eso se le devuelven estas monedas. Díganos a dónde.',
  holdRefundDecided:
    'Este intercambio no se puede completar. Se le devuelven sus monedas. Díganos a dónde.',
  playTitle: 'Servicio de identificación de prueba',
  playText:
    'En la zona de pruebas usted es también el servicio de identificación. No se piden documentos a nadie: decida qué resultó de ellos.',
  playReference: 'Solicitante',
  playStatus: 'Estado',
  playUnknown: 'Esta identificación nunca se empezó.',
  playApprove: 'Aprobar',
  playRetry: 'Pedir que lo intente de nuevo',
  playLater: 'Comprobar más tarde',
  playRefuse: 'Rechazar definitivamente',
  playDone: 'El servicio de intercambio ya lo sabe. La página de la orden sigue por sí sola.',
  playRefusedHere:
    'Los controles de la zona de pruebas son para quien opera este servicio de intercambio.',
  playStarted: 'empezada',
  playPending: 'en comprobación',
  playRetried: 'por intentar de nuevo',
  playApproved: 'aprobada',
  playRefused: 'rechazada',
} as const satisfies Translated<English['identification']>
