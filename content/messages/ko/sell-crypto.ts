import type { English, Translated } from '../catalogue.ts'

export const sellCrypto = {
  metaTitle: '코인을 팔아 은행 계좌로 받기 · {brand}',
  metaDescription:
    '여러 업체가 모든 수수료를 빼고 코인 대금으로 얼마를 지급하는지 비교하고, 은행 계좌로 받으십시오. 이곳의 계정은 필요 없습니다.',
  title: '코인을 팔아 은행 계좌로 받기',
  lead: '여러 업체에 한꺼번에 문의합니다. 모든 수수료를 뺀 지급 금액을 보고, 선택한 업체에 판매합니다.',
  howTitle: '판매 방법',
  compareTitle: '비교',
  compareText:
    '어떤 코인을 얼마나 팔지, 은행이 어느 국가에 있는지 입력하십시오. 업체가 답하는 대로 제안이 나타나고, 가장 많이 받는 제안에 표시가 붙습니다.',
  addressTitle: '돌려받을 주소 입력',
  addressText:
    '판매가 이루어지지 못하면 업체가 그 주소로 코인을 돌려보냅니다. 주소를 먼저 확인합니다.',
  sendTitle: '코인 보내기',
  sendText:
    '업체의 페이지에서 대금을 받을 곳을 입력합니다. 그러면 이곳의 주문에 코인을 보낼 주소가 표시됩니다.',
  paidTitle: '대금 받기',
  paidText:
    '업체는 코인을 받으면 지급합니다. 진행 상황은 주문 페이지에 표시되며, 이체에 걸리는 시간은 은행에 따라 다릅니다.',
  questionsTitle: '판매 전 질문',
  whoQuestion: '누가 제 코인을 삽니까?',
  whoAnswer:
    '고객님이 선택한 업체입니다. 코인과 은행 정보는 그 업체에만 전달되며, 이 사이트는 어느 것도 보관하지 않습니다.',
  costQuestion: '비용은 얼마입니까?',
  costAnswer:
    '제안마다 업체의 수수료를 뺀 금액이 표시됩니다. 코인을 보내는 네트워크 비용은 고객님의 지갑이 냅니다. 이 사이트는 가격에 아무것도 더하지 않습니다.',
  papersQuestion: '신원을 밝혀야 합니까?',
  papersAnswer:
    '이곳에서는 아닙니다. 업체는 은행으로 돈을 지급하므로 자체 페이지에서 이름이나 서류를 요구할 수 있습니다.',
  priceQuestion: '가격은 확정입니까?',
  priceAnswer:
    '제안은 업체가 이 시점에 제시한 가격입니다. 코인을 보내기 전에 업체가 자체 페이지에서 가격을 확정합니다.',
} as const satisfies Translated<English['sellCrypto']>
