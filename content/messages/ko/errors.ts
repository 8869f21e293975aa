import type { English, Translated } from '../catalogue.ts'

export const errors = {
  notFoundTitle: '없는 페이지입니다',
  notFoundText: '주소를 잘못 입력했거나 페이지가 옮겨졌을 수 있습니다.',
  orderNotFoundTitle: '없는 주문입니다',
  orderNotFoundText: '링크를 확인하십시오. 주문은 주문 번호 전체로만 찾을 수 있습니다.',
  brokenTitle: '저희 쪽에 문제가 생겼습니다',
  brokenText: '고객님의 돈에는 영향이 없습니다. 페이지를 새로 고치거나 1분 후 다시 시도하십시오.',
  offlineTitle: '연결되지 않음',
  offlineText: '연결이 돌아오면 페이지가 자동으로 계속됩니다.',
  unavailableTitle: '지금은 이용할 수 없습니다',
  unavailableText: '서비스의 일부가 응답하지 않습니다. 1분 후 다시 시도하십시오.',
  toHome: '교환하러 가기',
  reload: '새로 고침',
  requestId: '요청 {id}',
  networkUnreachable: '서버에 연결할 수 없습니다. 연결을 확인하고 다시 시도하십시오.',
  unexpected: '문제가 발생했습니다. 1분 후 다시 시도하십시오.',
  rateLimited: '요청이 너무 많습니다. 잠시 기다렸다가 다시 시도하십시오.',
} as const satisfies Translated<English['errors']>
