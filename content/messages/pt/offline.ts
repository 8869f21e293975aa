import type { English, Translated } from '../catalogue.ts'

export const offline = {
  title: 'Você está sem conexão',
  description: 'O que este navegador lembra das suas ordens enquanto não há conexão.',
  lead: 'Não é possível chegar a esta página sem conexão. As ordens continuam mesmo assim: o que foi pago é trocado e enviado.',
  retry: 'Tentar de novo',
  ordersTitle: 'Ordens neste navegador',
  order: '{from} para {to}',
  code: 'Ordem {code}',
  lastKnown: '{status}, segundo os dados de {time}',
  unknownStatus: 'Estado desconhecido aqui',
  noOrders: 'Este navegador não lembra nenhuma ordem.',
} as const satisfies Translated<English['offline']>
