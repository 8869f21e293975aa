import type { English, Translated } from '../catalogue.ts'

export const social = {
  mailMetaTitle: '确认是您本人 – {brand}',
  mailMetaDescription: '我们邮件中的链接会打开本页。',
  mailTitle: '请确认是您本人',
  mailText: '您开始通过其他服务登录，该服务提供了此电子邮件地址。点击一下即可确认它属于您。',
  mailWhere: '一小时内有效，只能使用一次，且须在您开始操作的浏览器中使用。',
  mailButton: '确认并登录',

  playMetaTitle: '沙盒中的 {provider}',
  playMetaDescription: '决定您在沙盒登录服务中的身份。',
  playTitle: '沙盒中的 {provider}',
  playText: '本页扮演用于登录的服务。请填写您在那里的身份；不会向真实的 {provider} 请求任何内容。',
  playAsks: '兑换服务请求您的电子邮件地址。',
  playEmail: '在该服务的电子邮件地址',
  playVerified: '该服务已验证此地址',
  playUnverified: '该服务未验证此地址',
  playNoEmail: '该服务不提供地址',
  playAgree: '同意',
  playDecline: '拒绝',
  playRefusedHere: '只有运营方可以在此扮演该服务。',
  playNothing: '没有任何请求。请从登录窗口的按钮开始。',
} as const satisfies Translated<English['social']>
