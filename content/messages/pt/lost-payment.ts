import type { English, Translated } from '../catalogue.ts'

export const lostPayment = {
  title: 'Pagou e nada acontece?',
  text: 'Introduza o ID da transação da sua carteira ou corretora. Procuramo-lo na rede e dizemos o que aconteceu ao pagamento.',
  label: 'ID da transação',
  hint: 'Também chamado TXID ou hash. Pode colar um link de um explorador.',
  find: 'Encontrar o meu pagamento',
  notFound:
    'Ainda não encontramos em {network} um pagamento para nós com este ID. Se acabou de enviar, espere um minuto e tente de novo. Caso contrário, verifique o ID e a rede em que enviou.',
  pending:
    'Vemos a sua transação, mas ainda não está confirmada. Aparece aqui sozinha assim que estiver.',
  failed:
    'A rede não executou esta transação e nada nos chegou. Verifique a sua carteira e envie de novo.',
  notOurs:
    'Esta transação está confirmada, mas não nos pagou. Verifique o ID e o endereço para onde enviou.',
  dropped:
    'A rede descartou esta transação e nada nos chegou. Se voltar, contamos com ela. Verifique a carteira antes de enviar de novo.',
  beforeOrder:
    'Este pagamento chegou antes de esta ordem ser criada. Abra a ordem a que se destinava e procure-o lá.',
  otherOrder: 'Este pagamento pertence a outra ordem.',
  otherOrderOwn: 'Este pagamento pertence à sua ordem {id}.',
  inOrder:
    'O seu pagamento de {amount} {ticker} faz parte desta ordem: {confirmations} de {needed} confirmações.',
  assigned: 'O seu pagamento de {amount} {ticker} faz agora parte desta ordem.',
  claimed:
    'Encontrámos o seu pagamento de {amount} {ticker}. Esta página mostra agora o que lhe acontece.',
  claimTitle: 'Encontrámos o seu pagamento',
  memoMissing:
    'Chegou sem o seu {name}. O seu dinheiro está seguro. Verificamos que o pagamento é seu e depois entra nesta ordem.',
  memoWrong:
    'Chegou com outro {name}. O seu dinheiro está seguro. Verificamos que o pagamento é seu e depois entra nesta ordem.',
  otherCoin:
    'Esta ordem é de {expected} e enviou outra moeda. O seu dinheiro está seguro, mas esta ordem não a pode trocar.',
  otherNetwork:
    'Enviou noutra rede que não {network}. O seu dinheiro está seguro, mas esta ordem não o pode trocar.',
  confirmations: '{confirmations} de {needed} confirmações',
  review: 'Estamos a verificar. Não precisa de fazer nada: esta página atualiza-se sozinha.',
  done: 'Entrou numa ordem e está a ser trocado.',
  unproven: 'Não conseguimos confirmar que este pagamento é seu, por isso não entrou nesta ordem.',
  returned: 'Devolvemo-lo ao endereço de onde veio.',
  contact: 'Dúvidas? Escreva para {support} com o código da ordem e o ID da transação.',
  move: 'Para o trocar agora, crie uma ordem que envie esta moeda. Na página dela, introduza o mesmo ID: o pagamento passa logo para lá.',
  moveLink: 'Criar uma ordem de {amount} {ticker}',
  report: 'Comunicar este pagamento',
  eventClaimed: 'Pagamento em falta comunicado',
  eventAssigned: 'O pagamento comunicado entrou numa ordem',
  eventRefused: 'O pagamento comunicado não foi adicionado',
  playNoMemo: 'Pagar sem memo',
  playClaimTitle: 'Decidir sobre um pagamento comunicado',
  playAssign: 'Adicioná-lo à ordem',
  playUnproven: 'Não confirmado',
  playReturned: 'Devolvido',
} as const satisfies Translated<English['lostPayment']>
