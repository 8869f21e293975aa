import type { English, Translated } from '../catalogue.ts'

export const buying = {
  landingTitle: '카드나 계좌 이체로 암호화폐 구매',
  landingLead:
    '여러 업체에 한꺼번에 조회합니다. 모든 수수료를 뺀 뒤 도착하는 금액을 보고, 고른 업체의 페이지에서 결제합니다.',
  landingDescription:
    '여러 업체가 보내는 금액을 모든 수수료를 뺀 뒤 비교하고, 고른 업체에서 구매하십시오. 이곳에서는 계정이 필요 없습니다.',
  pairTitle: '{fiat} 통화로 {coin} 구매',
  pairLead: '업체들이 {amount} {fiat} 금액에 보내는 코인(모든 수수료 제외).',
  pairDescription:
    '지금 {amount} {fiat} 금액으로 살 수 있는 {ticker} 수량을 수수료를 뺀 뒤 업체별로 비교합니다. 결제는 업체 페이지에서, 코인은 본인의 지갑으로 받습니다.',
  placeTitle: '{fiat} 통화로 {coin} 구매: {place}',
  placeDescription:
    '{ticker} 코인을 {fiat} 통화로 파는 업체와 {amount} {fiat} 금액으로 지금 살 수 있는 수량을 수수료를 뺀 뒤 비교합니다. 국가: {place}.',
  offersTitle: '{amount} {fiat} 금액의 {ticker}',
  offersPlace: '지금의 제안, 국가: {place}',
  noOffers: '지금은 이 거래를 제안하는 업체가 없습니다.',
  change: '금액, 코인 또는 국가 변경',
  howTitle: '이용 방법',
  compareTitle: '비교하기',
  compareText:
    '금액, 코인, 국가를 고르십시오. 업체가 답하는 대로 제안이 나타나며 가장 많이 받는 제안에 표시가 붙습니다.',
  addressTitle: '주소 입력하기',
  addressText: '업체가 이 주소로 코인을 보냅니다. 결제 전에 주소를 확인합니다.',
  payTitle: '업체에 결제하기',
  payText: '업체의 페이지에서 결제하고 이곳으로 돌아옵니다. 주문 페이지에 진행 상황이 표시됩니다.',
  questionsTitle: '구매 전 질문',
  whoQuestion: '코인은 누가 파나요?',
  whoAnswer:
    '고객님이 고른 업체입니다. 이 사이트는 여러 업체에 한꺼번에 조회해 각각 얼마를 주는지 보여 드립니다. 결제와 서류는 그 업체에만 전달됩니다.',
  costQuestion: '비용은 얼마인가요?',
  costAnswer:
    '각 제안에는 업체 수수료를 뺀 금액과, 업체가 밝힌 경우 그 수수료가 표시됩니다. 이 사이트는 가격에 아무것도 더하지 않습니다.',
  accountQuestion: '계정이 필요한가요?',
  accountAnswer:
    '이곳에서는 필요 없습니다. 업체가 이메일 주소, 이름 또는 서류를 요청할 수 있으며, 고르기 전에 각 제안에 표시됩니다.',
  walletQuestion: '코인은 어디로 가나요?',
  walletAnswer: '본인 지갑의 주소로 바로 갑니다. 이 사이트는 코인을 보관하지 않습니다.',
  declinedQuestion: '결제가 거절되면 어떻게 되나요?',
  declinedAnswer:
    '아무것도 구매되지 않으며 주문 페이지에 표시됩니다. 다른 업체를 고를 수 있습니다. 빠져나간 돈은 업체가 돌려줍니다.',
  courseTitle: '{coin} 미국 달러 가격: 최근 하루',
  coinsTitle: '{fiat} 통화로 다른 코인 구매',
  fiatsTitle: '다른 통화로 {coin} 구매',
  countriesTitle: '이 국가들에서 {coin} 구매',
} as const satisfies Translated<English['buying']>
