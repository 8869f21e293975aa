import type { English, Translated } from '../catalogue.ts'

export const preview = {
  title: 'ギャラリー',
  switches: 'ギャラリーの表示内容',
  components: '部品',
  form: '交換フォーム',
  address: 'アドレス欄',
  order: '注文のページ',
  buy: '購入',
  signIn: 'ログイン',
  account: 'アカウント',
  allStates: 'すべての状態',
  wholeWindow: 'ウィンドウ全体',
  pixels: '{width}ピクセル',
  frame: 'ギャラリー（幅{width}ピクセル）',
} as const satisfies Translated<English['preview']>
