import type { MailTexts } from '../mail-texts.ts'

export const vietnamese: MailTexts = {
  frame: {
    playMoney: 'Đây là thế giới thử nghiệm của {brand}: các đồng tiền ở đây không có giá trị.',
    inFull: 'Hoặc mở địa chỉ này trong trình duyệt của bạn:',
  },
  order: {
    states: {
      waiting: {
        subject: 'đã nhận lệnh của bạn',
        sentence:
          'Lệnh của bạn đang mở. Hãy gửi khoản thanh toán đến địa chỉ nạp trên trang của lệnh; chúng tôi sẽ báo cho bạn khi thấy khoản này.',
      },
      confirming: {
        subject: 'đã thấy khoản thanh toán của bạn',
        sentence:
          'Đã thấy khoản thanh toán của bạn. Giao dịch đổi sẽ tiếp tục khi có đủ số xác nhận.',
      },
      finished: {
        subject: 'giao dịch đổi của bạn đã hoàn tất',
        sentence:
          'Giao dịch đổi của bạn đã hoàn tất: khoản chi trả đã được xác nhận trên chuỗi của nó.',
      },
      refunded: {
        subject: 'tiền của bạn đã được gửi trả lại',
        sentence:
          'Tiền của bạn đã được gửi trả lại về địa chỉ hoàn tiền của bạn, và lệnh chuyển đã được xác nhận.',
      },
      hold: {
        subject: 'giao dịch đổi đang chờ bạn',
        sentence:
          'Giao dịch đổi đang chờ bạn: hãy mở nó trong trình duyệt đã tạo ra nó, hoặc bằng liên kết bí mật của bạn, và chọn cách tiếp tục.',
      },
      expired: {
        subject: 'giao dịch đổi của bạn đã hết hạn',
        sentence:
          'Không có khoản thanh toán nào đến kịp, nên giao dịch đổi của bạn đã hết hạn. Khoản thanh toán đến muộn không bị mất.',
      },
      failed: {
        subject: 'giao dịch đổi của bạn đã bị đóng',
        sentence: 'Đơn vị vận hành đã đóng giao dịch đổi của bạn. Không còn khoản nào phải trả.',
      },
      fiat_ended: {
        subject: 'lệnh của bạn đã hoàn tất',
        sentence:
          'Nhà cung cấp báo rằng lệnh của bạn đã hoàn tất. Trang của lệnh cho biết những gì đã được gửi.',
      },
      fiat_declined: {
        subject: 'lệnh của bạn đã bị từ chối',
        sentence:
          'Nhà cung cấp đã từ chối lệnh của bạn; không có khoản tiền nào bị giữ lại. Bạn có thể thử lại hoặc chọn nhà cung cấp khác.',
      },
      fiat_refunded: {
        subject: 'khoản thanh toán của bạn đã được gửi trả',
        sentence:
          'Nhà cung cấp báo rằng khoản bạn đã trả đã được gửi trả lại. Có thể mất vài ngày mới đến.',
      },
      fiat_charged_back: {
        subject: 'khoản thanh toán cho lệnh của bạn đã bị đảo ngược',
        sentence:
          'Ngân hàng đã lấy lại khoản thanh toán cho lệnh của bạn. Nếu bạn không yêu cầu việc đó, hãy viết cho nhà cung cấp.',
      },
      fiat_sale_declined: {
        subject: 'lệnh bán của bạn đã bị từ chối',
        sentence:
          'Nhà cung cấp đã từ chối lệnh bán của bạn. Đừng gửi tiền mã hóa cho lệnh này. Nếu bạn đã gửi, hãy yêu cầu nhà cung cấp gửi trả về địa chỉ hoàn tiền của bạn.',
      },
      fiat_sale_refunded: {
        subject: 'tiền mã hóa của bạn đã được gửi trả',
        sentence: 'Nhà cung cấp báo rằng đã gửi trả tiền mã hóa về địa chỉ hoàn tiền của bạn.',
      },
    },
    details: {
      send: 'Bạn gửi',
      deposit: 'Địa chỉ nạp',
      get: 'Bạn nhận',
      payUntil: 'Thanh toán trước',
      paid: 'Bạn đã trả',
      payIn: 'Giao dịch thanh toán',
      received: 'Bạn đã nhận',
      destination: 'Đến địa chỉ',
      payout: 'Giao dịch chi trả',
      refunded: 'Đã hoàn tiền',
      refundTo: 'Địa chỉ hoàn tiền',
      refund: 'Giao dịch hoàn tiền',
      provider: 'Nhà cung cấp',
      order: 'Mã lệnh',
      providerOrder: 'Mã của nhà cung cấp',
      fee: 'Đã gồm phí',
    },
    secret:
      'Quản lý lệnh này trên mọi thiết bị bằng liên kết riêng tư này. Bất kỳ ai có liên kết đều có thể quyết định việc hoàn tiền, vì vậy đừng chia sẻ.',
    otherState: {
      subject: 'tin mới về giao dịch đổi của bạn',
      sentence: 'Trạng thái giao dịch đổi của bạn đã thay đổi.',
    },
    reasons: {
      amount_differs: 'Số tiền nhận được không đúng với số tiền dự kiến.',
      amount_too_small: 'Số tiền nhận được quá ít để đổi.',
      amount_too_large: 'Số tiền nhận được nhiều hơn mức có thể đổi trong một lần.',
      paid_late: 'Khoản thanh toán của bạn được thấy hoặc xác nhận quá muộn cho tỷ giá đảm bảo.',
      payout_refused: 'Mạng lưới từ chối khoản chi trả đến địa chỉ của bạn.',
      account_taken:
        'Người khác đã lấy tên tài khoản mà khoản chi trả sẽ tạo. Hãy chọn một tên khác trên trang của lệnh.',
      screening: 'Trước tiên sẽ có người xem xét giao dịch này. Hiện bạn không cần làm gì.',
      identification: 'Bạn được yêu cầu xác minh danh tính trước khi tiếp tục.',
      identification_refused:
        'Việc xác minh danh tính không thành công, nên tiền sẽ được trả lại cho bạn.',
      refund_decided: 'Không thể thực hiện giao dịch, nên tiền sẽ được trả lại cho bạn.',
    },
    lookedAt: 'giao dịch đổi của bạn đang được xem xét',
    subjectLine: '{brand}: {subject} ({code})',
    follow: 'Theo dõi giao dịch đổi của bạn',
    questions: 'Bạn có câu hỏi? Hãy viết tới {support} và nêu lệnh {code}.',
    stop: 'Bạn nhận được thư này vì địa chỉ của bạn được để lại cho giao dịch đổi này. Để ngừng nhận thư, hãy xóa địa chỉ trên trang của giao dịch.',
  },
  account: {
    kinds: {
      confirm: {
        subject: '{brand}: hãy xác nhận địa chỉ email của bạn',
        says: [
          'Có người, hy vọng là bạn, đã đăng ký tại {brand} bằng địa chỉ email này.',
          'Hãy xác nhận địa chỉ và chọn mật khẩu của bạn.',
        ],
        notYou:
          'Không phải bạn? Vậy đừng làm gì: không có liên kết này thì không ai đăng nhập được.',
      },
      'already-registered': {
        subject: '{brand}: bạn đã có tài khoản',
        says: [
          'Có người muốn dùng địa chỉ email này cho một tài khoản tại {brand}. Địa chỉ này đã có tài khoản, và không có gì thay đổi.',
          'Đó là bạn? Hãy đăng nhập như thường lệ. Nếu bạn không còn nhớ mật khẩu, hãy chọn mật khẩu mới.',
        ],
        notYou: 'Không phải bạn? Vậy đừng làm gì: không ai biết rằng bạn có tài khoản.',
      },
      recover: {
        subject: '{brand}: hãy chọn mật khẩu mới',
        says: ['Có yêu cầu đặt mật khẩu mới cho tài khoản của bạn tại {brand}.'],
        notYou: 'Không phải bạn? Vậy đừng làm gì: mật khẩu của bạn vẫn giữ nguyên.',
      },
      'email-change': {
        subject: '{brand}: hãy xác nhận địa chỉ email mới của bạn',
        says: [
          'Địa chỉ này sẽ trở thành địa chỉ của một tài khoản tại {brand}. Không có gì thay đổi cho đến khi bạn xác nhận.',
        ],
        notYou: 'Không phải bạn? Vậy đừng làm gì: tài khoản vẫn giữ địa chỉ cũ.',
      },
      'email-change-notice': {
        subject: '{brand}: địa chỉ email của bạn sắp thay đổi',
        says: [
          'Một địa chỉ email mới đã được nhập cho tài khoản của bạn. Địa chỉ đó có hiệu lực khi được xác nhận bằng liên kết mà chúng tôi đã gửi đến đó.',
        ],
        notYou: 'Không phải bạn? Hãy đổi mật khẩu ngay và kết thúc mọi phiên khác.',
      },
      'password-changed': {
        subject: '{brand}: mật khẩu của bạn đã được đổi',
        says: [
          'Mật khẩu tài khoản của bạn đã được đổi. Mọi phiên khác đã kết thúc.',
          'Khóa truy cập và các tài khoản đã liên kết vẫn đăng nhập được. Hãy kiểm tra chúng trên trang tài khoản của bạn và xóa những gì không phải của bạn.',
        ],
        notYou: 'Không phải bạn? Hãy đặt lại mật khẩu ngay từ cửa sổ đăng nhập.',
      },
      'new-sign-in': {
        subject: '{brand}: đăng nhập từ thiết bị mới',
        says: [
          'Có người đã đăng nhập vào tài khoản của bạn từ một thiết bị mà chúng tôi chưa từng thấy.',
        ],
        notYou: 'Không phải bạn? Hãy đổi mật khẩu ngay và kết thúc mọi phiên khác.',
      },
      'suspicious-sign-in': {
        subject: '{brand}: chúng tôi đã chặn một lần đăng nhập',
        says: [
          'Có người đã nhập đúng mật khẩu tài khoản của bạn, nhưng có điều gì đó bất thường. Chúng tôi đã không cho đăng nhập.',
          'Để đăng nhập lại, hãy chọn mật khẩu mới.',
        ],
        notYou:
          'Không phải bạn? Vậy là có người biết mật khẩu của bạn: hãy chọn mật khẩu mới ở đây và ở mọi nơi khác bạn đang dùng nó.',
      },
      'totp-enabled': {
        subject: '{brand}: mã xác thực hai yếu tố đã bật',
        says: [
          'Từ nay khi đăng nhập vào tài khoản, bạn còn được hỏi mã từ ứng dụng xác thực.',
          'Hãy cất các mã khôi phục ở nơi bạn tìm thấy được khi không có điện thoại.',
        ],
        notYou: 'Không phải bạn? Hãy đổi mật khẩu ngay và kết thúc mọi phiên khác.',
      },
      'totp-disabled': {
        subject: '{brand}: mã xác thực hai yếu tố đã tắt',
        says: ['Khi đăng nhập vào tài khoản, bạn không còn được hỏi mã từ ứng dụng xác thực nữa.'],
        notYou: 'Không phải bạn? Hãy đổi mật khẩu ngay và kết thúc mọi phiên khác.',
      },
      'passkey-added': {
        subject: '{brand}: đã thêm một khóa truy cập',
        says: [
          'Một khóa truy cập đã được thêm vào tài khoản của bạn. Khóa này cho phép đăng nhập không cần mật khẩu.',
        ],
        notYou:
          'Không phải bạn? Hãy xóa khóa truy cập khỏi tài khoản, đổi mật khẩu và kết thúc mọi phiên khác.',
      },
      'social-confirm': {
        subject: '{brand}: hãy xác nhận đó là bạn',
        says: [
          'Có người, hy vọng là bạn, muốn đăng nhập vào {brand} qua một dịch vụ khác và đã dùng địa chỉ email này ở đó.',
          'Hãy mở liên kết trong trình duyệt mà bạn đã bắt đầu.',
        ],
        notYou:
          'Không phải bạn? Vậy đừng làm gì: không có liên kết này thì không ai đăng nhập được.',
      },
      'social-linked': {
        subject: '{brand}: thêm một cách đăng nhập',
        says: [
          'Một tài khoản ở dịch vụ khác đã được liên kết với tài khoản của bạn. Giờ đây có thể đăng nhập bằng tài khoản đó.',
        ],
        notYou:
          'Không phải bạn? Hãy gỡ liên kết khỏi tài khoản, đổi mật khẩu và kết thúc mọi phiên khác.',
      },
      'account-deleted': {
        subject: '{brand}: tài khoản của bạn đã bị xóa',
        says: [
          'Tài khoản của bạn đã bị xóa, cùng với địa chỉ email, mật khẩu, các phiên và các địa chỉ đã lưu.',
          'Các lệnh của bạn vẫn ở trong sổ sách, không kèm địa chỉ email của bạn.',
        ],
        notYou: 'Không phải bạn? Hãy viết cho đơn vị vận hành ngay.',
      },
    },
    actions: {
      confirm: 'Xác nhận địa chỉ',
      choosePassword: 'Chọn mật khẩu mới',
      confirmNew: 'Xác nhận địa chỉ mới',
      open: 'Mở tài khoản của bạn',
      signIn: 'Đăng nhập',
    },
    lifetimes: {
      day: 'Liên kết chỉ dùng được một lần, trong vòng 24 giờ. Đừng chuyển nó cho ai.',
      hour: 'Liên kết chỉ dùng được một lần, trong vòng 1 giờ. Đừng chuyển nó cho ai.',
    },
    facts: {
      email: 'Địa chỉ mới: {email}',
      device: 'Thiết bị: {device}',
      country: 'Quốc gia: {country}',
      at: 'Thời gian: {at}',
      provider: 'Dịch vụ: {provider}',
      name: 'Khóa truy cập: {name}',
      ways: 'Các cách đăng nhập khác: {ways}',
    },
    reasons: {
      entered: 'Bạn nhận được thư này vì địa chỉ này đã được nhập tại {brand}.',
      owned: 'Bạn nhận được thư này vì địa chỉ này thuộc về một tài khoản tại {brand}.',
      deleted: 'Bạn nhận được thư này vì địa chỉ này từng thuộc về một tài khoản tại {brand}.',
    },
    questions: 'Bạn có câu hỏi? Hãy viết tới {support}.',
    never: 'Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn qua thư.',
  },
}
