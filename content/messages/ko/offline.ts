import type { English, Translated } from '../catalogue.ts'

export const offline = {
  title: '오프라인 상태입니다',
  description: '연결이 없는 동안 이 브라우저가 기억하는 고객님의 주문입니다.',
  lead: '연결이 없으면 이 페이지를 열 수 없습니다. 그래도 주문은 계속 진행됩니다. 결제된 금액은 교환되어 전송됩니다.',
  retry: '다시 시도',
  ordersTitle: '이 브라우저의 주문',
  order: '{from} → {to}',
  code: '주문 {code}',
  lastKnown: '{status} ({time} 기준)',
  unknownStatus: '상태를 알 수 없음',
  noOrders: '이 브라우저가 기억하는 주문이 없습니다.',
} as const satisfies Translated<English['offline']>
