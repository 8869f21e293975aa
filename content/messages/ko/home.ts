import type { English, Translated } from '../catalogue.ts'

export const home = {
  metaTitle: '{brand}: 몇 분 만에 코인 교환',
  metaDescription:
    '계정이 필요 없는 즉시 암호화폐 교환. 보내기 전에 모든 수수료가 보이고, 원하면 보장 환율을 쓰고, 체인에서 단계마다 확인할 수 있습니다.',
  headline: '몇 분 만에 코인을 다른 코인으로.',
  lead: '계정도 호가창도 필요 없습니다. 보내기 전에 모든 수수료를 확인하고, 원하면 환율을 고정하고, 체인에서 단계마다 지켜보십시오.',
  medianSwap: '오늘 교환 시간 중앙값',
  minutesSeconds: '{minutes}분 {seconds}초',
  seconds: '{seconds}초',
  coins: { other: '코인 {count}개' },
  onNetworks: { other: '네트워크 {count}개' },
  lowestFee: '최저 서비스 수수료',
  percent: '{sign}{value} %',
  pairsTitle: '인기 코인 쌍',
  pair: '<from>{from}</from> → <to>{to}</to>',
  pairRate: '1 {from} ~ {rate} {to}',
  change24h: '24시간 변동',
  exchangePair: '교환',
  howTitle: '이용 방법',
  how1Title: '선택하고 확인하기',
  how1Text:
    '두 코인과 금액을 고르십시오. 시장 환율, 저희 스프레드와 모든 수수료가 짧은 목록 하나에 표시됩니다.',
  how2Title: '주소 하나로 보내기',
  how2Text:
    '코인을 받을 주소를 알려 주시면, 결제할 주소를 알려 드립니다. 계정도, 미리 맡기는 돈도 필요 없습니다.',
  how3Title: '체인에서 지켜보기',
  how3Text:
    '주문 페이지가 단계마다 바로 보여 주고, 두 거래의 링크도 함께 제공합니다. 닫았다가 언제든지 다시 오셔도 됩니다.',
  trustTitle: '믿으셔도 되는 것',
  trust1Title: '보이는 그대로 지불합니다',
  trust1Text: '수수료는 견적에 포함되어 있습니다. 보내신 뒤에는 아무것도 더해지지 않습니다.',
  trust2Title: '늦거나 금액이 다른 결제도 사라지지 않습니다',
  trust2Text:
    '늦게 도착하거나 금액이 다른 결제는 현재 환율로 교환하거나 돌려보냅니다. 고객님이 선택합니다.',
  trust3Title: '오픈 소스',
  trust3Text: '누구나 작동 방식을 읽어 보고 직접 운영할 수 있습니다.',
} as const satisfies Translated<English['home']>
