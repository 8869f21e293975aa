import type { English, Translated } from '../catalogue.ts'

export const preview = {
  title: 'Bộ sưu tập',
  switches: 'Bộ sưu tập hiện những gì',
  components: 'Thành phần',
  form: 'Biểu mẫu đổi',
  address: 'Ô địa chỉ',
  order: 'Trang lệnh',
  buy: 'Mua',
  signIn: 'Đăng nhập',
  account: 'Tài khoản',
  allStates: 'Mọi trạng thái',
  wholeWindow: 'Toàn cửa sổ',
  pixels: '{width} điểm ảnh',
  frame: 'Bộ sưu tập, rộng {width} điểm ảnh',
} as const satisfies Translated<English['preview']>
