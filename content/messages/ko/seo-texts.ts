import type { English, Translated } from '../catalogue.ts'

export const seoTexts = {
  pairTitleA: '{fromName} → {toName} 교환: 실시간 환율',
  pairTitleB: '{fromName} → {toName}, 계정 없이 맞교환',
  pairTitleShort: '{from} → {to}: 실시간 환율, 한도, 수수료',
  pairHeadingA: '{fromName} → {toName} 교환',
  pairHeadingB: '{fromName} → {toName} 맞교환',
  pairDescriptionA:
    '{from} → {to} 교환을 실시간 환율로, 계정 없이 이용하십시오. 한도와 네트워크 수수료, 받을 금액이 보내기 전에 모두 표시됩니다.',
  pairDescriptionB:
    '지금 {from} 금액으로 받을 {to} 금액: 환율, 최소·최대 금액, 네트워크 수수료, 지급까지의 각 단계를 한눈에 볼 수 있습니다.',
  pairIntroA:
    '지금 1 {from} 금액은 수수료 차감 전 약 {rate} {to}입니다. 한 번에 {minFrom} – {maxFrom} {from} 범위에서 교환할 수 있으며, 양식에는 모든 수수료를 뺀 뒤 도착하는 금액이 표시됩니다.',
  pairIntroB:
    '이 시점의 교환 환율은 수수료 차감 전 1 {from} ≈ {rate} {to}입니다. 한 번에 {minFrom} – {maxFrom} {from} 범위에서 보낼 수 있고, 결정하기 전에 받을 금액을 볼 수 있습니다.',
  pairPaused:
    '지금은 이 코인 쌍의 가격을 정할 수 없습니다. 몇 분 뒤 다시 시도하거나 아래에서 다른 코인 쌍을 선택하십시오.',
  pairRangeA: {
    other: '최근 {count}일 동안 1 {from} 가격은 {lowest} – {highest} {to} 범위였습니다.',
  },
  pairRangeB: {
    other:
      '{count}일 사이 중간 환율은 1 {from} 기준 {lowest} – {highest} {to} 범위에서 움직였습니다.',
  },
  pairNetworksA: {
    other:
      '{fromNetwork} 네트워크에서 결제하며, 컨펌 {count}회 후에 결제가 인정됩니다. {toName} 코인은 {toNetwork} 네트워크에서 지급됩니다.',
  },
  pairNetworksB: {
    other:
      '{fromName} 결제가 {fromNetwork} 네트워크에서 컨펌 {count}회를 받으면 바로 교환이 시작됩니다. {toName} 지급에는 {toNetwork} 네트워크의 주소가 필요합니다.',
  },
  pairTypical: {
    other:
      '최근 30일 동안 끝난 이 코인 쌍의 교환 가운데 절반은 결제 감지부터 지급 컨펌까지 최대 {count}분이 걸렸습니다.',
  },
  networkWait: {
    other:
      '{network} 네트워크의 평소 속도라면 결제가 컨펌되기까지 약 {count}분이 걸리며, 이어서 지급됩니다.',
  },
  extraIdFrom:
    '{name} 결제에는 주소 외에 두 번째 정보({extraId})가 필요합니다. 주문에 표시된 값을 결제에 함께 적으십시오.',
  extraIdTo:
    '{name} 지급에는 주소 외에 두 번째 정보({extraId})를 붙일 수 있습니다. 지갑이나 서비스가 알려 준 값이 있으면 입력하십시오.',
  stepAmountName: '금액 선택',
  stepAmountText:
    '보낼 {from} 금액이나 받고 싶은 {to} 금액을 입력하십시오. 모든 수수료를 뺀 뒤 도착하는 금액이 표시됩니다.',
  stepAddressName: '{to} 주소 입력',
  stepAddressText: '결제하기 전에 {toNetwork} 네트워크의 규칙에 맞는지 확인합니다.',
  stepPayName: '{from} 보내기',
  stepPayText:
    '주문 페이지에 결제 주소가 표시되며, {to} 코인이 출발할 때까지 체인에서 결제를 추적합니다.',
  timeQuestion: '{from} → {to} 교환은 얼마나 걸립니까?',
  costQuestion: '{from} → {to} 교환 비용은 얼마입니까?',
  costAnswer:
    '서비스 수수료는 {fee} %부터이고, 지급 네트워크 수수료는 {networkFee} {to}입니다. 보이는 금액은 두 수수료를 이미 뺀 금액입니다.',
  limitsQuestion: '한 번에 {from} 코인을 얼마까지 교환할 수 있습니까?',
  limitsAnswer:
    '지금은 최소 {minFrom} {from}, 최대 {maxFrom} {from}입니다. 최대 금액은 {to} 재고에 따라 달라집니다.',
  extraIdQuestion: '주소만으로 충분합니까, 아니면 추가 정보({extraId})가 있습니까?',
  accountQuestion: '계정이 필요합니까?',
  accountAnswer:
    '아니요. 브라우저와 주문 링크만 있으면 주문을 확인할 수 있습니다. 큰 금액에는 본인 확인을 요청할 수 있습니다.',
  lateQuestion: '늦게 결제하거나 다른 금액을 결제하면 어떻게 됩니까?',
  lateAnswer: '잃어버리지 않습니다. 고객님의 선택에 따라 그 시점의 환율로 교환하거나 돌려보냅니다.',
  coinTitle: '{name} 교환: 실시간 환율과 코인 쌍',
  coinTitleShort: '{ticker}: 실시간 교환 환율과 코인 쌍',
  coinHeading: '{name} 교환',
  coinDescription: {
    other:
      '{ticker} 코인을 계정 없이 다른 코인 {count}개와 맞교환하십시오. 실시간 환율, 한도, 수수료, {network} 네트워크의 결제 컨펌 방식을 안내합니다.',
  },
  coinIntroA: {
    other: '{name} 결제는 {network} 네트워크에서 컨펌 {count}회 후에 인정됩니다.',
  },
  coinIntroB: {
    other: '{name} 결제는 {network} 네트워크를 거치며, 컨펌 {count}회 후에 인정됩니다.',
  },
  coinPrice: '지금 1 {ticker} 가격은 약 {price} 미국 달러입니다.',
  coinPairs: { other: '여기에서 다른 코인 {count}개로 교환할 수 있습니다.' },
  pairsTitle: '{name} 교환 코인 쌍 전체',
  pairsTitleShort: '{ticker} 교환 코인 쌍 전체',
  pairsDescription: {
    other:
      '{ticker} 코인 쌍 {count}개: 어떤 코인으로 교환할 수 있고 어떤 코인에서 교환해 올 수 있는지, 실시간 환율과 한도, 수수료와 함께 안내합니다.',
  },
  allExchangeTitle: '교환할 수 있는 모든 코인',
  allExchangeDescription:
    '이 교환 서비스의 코인 {count}개를 네트워크, 가격, 하루 변동과 함께 볼 수 있습니다. 하나를 골라 다른 코인으로 얼마가 되는지 살펴보십시오.',
  allExchangeIntro:
    '네트워크 {networks}개의 코인 {count}개와 지금의 가격입니다. 교환할 코인을 선택하십시오.',
  allBuyTitle: '구매할 수 있는 모든 코인',
  allBuyDescription:
    '카드나 계좌 이체로 구매할 수 있는 코인 {count}개를 네트워크, 가격과 함께 볼 수 있습니다. 업체별로 받을 금액을 계정 없이 비교하십시오.',
  allBuyIntro:
    '코인 {count}개 가운데 하나를 선택하면 업체별로 모든 수수료를 빼고 얼마를 보내 주는지 볼 수 있습니다.',
  countriesTitle: '{name} 구매: 국가 선택',
  countriesTitleShort: '{ticker} 구매: 국가 선택',
  countriesDescription:
    '{ticker} 코인을 어디에서 구매하시겠습니까? {count}개 국가 가운데 선택하면 어느 업체가 이용 가능한지, 지금 얼마를 살 수 있는지 볼 수 있습니다.',
  countriesIntro:
    '{name} 코인을 파는 업체와 결제 수단은 사는 곳에 따라 다릅니다. {count}개 국가 가운데 선택하십시오.',
  buyDescription:
    '{fiat} 통화로 {ticker} 구매: 업체별로 모든 수수료를 뺀 뒤 지금 받을 금액을 비교하고, 선택한 업체의 페이지에서 결제하십시오.',
  fiatTitle: '{name} 구매: 통화 선택',
  fiatTitleShort: '{ticker} 구매: 통화 선택',
  fiatDescription:
    '결제할 통화를 {count}개 가운데 선택하고, 업체별로 모든 수수료를 뺀 뒤 지금 받을 {ticker} 금액을 살펴보십시오.',
  fiatIntro:
    '{name} 코인은 통화 {count}개로, 카드나 계좌 이체로 구매할 수 있습니다. 결제할 통화를 선택하십시오.',
} as const satisfies Translated<English['seoTexts']>
