import type { English, Translated } from '../catalogue.ts'

export const orderState = {
  heldLess: 'Você enviou menos que o combinado',
  heldMore: 'Você enviou mais que o combinado',
  heldAgain: 'Você enviou outro pagamento',
  heldLate: 'Tarde demais para a taxa garantida',
  heldSmall: 'Pouco demais para trocar',
  heldLarge: 'Demais para trocar de uma vez',
  heldPayout: 'Não conseguimos pagar para este endereço',
  heldAccount: 'O nome da conta já está em uso',
  heldCheck: 'Estamos verificando o seu pagamento',
  heldIdentity: 'Identifique-se para continuar',
  heldRefund: 'Suas moedas voltam para você',
  choicesLeft:
    'A taxa garantida não vale mais. Você ainda pode trocar pela taxa atual ou receber um reembolso.',
  agreedTitle: 'Trocar o valor combinado e reembolsar o resto',
  agreedText:
    'Trocamos {amountFrom} {from} pela taxa garantida e pagamos exatamente {amountTo} {to}. Depois reembolsamos {rest} {from}: o resto menos {networkFee} {from} de tarifa de rede.',
  agreedAccept: 'Receber {amountTo} {to} e {rest} {from} de volta',
  agreedUntil: 'A taxa garantida vale por',
  agreedWhile:
    'O prazo de pagamento acabou. Esta opção fica só enquanto o mercado estiver perto da taxa garantida.',
  seenOther: 'Até agora vimos {sent} {from}. A ordem é de {expected} {from}.',
  lessFloat: 'O que chegar é trocado pela taxa atual quando for confirmado.',
  lessFixed:
    'Quando for confirmado, você escolhe: enviar o resto, trocar pela taxa atual ou receber um reembolso.',
  moreFixed: 'Quando for confirmado, você escolhe o que fazer com ele.',
  lateFloat:
    'Seu pagamento chegou depois que a ordem expirou. Ele não se perdeu: trocamos pela taxa atual quando for confirmado.',
  lateFixed:
    'Seu pagamento chegou depois que a ordem expirou. Ele não se perdeu: quando for confirmado, você escolhe a taxa atual ou um reembolso.',
  againFloat:
    'Você enviou outro pagamento para esta ordem. Trocamos pela taxa atual quando for confirmado.',
  againFixed:
    'Você enviou outro pagamento para esta ordem. Quando for confirmado, você escolhe a taxa atual ou um reembolso.',
  otherSum:
    'Você enviou {sent} {from}, não {expected} {from}, então recebe {got} {to}. A estimativa era {announced} {to}.',
  restLater: 'Reembolsamos o resto, {rest} {from}, assim que o pagamento for confirmado.',
  restOnWay: 'O resto, {rest} {from}, está a caminho do seu endereço de reembolso.',
  restBack: 'O resto, {rest} {from}, foi reembolsado.',
  sentTo: 'Enviado para',
  refundedTo: 'Reembolsado para',
  sentBackAt: 'Devolvido',
  youPaid: 'Você pagou',
  youSold: 'Você vendeu',
  askSupport: 'Dúvidas? Escreva para {support} e informe o código da ordem.',
  eventRest: 'O resto foi reembolsado',
} as const satisfies Translated<English['orderState']>
