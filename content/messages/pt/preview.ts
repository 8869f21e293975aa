import type { English, Translated } from '../catalogue.ts'

export const preview = {
  title: 'Galeria',
  switches: 'O que a galeria mostra',
  components: 'Componentes',
  form: 'Formulário de troca',
  address: 'Campo de endereço',
  order: 'Página da ordem',
  buy: 'Compra',
  signIn: 'Entrada na conta',
  account: 'Conta',
  allStates: 'Todos os estados',
  wholeWindow: 'Janela inteira',
  pixels: '{width} pixels',
  frame: 'A galeria, com {width} pixels de largura',
} as const satisfies Translated<English['preview']>
