import type { English, Translated } from '../catalogue.ts'

export const account = {
  signIn: '登录',
  signInFailed: '无法打开登录窗口。请检查网络连接后重试。',
  signedIn: '您已登录。',
  menu: '{email} 的账户',
  history: '历史记录',
  settings: '设置',
  logOut: '退出登录',
  logOutFailed: '未能退出登录。请重试。',
} as const satisfies Translated<English['account']>
