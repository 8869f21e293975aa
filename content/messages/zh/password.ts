import type { English, Translated } from '../catalogue.ts'

export const password = {
  show: '显示',
  hide: '隐藏',
  showNamed: '显示“{field}”中的密码',
  hideNamed: '隐藏“{field}”中的密码',
  capsLock: '大写锁定已开启。',
} as const satisfies Translated<English['password']>
