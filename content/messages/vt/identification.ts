import type { English, Translated } from '../catalogue.ts'

/** When an order waits for a check of its coins, or for its holder to be identified. */
export const identification = {
  title: 'Xác minh danh tính',
  asked: 'Lệnh này yêu cầu bạn xác minh danh tính.',
  askedWhy:
    'Các lệnh có giá trị như thế này, hoặc với tiền từ một số nguồn nhất định, chỉ được chi trả cho người đã xác minh danh tính.',
  askedNext:
    'Bạn có thể làm trước hoặc sau khi thanh toán. Khi bạn đã được xác minh, lệnh tự tiếp tục.',
  askedElse: 'Bạn không muốn? Đừng thanh toán, hoặc yêu cầu gửi trả tiền.',
  askedHow:
    'Việc này mất vài phút với dịch vụ xác minh danh tính của chúng tôi: bạn cho dịch vụ đó xem giấy tờ và khuôn mặt. Trang này không thấy và không lưu chúng.',
  begin: 'Xác minh danh tính',
  continue: 'Tiếp tục xác minh',
  again: 'Thử lại',
  opensNew: 'Mở trong thẻ mới',
  pending: 'Danh tính của bạn đang được kiểm tra.',
  pendingNext: 'Thường chỉ mất vài phút. Lệnh tự tiếp tục; trang này sẽ hiện điều đó.',
  retry: 'Có điều gì đó không đọc được hoặc không khớp.',
  retryNext: 'Hãy thử lại với hình rõ nét. Lệnh và tiền của bạn vẫn chờ.',
  approved: 'Bạn đã được xác minh. Không cần làm gì thêm.',
  refused: 'Không xác minh được danh tính của bạn, và lệnh này không thể được chi trả.',
  refusedNext:
    'Tiền sẽ được trả lại cho bạn. Nếu chúng tôi chưa có địa chỉ hoàn tiền, chúng tôi sẽ hỏi ở đây.',
  waived: 'Lệnh này không còn cần xác minh danh tính.',
  stranger: 'Lệnh này đang chờ người giữ lệnh xác minh danh tính.',
  unavailable:
    'Dịch vụ xác minh danh tính hiện không phản hồi. Lệnh và tiền của bạn vẫn chờ; hãy thử lại sau một phút.',
  back: 'Quay lại lệnh',
  identifyTitle: 'Xác minh danh tính cho lệnh của bạn',
  decided: 'Việc xác minh danh tính đã xong. Hãy xem lệnh để biết bước tiếp theo.',
  notAsked: 'Lệnh này không yêu cầu xác minh danh tính.',
  notHolder:
    'Chỉ người giữ lệnh mới xác minh được danh tính cho lệnh. Hãy mở trang này trong trình duyệt đã tạo lệnh.',
  holdScreening:
    'Chúng tôi kiểm tra tiền này đến từ đâu và đi đến đâu, như các dịch vụ đổi phải làm. Khi chưa rõ, sẽ có người xem xét. Tiền vẫn là của bạn: sau đó lệnh tiếp tục, hoặc tiền được trả lại cho bạn. Bạn không cần làm gì; trang này sẽ hiện kết quả.',
  holdIdentification: 'Khoản chi trả chờ đến khi bạn xác minh danh tính.',
  holdIdentificationRefused:
    'Không xác minh được danh tính của bạn, nên tiền này sẽ được trả lại cho bạn. Hãy cho biết gửi về đâu.',
  holdRefundDecided:
    'Không thể hoàn tất giao dịch đổi này. Tiền sẽ được trả lại cho bạn. Hãy cho biết gửi về đâu.',
  playTitle: 'Dịch vụ xác minh danh tính thử nghiệm',
  playText:
    'Trong khu thử nghiệm, bạn cũng là dịch vụ xác minh danh tính. Không ai phải đưa giấy tờ: hãy quyết định kết quả.',
  playReference: 'Người nộp hồ sơ',
  playStatus: 'Trạng thái',
  playUnknown: 'Việc xác minh này chưa từng bắt đầu.',
  playApprove: 'Chấp thuận',
  playRetry: 'Yêu cầu thử lại',
  playLater: 'Kiểm tra sau',
  playRefuse: 'Từ chối hẳn',
  playDone: 'Đã báo cho dịch vụ đổi. Trang lệnh tự tiếp tục.',
  playRefusedHere: 'Chỉ người vận hành dịch vụ này mới điều khiển được khu thử nghiệm.',
  playStarted: 'đã bắt đầu',
  playPending: 'đang kiểm tra',
  playRetried: 'cần thử lại',
  playApproved: 'đã chấp thuận',
  playRefused: 'đã từ chối',
} as const satisfies Translated<English['identification']>
