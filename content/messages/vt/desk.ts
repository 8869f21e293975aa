import type { English, Translated } from '../catalogue.ts'

/** What the holder of an order can decide, keep and say. */
export const desk = {
  title: 'Lựa chọn của bạn',
  held: 'Đã đến và an toàn',
  expected: 'Dự kiến',
  differsLess: 'Bạn đã gửi ít hơn dự kiến {amount} {ticker}.',
  differsMore: 'Bạn đã gửi nhiều hơn dự kiến {amount} {ticker}.',
  again: 'Một khoản thanh toán đến sau khi lệnh này đã được chi trả.',
  exchangeTitle: 'Đổi ngay bây giờ',
  exchangeText:
    'Chúng tôi đổi {amountFrom} {from} của bạn và chi trả đúng {amountTo} {to} đến địa chỉ của bạn.',
  exchangeAccept: 'Nhận {amountTo} {to}',
  exchangeUnavailable: 'Hiện chưa có giá để đổi. Trang này sẽ tự hỏi lại.',
  offerRate: 'Tỷ giá trước phí',
  offerFee: 'Phí đổi',
  offerNetworkFee: 'Phí mạng',
  offerGet: 'Bạn nhận',
  offerValid: 'Đề nghị này còn hiệu lực',
  offerNew: 'Đề nghị mới: bạn nhận {amountTo} {to}.',
  topUpTitle: 'Gửi phần còn thiếu',
  topUpPromise:
    'Hãy gửi thêm {amount} {from} đến cùng địa chỉ kịp thời hạn, và bạn nhận {amountTo} {to} được đảm bảo.',
  topUpExact:
    'Hãy gửi thêm {amount} {from} đến cùng địa chỉ, và toàn bộ sẽ được đổi theo tỷ giá tại thời điểm đó.',
  topUpLeast:
    'Hãy gửi thêm {amount} {from} đến cùng địa chỉ để đủ số tiền bạn dự định; từ {least} {from} trở lên, toàn bộ sẽ được đổi theo tỷ giá tại thời điểm đó.',
  topUpQr: 'Mã QR để gửi phần còn thiếu {amount} {ticker}',
  topUpTime: 'Kịp thời hạn nghĩa là trong vòng',
  refundTitle: 'Nhận lại tiền',
  refundText:
    'Chúng tôi gửi trả {amountTo} {ticker}: số đã đến, trừ {networkFee} {ticker} phí mạng.',
  refundButton: 'Gửi trả {amountTo} {ticker}',
  refundTooSmall:
    'Gửi trả tốn {networkFee} {ticker}, nhiều hơn số đã đến. Số này vẫn được ghi cho lệnh này và được tính ngay khi có thêm tiền đến.',
  refundAddress: 'Địa chỉ để hoàn tiền',
  refundTo: 'Đến địa chỉ hoàn tiền của bạn',
  refundElsewhere: 'Gửi đến địa chỉ khác',
  chosenExchange: 'Bạn đã chọn đổi. Khoản chi trả đang được chuẩn bị; không cần làm gì thêm.',
  chosenRefund:
    'Bạn đã chọn nhận lại tiền. Khoản hoàn tiền đang được chuẩn bị; không cần làm gì thêm.',
  strayTitle: 'Một đồng tiền khác đã đến địa chỉ này',
  strayText:
    'Lệnh này dành cho {ticker}. Khoản nêu ở đây là một đồng tiền khác: nó không mất và không được đổi. Nó được giữ riêng cho đến khi đơn vị vận hành xem xét.',
  strayAsk: 'Hãy viết tới {support}, nêu mã lệnh và mã giao dịch.',
  keepTitle: 'Giữ đường quay lại',
  keepText:
    'Trình duyệt này đang giữ lệnh. Để quyết định về lệnh từ trình duyệt khác, hãy giữ liên kết bí mật hoặc tệp khôi phục. Ai có một trong hai thứ này đều có thể quyết định thay bạn: đừng cho ai xem.',
  secretLink: 'Sao chép liên kết bí mật',
  secretLinkCopied: 'Đã sao chép liên kết bí mật',
  secretLinkShown:
    'Liên kết bí mật của bạn. Hãy tự sao chép: trình duyệt này không cho chúng tôi làm việc đó.',
  recoveryFile: 'Tải tệp khôi phục',
  recoveryByAccount:
    'Lệnh này thuộc tài khoản của bạn: hãy đăng nhập trong bất kỳ trình duyệt nào và bạn sẽ thấy nó trong các lệnh của mình. Bí mật của lệnh chỉ có trong trình duyệt đã tạo ra nó.',
  linkedServices:
    'Đăng nhập bằng {services} trên bất kỳ thiết bị nào để xem các lệnh của tài khoản.',
  recoveryFailed: 'Không đọc được bí mật. {reason}',
  recoveryAbout:
    'Tệp khôi phục của một lệnh đổi. Để quyết định về lệnh từ trình duyệt khác, hãy mở liên kết hoặc chọn tệp này trên trang lịch sử. Ai có tệp này đều có thể quyết định thay bạn.',
  secretWorked: 'Giờ trình duyệt này cũng giữ lệnh.',
  secretWrong:
    'Bí mật trong liên kết này không phải của lệnh. Bạn đang xem lệnh với tư cách khách.',
  changeTitle: 'Thay đổi những gì còn có thể',
  emailLabel: 'Email để nhận tin về lệnh này',
  emailSet:
    'Thư được gửi đến địa chỉ bạn đã để lại. Hãy nhập địa chỉ khác, hoặc để trống để ngừng nhận thư.',
  emailUnset:
    'Hiện không có thư nào được gửi. Hãy để lại địa chỉ để được báo khi trạng thái thay đổi.',
  emailSave: 'Lưu email',
  emailSaved: 'Đã lưu. Thư về lệnh này được gửi đến địa chỉ đó.',
  emailStopped: 'Đã lưu. Không còn thư nào về lệnh này được gửi.',
  refundSaved: 'Đã lưu. Nếu hoàn tiền, tiền sẽ được gửi đến địa chỉ này.',
  extraIdLabel: '{name} của địa chỉ chi trả của bạn',
  extraIdHint: 'Để trống nếu địa chỉ của bạn không cần.',
  extraIdSave: 'Lưu {name}',
  extraIdSaved: 'Đã lưu. Khoản chi trả sẽ kèm thông tin này.',
  proofTitle: 'Hãy cho thấy đó là bạn',
  proofText:
    'Bạn đã đăng nhập cách đây hơn mười phút. Chúng tôi hỏi lại một lần, để không ai khác thay đổi lệnh này trên màn hình đang mở của bạn.',
  proofPassword: 'Mật khẩu của bạn',
  proofPasswordWrong: 'Mật khẩu này sai.',
  proofCode: 'Mã từ ứng dụng xác thực của bạn',
  proofCodeHint: 'Sáu chữ số, hoặc một trong các mã khôi phục của bạn.',
  proofCodeWrong: 'Mã này sai hoặc đã được dùng.',
  proofSend: 'Tiếp tục',
  proofPasskeyText:
    'Tài khoản của bạn không có mật khẩu. Hãy dùng một trong các khóa truy cập của tài khoản.',
  proofPasskey: 'Dùng khóa truy cập',
  proofPasskeyFailed: 'Khóa truy cập không được chấp nhận. Hãy thử lại.',
  proofSignIn:
    'Tài khoản của bạn không có mật khẩu. Hãy đăng xuất, đăng nhập lại rồi quay lại lệnh này.',
  proofFailed: 'Không kiểm tra được. Hãy thử lại sau giây lát.',
  notify: 'Báo cho tôi khi hoàn tất',
  notifyOn: 'Bạn sẽ được báo khi trang này còn mở.',
  notifyRefused: 'Trình duyệt của bạn không cho phép thông báo từ trang này.',
  feedbackTitle: 'Bạn thấy thế nào?',
  feedbackRate: 'Đánh giá của bạn',
  feedbackStars: { other: '{count} trên 5 sao' },
  feedbackTags: 'Điều gì nổi bật?',
  tagFast: 'nhanh',
  tagGoodRate: 'tỷ giá tốt',
  tagEasy: 'dễ',
  tagClear: 'rõ ràng',
  tagSlow: 'chậm',
  tagDear: 'quá đắt',
  tagConfusing: 'khó hiểu',
  feedbackComment: 'Còn gì khác không?',
  feedbackCommentHint: 'Đơn vị vận hành sẽ đọc. Đừng ghi tên và địa chỉ.',
  feedbackSend: 'Gửi đánh giá',
  feedbackThanks: 'Cảm ơn bạn. Đơn vị vận hành đọc mọi đánh giá.',
} as const satisfies Translated<English['desk']>
