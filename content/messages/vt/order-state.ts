import type { English, Translated } from '../catalogue.ts'

/** What the holder of an order can decide, keep and say. */
export const orderState = {
  heldLess: 'Bạn đã gửi ít hơn thỏa thuận',
  heldMore: 'Bạn đã gửi nhiều hơn thỏa thuận',
  heldAgain: 'Bạn đã gửi thêm một khoản thanh toán',
  heldLate: 'Quá muộn cho tỷ giá đảm bảo',
  heldSmall: 'Quá ít để đổi',
  heldLarge: 'Quá nhiều để đổi một lần',
  heldPayout: 'Chúng tôi không thể trả đến địa chỉ này',
  heldAccount: 'Tên tài khoản đã được dùng',
  heldCheck: 'Chúng tôi đang kiểm tra khoản thanh toán của bạn',
  heldIdentity: 'Xác minh danh tính để tiếp tục',
  heldRefund: 'Coin của bạn được trả lại cho bạn',
  choicesLeft:
    'Tỷ giá đảm bảo không còn áp dụng. Bạn vẫn có thể đổi theo tỷ giá hiện tại hoặc nhận hoàn tiền.',
  agreedTitle: 'Đổi số tiền đã thỏa thuận, hoàn lại phần dư',
  agreedText:
    'Chúng tôi đổi {amountFrom} {from} theo tỷ giá đảm bảo và trả đúng {amountTo} {to}. Sau đó chúng tôi hoàn lại {rest} {from}: phần dư trừ phí mạng {networkFee} {from}.',
  agreedAccept: 'Nhận {amountTo} {to} và lấy lại {rest} {from}',
  agreedUntil: 'Tỷ giá đảm bảo còn hiệu lực trong',
  agreedWhile:
    'Đã hết thời gian thanh toán. Lựa chọn này chỉ còn khi thị trường gần với tỷ giá đảm bảo.',
  seenOther: 'Đến nay chúng tôi thấy {sent} {from}. Lệnh là {expected} {from}.',
  lessFloat: 'Số tiền đến sẽ được đổi theo tỷ giá hiện tại khi được xác nhận.',
  lessFixed:
    'Khi được xác nhận, bạn chọn: gửi phần còn lại, đổi theo tỷ giá hiện tại hoặc nhận hoàn tiền.',
  moreFixed: 'Khi được xác nhận, bạn chọn cách xử lý.',
  lateFloat:
    'Khoản thanh toán đến sau khi lệnh hết hạn. Nó không bị mất: chúng tôi đổi theo tỷ giá hiện tại khi được xác nhận.',
  lateFixed:
    'Khoản thanh toán đến sau khi lệnh hết hạn. Nó không bị mất: khi được xác nhận, bạn chọn tỷ giá hiện tại hoặc hoàn tiền.',
  againFloat:
    'Bạn đã gửi thêm một khoản cho lệnh này. Chúng tôi đổi theo tỷ giá hiện tại khi được xác nhận.',
  againFixed:
    'Bạn đã gửi thêm một khoản cho lệnh này. Khi được xác nhận, bạn chọn tỷ giá hiện tại hoặc hoàn tiền.',
  otherSum:
    'Bạn đã gửi {sent} {from} thay vì {expected} {from}, nên bạn nhận {got} {to}. Ước tính là {announced} {to}.',
  restLater: 'Phần dư {rest} {from} được hoàn lại ngay khi khoản chi trả được xác nhận.',
  restOnWay: 'Phần dư {rest} {from} đang trên đường đến địa chỉ hoàn tiền của bạn.',
  restBack: 'Phần dư {rest} {from} đã được hoàn lại.',
  sentTo: 'Gửi đến',
  refundedTo: 'Hoàn lại đến',
  sentBackAt: 'Đã gửi lại',
  youPaid: 'Bạn đã trả',
  youSold: 'Bạn đã bán',
  askSupport: 'Có câu hỏi? Viết cho {support} kèm mã lệnh.',
  eventRest: 'Phần dư đã được hoàn lại',
} as const satisfies Translated<English['orderState']>
