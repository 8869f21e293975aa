import type { English, Translated } from '../catalogue.ts'

export const overlays = {
  cookieTitle: '쿠키',
  cookieText:
    '쿠키는 고객님의 선택을 기억하고, 법이나 고객님이 허용하는 경우 방문 수를 집계합니다.',
  cookieMore: '자세히 알아보기',
  cookieOk: '확인',
  brokenTitle: '문제가 발생했습니다',
  brokenText:
    '사이트가 제대로 응답하지 않았습니다. 계속하려면 페이지를 새로 고치십시오. 이미 만든 주문에는 영향이 없습니다.',
  brokenReload: '페이지 새로 고침',
  brokenClose: '이 페이지에 머무르기',
  worksTitle: '기술 작업',
  worksText: '기술적인 문제로 일부 입금 결제가 평소보다 오래 걸릴 수 있음을 알려 드립니다.',
  alertTitle: '공지',
  domainsTitle: 'Unstoppable Domains',
  domainsText:
    '긴 주소 대신 이름으로 보내십시오. Unstoppable Domains 이름을 여기에서 쓸 수 있습니다.',
  appTitle: '모바일 앱',
  appBuy: '즉시 구매',
  appExchange: '즉시 교환',
  appPay: '{brand} 앱으로 결제',
  appBuyExchange: '암호화폐 구매·교환',
  appBuyCoin: '{coin} 구매',
  appLead: '휴대전화용 {brand} 앱에서 이용하십시오.',
  appGet: '앱 받기',
  appClose: '닫고 사이트에 머무르기',
  offlineTitle: '연결이 끊어졌습니다',
  offlineText: '다시 온라인이 되면 자동으로 계속됩니다.',
  onlineTitle: '다시 온라인 상태입니다',
  onlineText: '보이는 내용을 최신으로 바꾸고 있습니다.',
  signedOutTitle: '로그아웃되었습니다',
  signedOutText: '이 브라우저에서 만든 주문은 여기에서 계속 볼 수 있습니다.',
  snackbarClose: '닫기',
  chatOpen: '고객 지원 채팅',
} as const satisfies Translated<English['overlays']>
