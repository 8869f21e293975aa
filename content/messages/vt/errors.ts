import type { English, Translated } from '../catalogue.ts'

export const errors = {
  notFoundTitle: 'Không có trang này',
  notFoundText: 'Có thể địa chỉ bị gõ sai, hoặc trang đã chuyển đi.',
  orderNotFoundTitle: 'Không có lệnh này',
  orderNotFoundText: 'Hãy kiểm tra liên kết: chỉ tìm được lệnh bằng mã đầy đủ.',
  brokenTitle: 'Có gì đó hỏng ở phía chúng tôi',
  brokenText: 'Tiền của bạn không bị ảnh hưởng. Hãy tải lại trang, hoặc thử lại sau một phút.',
  offlineTitle: 'Không có kết nối',
  offlineText: 'Trang sẽ tự tiếp tục khi có kết nối trở lại.',
  unavailableTitle: 'Hiện không khả dụng',
  unavailableText: 'Một phần của dịch vụ không phản hồi. Hãy thử lại sau một phút.',
  toHome: 'Đến trang đổi',
  reload: 'Tải lại',
  requestId: 'Yêu cầu {id}',
  networkUnreachable: 'Không kết nối được với máy chủ. Hãy kiểm tra kết nối rồi thử lại.',
  unexpected: 'Đã xảy ra lỗi. Hãy thử lại sau một phút.',
  rateLimited: 'Quá nhiều yêu cầu. Hãy chờ một lát rồi thử lại.',
} as const satisfies Translated<English['errors']>
