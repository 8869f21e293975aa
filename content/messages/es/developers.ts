import type { English, Translated } from '../catalogue.ts'

export const developers = {
  metaTitle: 'API para desarrolladores · {brand}',
  metaDescription:
    'Las llamadas de las que está hecho este servicio: dirección base, descripción OpenAPI, un ejemplo que funciona tal cual y acceso para socios.',
  title: 'API para desarrolladores',
  lead: 'Este sitio y su widget están hechos con las llamadas de esta página. Sus programas también pueden usarlas.',
  baseTitle: 'Dirección base',
  specTitle: 'Descripción para máquinas',
  specText:
    'Un único documento OpenAPI 3.1 describe cada llamada con sus campos, sus respuestas y sus rechazos. Se genera a partir de las rutas que este servidor atiende.',
  specLink: 'Abrir openapi.json',
  tryTitle: 'Un ejemplo que funciona tal cual',
  tryText:
    'Pregunta cuánto darían {amount} {from} en {to} en este momento. No necesita clave y con él no se encarga nada.',
  copyExample: 'Copiar el ejemplo',
  rulesTitle: 'Lo que vale para todas las llamadas',
  ruleMoney:
    'Los importes son textos decimales como "0.25" en ambos sentidos. Ningún número de coma flotante toca el dinero.',
  ruleRefusal:
    'Un rechazo tiene un código que no cambia y un mensaje para las personas. Decida según el código.',
  ruleRepeat:
    'Todo lo que crea una orden lleva una Idempotency-Key: la misma solicitud enviada dos veces crea una sola orden.',
  ruleLimits:
    'Las llamadas están limitadas por dirección. Un rechazo con el estado 429 dice en Retry-After cuándo volver a preguntar.',
  accessTitle: 'Acceso para socios',
  accessText:
    'Las llamadas de abajo no necesitan clave. Lo que pertenece a una orden o a una cuenta pide el secreto o la sesión de su titular. Las claves para socios forman parte del programa de socios, y sobre ellas decide el operador de este servicio de intercambio.',
  accessMail: 'Escriba a <mail>{email}</mail> para pedir acceso.',
  callsTitle: 'Llamadas de este servidor',
  callsLead: 'Tomadas de la descripción de arriba, donde se explican en inglés.',
  calls: {
    one: '{count} llamada',
    many: '{count} de llamadas',
    other: '{count} llamadas',
  },
} as const satisfies Translated<English['developers']>
