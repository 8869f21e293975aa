import type { English, Translated } from '../catalogue.ts'

/** The field for a password, wherever one stands. */
export const password = {
  show: '보기',
  hide: '숨기기',
  showNamed: '“{field}” 입력란의 비밀번호 보기',
  hideNamed: '“{field}” 입력란의 비밀번호 숨기기',
  capsLock: 'Caps Lock이 켜져 있습니다.',
} as const satisfies Translated<English['password']>
