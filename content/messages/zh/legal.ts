import type { English, Translated } from '../catalogue.ts'

export const legal = {
  termsTitle: '使用条款',
  termsDescription: '提供本兑换服务的条款。',
  privacyTitle: '隐私政策',
  privacyDescription: '本兑换服务保存哪些数据、为何保存、保存多久。',
  templateNotice: '这是软件自带的文本。本站的运营方有责任将其替换为自己的文本。',
} as const satisfies Translated<English['legal']>
