import type { English, Translated } from '../catalogue.ts'

export const preview = {
  title: 'Galería',
  switches: 'Lo que muestra la galería',
  components: 'Componentes',
  form: 'Formulario de intercambio',
  address: 'Campo de dirección',
  order: 'Página de la orden',
  buy: 'Compra',
  signIn: 'Inicio de sesión',
  account: 'Cuenta',
  allStates: 'Todos los estados',
  wholeWindow: 'Ventana completa',
  pixels: '{width} píxeles',
  frame: 'La galería, {width} píxeles de ancho',
} as const satisfies Translated<English['preview']>
