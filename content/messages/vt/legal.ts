import type { English, Translated } from '../catalogue.ts'

export const legal = {
  termsTitle: 'Điều khoản sử dụng',
  termsDescription: 'Các điều khoản mà dịch vụ đổi này được cung cấp theo đó.',
  privacyTitle: 'Chính sách quyền riêng tư',
  privacyDescription: 'Dịch vụ đổi này lưu những dữ liệu nào, vì sao và trong bao lâu.',
  updated: 'Cập nhật lần cuối: {date}',
  templateNotice:
    'Đây là văn bản đi kèm phần mềm. Đơn vị vận hành trang này có trách nhiệm thay bằng văn bản của mình.',
} as const satisfies Translated<English['legal']>
