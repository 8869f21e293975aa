import type { English, Translated } from '../catalogue.ts'

export const neighbours = {
  buyTitle: '돈으로 코인 구매',
  buyDescription: '카드나 계좌 이체로 코인을 구매합니다.',
  buyNone:
    '이 교환 서비스에는 지금 구매를 제공하는 업체가 없습니다. 이곳에서는 카드나 계좌 이체로 코인을 구매할 수 없습니다.',
  buyAsked: '{amount} {from} 금액으로 코인을 구매하려고 하셨습니다.',
  buyAskedFor: '{amount} {from} 금액으로 {to} 코인을 구매하려고 하셨습니다.',
  buyInstead:
    '이미 다른 코인이 있다면 계정 없이, 모든 수수료를 먼저 확인하고 {to} 코인으로 교환할 수 있습니다.',
  sellTitle: '코인을 돈으로 판매',
  sellDescription: '코인을 팔고 은행 계좌나 카드로 돈을 받습니다.',
  sellNone:
    '이 교환 서비스에는 지금 판매를 제공하는 업체가 없습니다. 은행 계좌나 카드로 돈을 지급할 수 없습니다.',
  sellAsked: '{amount} {from} 코인을 판매하려고 하셨습니다.',
  sellAskedFor: '{amount} {from} 코인을 {to} 통화로 판매하려고 하셨습니다.',
  sellInstead:
    '{from} 코인을 {to} 코인으로 교환할 수 있습니다. {to} 코인은 미국 달러를 따르도록 만들어진 코인입니다. 그 가치는 발행자의 약속에 달려 있으며, 은행에 있는 돈이 아닙니다.',
  borrowTitle: '코인을 담보로 대출',
  borrowDescription: '소유권을 유지한 코인을 담보로 돈이나 코인을 빌립니다.',
  borrowNone:
    '이 교환 서비스에는 지금 대출을 제공하는 업체가 없습니다. 이곳에서는 아무것도 빌릴 수 없습니다.',
  borrowAsked: '{amount} {from} 코인을 담보로 빌리려고 하셨습니다.',
  borrowInstead:
    '써야 하는 만큼의 {from} 코인만 {to} 코인으로 교환하고 나머지는 그대로 두실 수 있습니다. 그러면 빚이 없습니다.',
  insteadTitle: '대신 할 수 있는 것',
  toForm: '{from} → {to} 교환',
  nothingSent: '주문된 것도, 지불할 것도 없습니다.',
  moonpayTitle: 'MoonPay로 암호화폐 구매',
  moonpayDescription: '여기에서 MoonPay로 결제하는 방법.',
  moonpayHere:
    'MoonPay는 여기에서 구매할 수 있는 제공업체 중 하나입니다. 먼저 제안을 비교하세요. 모든 수수료가 포함된 금액을 확인하고 주문을 확정한 뒤 MoonPay에서 결제합니다.',
  moonpayNotHere:
    '이 거래소에는 MoonPay가 설정되어 있지 않아 여기에서는 사용할 수 없습니다. 다른 제공업체에서 모든 수수료를 먼저 확인하고 구매할 수 있습니다.',
  moonpayCompare: '제안 비교',
  moonpayOrder: '이미 주문을 만들었다면 주문 페이지에서 열고 그곳에서 결제하세요.',
  moonpayOrders: '내 주문',
} as const satisfies Translated<English['neighbours']>
