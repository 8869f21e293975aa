import type { English, Translated } from '../catalogue.ts'

export const legal = {
  termsTitle: 'Termos de uso',
  termsDescription: 'Os termos em que este serviço de troca é oferecido.',
  privacyTitle: 'Política de privacidade',
  privacyDescription: 'Quais dados este serviço de troca guarda, por quê e por quanto tempo.',
  updated: 'Última atualização: {date}',
  templateNotice:
    'Este é o texto que vem com o software. O operador deste site é responsável por substituí-lo pelo seu próprio.',
} as const satisfies Translated<English['legal']>
