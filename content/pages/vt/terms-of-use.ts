import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const vietnameseTerms: LegalPage = [
  {
    heading: '{brand} làm gì',
    paragraphs: [
      '{brand} đổi một đồng tiền mã hóa lấy một đồng khác. Bạn tạo lệnh, thanh toán đến địa chỉ mà lệnh nêu, và đồng tiền bạn chọn được gửi đến địa chỉ bạn đã cho.',
      'Không có số dư tài khoản. {brand} chỉ giữ tiền của bạn từ lúc bạn thanh toán đến lúc chi trả của chính lệnh đó.',
    ],
  },
  {
    heading: 'Tỷ giá và phí',
    paragraphs: [
      'Mỗi ước tính nêu tỷ giá, phí đổi và phí mạng trước khi bạn tạo lệnh. Sau đó không thêm gì.',
      'Với tỷ giá thả nổi, số tiền được tính theo thị trường khi khoản thanh toán của bạn được xác nhận. Với tỷ giá đảm bảo, bạn nhận đúng số tiền đã nêu nếu khoản thanh toán của bạn được thấy kịp thời hạn và được xác nhận kịp thời hạn.',
    ],
  },
  {
    heading: 'Khoản thanh toán khác dự kiến',
    paragraphs: [
      'Khoản thanh toán đến muộn, hoặc khác số tiền dự kiến, không bị mất. Tùy theo lệnh, nó được đổi theo tỷ giá hiện tại, hoặc lệnh chờ bạn chọn giữa đổi và hoàn tiền.',
      'Khoản hoàn tiền là số bạn đã trả, trừ phí của mạng chuyển nó về.',
    ],
  },
  {
    heading: 'Bạn chịu trách nhiệm về điều gì',
    paragraphs: [
      'Hãy kiểm tra địa chỉ và thông tin bổ sung mà bạn cho. Khoản chi trả đến địa chỉ bạn đã xác nhận không thể thu hồi.',
      'Hãy gửi mỗi đồng tiền trên mạng mà lệnh nêu. Tiền gửi trên mạng khác có thể không lấy lại được.',
      'Chỉ sử dụng dịch vụ ở nơi pháp luật áp dụng cho bạn cho phép.',
    ],
  },
]
