import type { LegalPage } from '../legal-page.ts'

/** The terms that come with the software, for the operator to replace. */
export const vietnameseTerms: LegalPage = [
  {
    heading: '{brand} làm gì',
    paragraphs: [
      '{brand} đổi một loại tiền mã hóa lấy một loại khác. Bạn tạo lệnh và thanh toán đến địa chỉ nạp hiện trên lệnh, và chúng tôi gửi coin bạn chọn đến địa chỉ bạn đã nhập.',
      'Không có số dư tài khoản. {brand} chỉ giữ coin của bạn từ lúc bạn thanh toán đến lúc chi trả của cùng lệnh đó.',
    ],
  },
  {
    heading: 'Tỷ giá và phí',
    paragraphs: [
      'Mỗi ước tính nêu tỷ giá, phí đổi và phí mạng trước khi bạn tạo lệnh. Chúng tôi không cộng thêm gì sau đó.',
      'Với tỷ giá thả nổi, số tiền được tính theo tỷ giá thị trường khi khoản thanh toán của bạn được xác nhận. Với tỷ giá đảm bảo, bạn nhận đúng số tiền hiển thị nếu khoản thanh toán của bạn đến đúng hạn và được xác nhận đúng hạn.',
    ],
  },
  {
    heading: 'Khoản thanh toán muộn hoặc khác số tiền',
    paragraphs: [
      'Khoản thanh toán đến muộn hoặc khác số tiền không bị mất. Tùy theo lệnh, chúng tôi đổi theo tỷ giá hiện tại, hoặc lệnh chờ bạn chọn giữa đổi và hoàn tiền.',
      'Khoản hoàn tiền là số tiền bạn đã trả, trừ phí mạng để gửi trả lại.',
    ],
  },
  {
    heading: 'Trách nhiệm của bạn',
    paragraphs: [
      'Hãy kiểm tra địa chỉ, memo và tag mà bạn nhập. Khoản chi trả đến địa chỉ bạn đã xác nhận không thể đảo ngược.',
      'Hãy gửi mỗi coin trên mạng hiện trên lệnh. Coin gửi qua mạng khác có thể không lấy lại được.',
      'Chỉ sử dụng dịch vụ khi pháp luật áp dụng cho bạn cho phép.',
    ],
  },
]
