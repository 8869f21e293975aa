import type { English, Translated } from '../catalogue.ts'

/** The account's place in the header. Every page carries it, so it holds only that. */
export const account = {
  signIn: 'Đăng nhập',
  signInFailed: 'Không mở được phần đăng nhập. Hãy kiểm tra kết nối rồi thử lại.',
  signedIn: 'Bạn đã đăng nhập.',
  menu: 'Tài khoản {email}',
  history: 'Lịch sử',
  settings: 'Cài đặt',
  logOut: 'Đăng xuất',
  logOutFailed: 'Không đăng xuất được. Hãy thử lại.',
} as const satisfies Translated<English['account']>
