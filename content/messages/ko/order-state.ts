import type { English, Translated } from '../catalogue.ts'

/** What the holder of an order can decide, keep and say. */
export const orderState = {
  heldLess: '약속보다 적게 보내셨습니다',
  heldMore: '약속보다 많이 보내셨습니다',
  heldAgain: '결제를 한 번 더 보내셨습니다',
  heldLate: '보장 환율 시간이 지났습니다',
  heldSmall: '교환하기에는 너무 적습니다',
  heldLarge: '한 번에 교환하기에는 너무 많습니다',
  heldPayout: '이 주소로 지급할 수 없습니다',
  heldAccount: '계정 이름이 이미 사용 중입니다',
  heldCheck: '결제를 확인하고 있습니다',
  heldIdentity: '계속하려면 본인 인증을 하세요',
  heldRefund: '코인을 돌려드립니다',
  choicesLeft:
    '보장 환율은 더 이상 적용되지 않습니다. 현재 환율로 교환하거나 환불받을 수 있습니다.',
  agreedTitle: '약속한 금액은 교환하고 나머지는 환불',
  agreedText:
    '{amountFrom} {from}를 보장 환율로 교환하고 정확히 {amountTo} {to}를 지급합니다. 그다음 나머지에서 네트워크 수수료 {networkFee} {from}를 뺀 {rest} {from}를 환불합니다.',
  agreedAccept: '{amountTo} {to} 받고 {rest} {from} 환불',
  agreedUntil: '보장 환율 남은 시간',
  agreedWhile: '결제 시간이 지났습니다. 시장이 보장 환율에 가까운 동안만 선택할 수 있습니다.',
  seenOther: '지금까지 {sent} {from}를 확인했습니다. 주문 금액은 {expected} {from}입니다.',
  lessFloat: '도착한 금액은 확인되면 현재 환율로 교환됩니다.',
  lessFixed: '확인되면 선택할 수 있습니다: 나머지 보내기, 현재 환율로 교환, 환불.',
  moreFixed: '확인되면 처리 방법을 선택할 수 있습니다.',
  lateFloat:
    '주문이 만료된 뒤 결제가 도착했습니다. 사라지지 않았습니다. 확인되면 현재 환율로 교환합니다.',
  lateFixed:
    '주문이 만료된 뒤 결제가 도착했습니다. 사라지지 않았습니다. 확인되면 현재 환율이나 환불을 선택할 수 있습니다.',
  againFloat: '이 주문에 결제를 한 번 더 보내셨습니다. 확인되면 현재 환율로 교환합니다.',
  againFixed:
    '이 주문에 결제를 한 번 더 보내셨습니다. 확인되면 현재 환율이나 환불을 선택할 수 있습니다.',
  otherSum:
    '{expected} {from} 대신 {sent} {from}를 보내셔서 {got} {to}를 받습니다. 예상은 {announced} {to}였습니다.',
  restLater: '나머지 {rest} {from}는 지급이 확인되는 대로 환불합니다.',
  restOnWay: '나머지 {rest} {from}를 환불 주소로 보내는 중입니다.',
  restBack: '나머지 {rest} {from}를 환불했습니다.',
  sentTo: '보낸 주소',
  refundedTo: '환불 주소',
  sentBackAt: '환불 시각',
  youPaid: '지불한 금액',
  youSold: '판매한 금액',
  askSupport: '궁금한 점은 주문 코드와 함께 {support}로 문의하세요.',
  eventRest: '나머지를 환불했습니다',
} as const satisfies Translated<English['orderState']>
