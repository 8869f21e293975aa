import type { English, Translated } from '../catalogue.ts'

export const errors = {
  notFoundTitle: 'Esta página não existe',
  notFoundText: 'O endereço pode estar mal digitado, ou a página mudou de lugar.',
  orderNotFoundTitle: 'Esta ordem não existe',
  orderNotFoundText: 'Verifique o link: uma ordem só é encontrada pelo seu código completo.',
  brokenTitle: 'Algo falhou do nosso lado',
  brokenText: 'Isto não afeta o seu dinheiro. Recarregue a página ou tente de novo em um minuto.',
  offlineTitle: 'Sem conexão',
  offlineText: 'A página continua sozinha quando a conexão voltar.',
  unavailableTitle: 'Não disponível no momento',
  unavailableText: 'Uma parte do serviço não responde. Tente de novo em um minuto.',
  toHome: 'Ir para a troca',
  reload: 'Recarregar',
  requestId: 'Solicitação {id}',
  networkUnreachable:
    'Não é possível contatar o servidor. Verifique a sua conexão e tente de novo.',
  unexpected: 'Algo deu errado. Tente de novo em um minuto.',
  rateLimited: 'Solicitações demais. Espere um momento e tente de novo.',
} as const satisfies Translated<English['errors']>
