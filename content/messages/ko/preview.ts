import type { English, Translated } from '../catalogue.ts'

export const preview = {
  title: '갤러리',
  switches: '갤러리에 표시할 내용',
  components: '구성 요소',
  form: '교환 양식',
  address: '주소 입력란',
  order: '주문 페이지',
  buy: '구매',
  signIn: '로그인',
  account: '계정',
  allStates: '모든 상태',
  wholeWindow: '전체 창',
  pixels: '{width}픽셀',
  frame: '갤러리, 너비 {width}픽셀',
} as const satisfies Translated<English['preview']>
