import type { English, Translated } from '../catalogue.ts'

/** The account's place in the header. Every page carries it, so it holds only that. */
export const account = {
  signIn: '로그인',
  signInFailed: '로그인 창을 열 수 없습니다. 연결을 확인하고 다시 시도하십시오.',
  signedIn: '로그인되어 있습니다.',
  menu: '{email} 계정',
  history: '내역',
  settings: '설정',
  logOut: '로그아웃',
  logOutFailed: '로그아웃하지 못했습니다. 다시 시도하십시오.',
} as const satisfies Translated<English['account']>
