import type { English, Translated } from '../catalogue.ts'

export const lostPayment = {
  title: 'Đã thanh toán mà chưa thấy gì?',
  text: 'Nhập mã giao dịch từ ví hoặc sàn của bạn. Chúng tôi tìm trên mạng và cho bạn biết khoản thanh toán ra sao.',
  label: 'Mã giao dịch',
  hint: 'Còn gọi là TXID hoặc hash. Bạn có thể dán liên kết từ trình khám phá.',
  find: 'Tìm khoản thanh toán của tôi',
  notFound:
    'Chúng tôi chưa tìm thấy trên {network} khoản thanh toán nào cho chúng tôi với mã này. Nếu bạn vừa gửi, hãy đợi một phút rồi thử lại. Nếu không, hãy kiểm tra mã và mạng bạn đã gửi.',
  pending:
    'Chúng tôi thấy giao dịch của bạn nhưng nó chưa được xác nhận. Khi được xác nhận, nó tự hiện ở đây.',
  failed:
    'Mạng không thực hiện giao dịch này nên chúng tôi không nhận được gì. Hãy kiểm tra ví rồi gửi lại.',
  notOurs:
    'Giao dịch này đã được xác nhận nhưng không gửi cho chúng tôi. Hãy kiểm tra mã và địa chỉ bạn đã gửi tới.',
  dropped:
    'Mạng đã bỏ giao dịch này nên chúng tôi không nhận được gì. Nếu nó quay lại, chúng tôi sẽ tính. Hãy kiểm tra ví trước khi gửi lại.',
  beforeOrder:
    'Khoản này đến trước khi lệnh này được tạo. Hãy mở lệnh mà bạn định trả và tìm ở đó.',
  otherOrder: 'Khoản này thuộc về một lệnh khác.',
  otherOrderOwn: 'Khoản này thuộc về lệnh {id} của bạn.',
  inOrder:
    'Khoản {amount} {ticker} của bạn đã nằm trong lệnh này: {confirmations} trên {needed} xác nhận.',
  assigned: 'Khoản {amount} {ticker} của bạn nay đã nằm trong lệnh này.',
  claimed:
    'Chúng tôi đã tìm thấy khoản {amount} {ticker} của bạn. Trang này giờ cho thấy điều gì xảy ra với nó.',
  claimTitle: 'Chúng tôi đã tìm thấy khoản thanh toán của bạn',
  memoMissing:
    'Nó đến mà không có {name} của bạn. Tiền của bạn an toàn. Chúng tôi kiểm tra đó là khoản của bạn rồi đưa vào lệnh này.',
  memoWrong:
    'Nó đến với {name} khác. Tiền của bạn an toàn. Chúng tôi kiểm tra đó là khoản của bạn rồi đưa vào lệnh này.',
  otherCoin:
    'Lệnh này dành cho {expected}, còn bạn gửi đồng khác. Tiền của bạn an toàn nhưng lệnh này không đổi được.',
  otherNetwork:
    'Bạn đã gửi trên mạng khác với {network}. Tiền của bạn an toàn nhưng lệnh này không đổi được.',
  confirmations: '{confirmations} trên {needed} xác nhận',
  review: 'Chúng tôi đang kiểm tra. Bạn không cần làm gì: trang này tự cập nhật.',
  done: 'Nó đã vào một lệnh và đang được đổi.',
  unproven: 'Chúng tôi không xác nhận được khoản này là của bạn nên nó không vào lệnh này.',
  returned: 'Chúng tôi đã gửi trả về địa chỉ mà nó đến.',
  contact: 'Có câu hỏi? Viết tới {support} kèm mã lệnh và mã giao dịch.',
  move: 'Để đổi ngay, hãy tạo lệnh gửi đồng này. Trên trang của lệnh đó, nhập cùng mã giao dịch: khoản thanh toán chuyển sang ngay.',
  moveLink: 'Tạo lệnh cho {amount} {ticker}',
  report: 'Báo khoản thanh toán này',
  eventClaimed: 'Đã báo khoản thanh toán bị thiếu',
  eventAssigned: 'Khoản đã báo được đưa vào một lệnh',
  eventRefused: 'Khoản đã báo không được thêm',
  playNoMemo: 'Trả không kèm memo',
  playClaimTitle: 'Quyết định về khoản đã báo',
  playAssign: 'Thêm vào lệnh',
  playUnproven: 'Không xác nhận được',
  playReturned: 'Đã gửi trả',
} as const satisfies Translated<English['lostPayment']>
