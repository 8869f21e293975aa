import type { English, Translated } from '../catalogue.ts'

export const developers = {
  metaTitle: '개발자용 API · {brand}',
  metaDescription:
    '이 교환 서비스를 이루는 호출을 안내합니다. 기본 주소, OpenAPI 설명, 그대로 실행되는 예제, 파트너가 접근 권한을 얻는 방법이 있습니다.',
  title: '개발자용 API',
  lead: '이 사이트와 위젯은 이 페이지의 호출로 만들어졌습니다. 고객님의 프로그램에서도 사용할 수 있습니다.',
  baseTitle: '기본 주소',
  specTitle: '기계용 설명',
  specText:
    'OpenAPI 3.1 문서 하나가 모든 호출의 필드, 응답, 거절을 설명합니다. 이 서버가 응답하는 경로에서 만들어집니다.',
  specLink: 'openapi.json 열기',
  tryTitle: '그대로 실행되는 예제',
  tryText:
    '지금 {amount} {from} 금액으로 받을 {to} 금액을 묻습니다. 키가 필요 없고, 주문도 생기지 않습니다.',
  copyExample: '예제 복사',
  rulesTitle: '모든 호출에 적용되는 규칙',
  ruleMoney:
    '금액은 양방향 모두 "0.25" 같은 십진수 텍스트입니다. 금액 계산에 부동 소수점 수를 쓰지 않습니다.',
  ruleRefusal:
    '거절에는 바뀌지 않는 코드와 사람이 읽는 메시지가 있습니다. 코드를 기준으로 판단하십시오.',
  ruleRepeat:
    '주문을 만드는 호출은 Idempotency-Key를 받습니다. 같은 요청을 두 번 보내도 주문은 하나만 생깁니다.',
  ruleLimits:
    '호출 횟수는 주소별로 제한됩니다. 상태 429 거절은 언제 다시 요청할지 Retry-After에 알려 줍니다.',
  accessTitle: '파트너 접근 권한',
  accessText:
    '아래 호출에는 키가 필요 없습니다. 주문이나 계정에 속한 것은 보유자의 비밀 값이나 세션을 요구합니다. 파트너용 키는 파트너 프로그램에 속하며, 이 교환 서비스의 운영자가 결정합니다.',
  accessMail: '접근 권한은 <mail>{email}</mail> 주소로 문의하십시오.',
  callsTitle: '이 서버의 호출',
  callsLead: '위의 설명 문서에서 가져온 목록이며, 그 문서에 영어로 설명되어 있습니다.',
  calls: { other: '호출 {count}개' },
} as const satisfies Translated<English['developers']>
