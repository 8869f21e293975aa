import type { English, Translated } from '../catalogue.ts'

export const legal = {
  termsTitle: 'Condiciones de uso',
  termsDescription: 'Las condiciones en las que se ofrece este servicio de intercambio.',
  privacyTitle: 'Política de privacidad',
  privacyDescription:
    'Qué datos guarda este servicio de intercambio, por qué y durante cuánto tiempo.',
  updated: 'Última actualización: {date}',
  templateNotice:
    'Este es el texto que viene con el software. El operador de este sitio es responsable de sustituirlo por el suyo.',
} as const satisfies Translated<English['legal']>
