import type { English, Translated } from '../catalogue.ts'

export const preview = {
  title: '展示页',
  switches: '展示页显示的内容',
  components: '组件',
  form: '兑换表单',
  address: '地址栏',
  order: '订单页面',
  buy: '购买',
  signIn: '登录',
  account: '账户',
  allStates: '所有状态',
  wholeWindow: '整个窗口',
  pixels: '{width} 像素',
  frame: '展示页，宽 {width} 像素',
} as const satisfies Translated<English['preview']>
