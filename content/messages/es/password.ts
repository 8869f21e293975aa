import type { English, Translated } from '../catalogue.ts'

export const password = {
  show: 'Mostrar',
  hide: 'Ocultar',
  showNamed: 'Mostrar la contraseña en «{field}»',
  hideNamed: 'Ocultar la contraseña en «{field}»',
  capsLock: 'Bloq Mayús está activado.',
} as const satisfies Translated<English['password']>
