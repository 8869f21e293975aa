import type { English, Translated } from '../catalogue.ts'

export const password = {
  show: 'Mostrar',
  hide: 'Ocultar',
  showNamed: 'Mostrar a senha em “{field}”',
  hideNamed: 'Ocultar a senha em “{field}”',
  capsLock: 'O Caps Lock está ativado.',
} as const satisfies Translated<English['password']>
