import type { English, Translated } from '../catalogue.ts'

export const legal = {
  termsTitle: '使用条款',
  termsDescription: '本兑换服务向客户提供服务时所依据的使用条款和各项条件。',
  privacyTitle: '隐私政策',
  privacyDescription: '本兑换服务会保存哪些数据、为什么保存这些数据，以及保存多长时间。',
  updated: '最后更新：{date}',
  templateNotice: '这是软件自带的文本。本站的运营方有责任将其替换为自己的文本。',
} as const satisfies Translated<English['legal']>
