import type { English, Translated } from '../catalogue.ts'

/** Signing in by another service (AUTH-06): the page behind the mailed link, and the sandbox's service. */
export const social = {
  mailMetaTitle: '본인임을 확인해 주십시오 – {brand}',
  mailMetaDescription: '저희가 보낸 메일의 링크로 열리는 페이지입니다.',
  mailTitle: '본인임을 확인해 주십시오',
  mailText:
    '이 이메일 주소를 알려 준 다른 서비스로 로그인을 시작하셨습니다. 한 번 누르면 고객님의 주소임이 확인됩니다.',
  mailWhere: '시작한 브라우저에서 한 시간 안에 한 번만 쓸 수 있습니다.',
  mailButton: '확인하고 로그인',

  playMetaTitle: '샌드박스의 {provider}',
  playMetaDescription: '샌드박스 로그인 서비스에서 사용할 신원입니다.',
  playTitle: '샌드박스의 {provider}',
  playText:
    '이 페이지는 로그인에 쓰는 서비스의 역할을 합니다. 그곳에서 누구인지 입력하십시오. 실제 {provider} 서비스에는 아무것도 요청하지 않습니다.',
  playAsks: '교환 서비스가 이메일 주소를 요청합니다.',
  playEmail: '그 서비스의 이메일 주소',
  playVerified: '서비스가 주소를 확인함',
  playUnverified: '서비스가 주소를 확인하지 않음',
  playNoEmail: '서비스가 주소를 알려 주지 않음',
  playAgree: '동의',
  playDecline: '거절',
  playRefusedHere: '이곳에서는 운영자만 서비스 역할을 할 수 있습니다.',
  playNothing: '요청된 로그인이 없습니다. 로그인 창의 버튼으로 시작하십시오.',
} as const satisfies Translated<English['social']>
