import type { English, Translated } from '../catalogue.ts'

/** Signing up and in (AUTH-01 to AUTH-21), and the pages that links in mails lead to. */
export const auth = {
  titleLogIn: 'Đăng nhập',
  titleSignUp: 'Đăng ký',
  titlePassword: 'Mật khẩu của bạn',
  titleCode: 'Mã xác thực hai yếu tố',
  titleRecover: 'Khôi phục mật khẩu',
  titleCheckEmail: 'Hãy kiểm tra email',

  withEmail: 'Tiếp tục bằng email',
  withPasskey: 'Đăng nhập bằng khóa truy cập',
  withProvider: 'Tiếp tục với {provider}',
  or: 'hoặc',
  haveAccount: 'Bạn đã có tài khoản?',
  noAccount: 'Chưa có tài khoản?',
  logInInstead: 'Đăng nhập',
  signUpInstead: 'Đăng ký',
  agreement:
    'Khi đăng ký, bạn đồng ý với <terms>điều khoản sử dụng</terms> và <privacy>chính sách quyền riêng tư</privacy>.',
  guestOrders: 'Các lệnh bạn đã tạo khi không có tài khoản',
  whatFor:
    'Bạn cũng có thể đổi mà không cần tài khoản. Có tài khoản thì mọi lệnh của bạn ở một nơi.',

  email: 'Địa chỉ email',
  emailPlaceholder: 'you@example.com',
  emailInvalid: 'Email không hợp lệ',
  continue: 'Tiếp tục',
  signUp: 'Tạo tài khoản',
  newsTitle: 'Chúng tôi có thể gửi cho bạn tin tức về dịch vụ không?',
  newsYes: 'Có, hãy gửi tin tức cho tôi',
  newsNo: 'Không, chỉ gửi những gì liên quan đến tài khoản và lệnh của tôi',
  signUpFailed: 'Lỗi nội bộ, hãy thử lại',

  password: 'Mật khẩu',
  passwordForgotten: 'Quên mật khẩu?',
  logIn: 'Đăng nhập',
  wrongCredentials: 'Sai email hoặc mật khẩu',
  logInFailed: 'Lỗi nội bộ',
  suspiciousTitle: 'Hoạt động đáng ngờ',
  suspiciousText:
    'Lần đăng nhập này bất thường: tài khoản chưa từng được mở bằng trình duyệt này. Để đăng nhập, hãy đặt mật khẩu mới qua email.',
  resetPassword: 'Đặt lại mật khẩu',

  codeHint: 'Sáu chữ số từ ứng dụng xác thực của bạn.',
  code: 'Mã',
  codeWrong: 'Mã Google Authenticator không hợp lệ',
  codeFailed: 'Lỗi nội bộ',
  codeAttempts: {
    other: 'Còn {count} lần thử',
  },
  codeNoneLeft: 'Đã hết lần thử. Hãy đăng nhập lại.',
  codeSubmit: 'Xác nhận',
  recoveryInstead: 'Dùng mã khôi phục',
  recoveryCode: 'Mã khôi phục',
  recoveryHint:
    'Một trong các mã bạn đã cất giữ khi bật xác thực hai yếu tố. Mỗi mã dùng được một lần.',
  authenticatorInstead: 'Dùng ứng dụng xác thực',
  tokenOver: 'Đã quá thời gian. Hãy đăng nhập lại.',

  recoverText: 'Chúng tôi gửi cho bạn một liên kết qua email để đặt mật khẩu mới.',
  recoverSend: 'Gửi liên kết',
  recoverInvalid: 'Hãy nhập địa chỉ email hợp lệ',
  recoverFailed: 'Lỗi không xác định',
  recoverSentText:
    'Nếu {email} có tài khoản, một liên kết để đặt mật khẩu mới đang được gửi đến. Liên kết có hiệu lực trong một giờ.',
  recoverSentElse:
    'Chưa nhận được gì? Hãy xem thư mục thư rác và kiểm tra xem địa chỉ có đúng không.',
  backToLogIn: 'Đăng nhập',

  checkText:
    'Chúng tôi đã gửi một liên kết đến {email}. Liên kết xác nhận việc đăng ký và có hiệu lực trong một ngày.',
  checkNext: 'Hãy mở liên kết, chọn mật khẩu, và bạn đã đăng nhập.',
  resend: 'Gửi lại',
  resendIn: {
    other: 'Gửi lại sau {count} giây',
  },
  resent: 'Đã gửi lại.',
  otherEmail: 'Địa chỉ email khác',

  japanTitle: 'Không dành cho người cư trú tại Nhật Bản',
  japanText: 'Dịch vụ này không phục vụ người cư trú tại Nhật Bản. Có vẻ như bạn đang ở đó.',
  japanTick: 'Tôi không cư trú tại Nhật Bản',
  japanConfirm: 'Xác nhận',
  japanUnconfirmed: 'Trước hết hãy xác nhận rằng bạn không cư trú tại Nhật Bản.',

  captchaWorking: 'Đang kiểm tra rằng bạn không phải là robot. Việc này mất một lát.',
  captchaFailed: 'Không kiểm tra được rằng bạn không phải là robot. Hãy thử lại.',
  captchaInsecure:
    'Trang này được mở qua http thường, và trình duyệt chỉ kiểm tra được rằng bạn không phải là robot qua https. Hãy mở trang bằng https.',
  tooOften: {
    other: 'Quá nhiều lần thử. Hãy thử lại sau {count} giây.',
  },
  unreachable: 'Không kết nối được với máy chủ. Hãy kiểm tra kết nối rồi thử lại.',
  socialBlocked: 'Trình duyệt đã chặn cửa sổ. Hãy cho phép rồi thử lại.',
  socialFailed: 'Không đăng nhập được qua dịch vụ đó. Hãy thử lại hoặc dùng cách khác.',
  socialCheckMail: 'Một liên kết đang được gửi đến {email}. Hãy mở nó trong trình duyệt này.',
  socialLinkOver:
    'Liên kết này quá cũ, đã được dùng, hoặc được mở trong trình duyệt khác với trình duyệt mà bạn đã bắt đầu. Hãy bắt đầu lại ở đó.',
  passkeyFailed: 'Không nhận được khóa truy cập. Hãy thử lại hoặc dùng cách khác.',
  passkeyNeedsName:
    'Khóa truy cập cần một trang có tên. Chúng không hoạt động ở địa chỉ bằng số như địa chỉ này.',
  passkeyByName: 'Để dùng khóa truy cập, hãy mở trang này tại {address}.',

  confirmMetaTitle: 'Xác nhận đăng ký – {brand}',
  confirmTitle: 'Xác nhận đăng ký',
  confirmText: 'Một lần nhấn là xác nhận địa chỉ email của bạn. Sau đó bạn chọn mật khẩu.',
  confirmButton: 'Xác nhận',
  linkOldTitle: 'Liên kết này quá cũ hoặc đã được dùng',
  confirmOld:
    'Nếu bạn đã xác nhận trước đó, hãy đặt mật khẩu qua email hoặc đăng nhập. Nếu chưa, hãy đăng ký lại: sẽ có liên kết mới.',
  recoverMetaTitle: 'Chọn mật khẩu – {brand}',
  recoverTitle: 'Chọn mật khẩu',
  recoverFor: 'Cho tài khoản {email}.',
  recoverOld:
    'Liên kết có hiệu lực trong một giờ và chỉ dùng được một lần. Hãy yêu cầu liên kết mới.',
  recoverAgain: 'Gửi liên kết mới',
  newPassword: 'Mật khẩu mới',
  passwordRule: {
    other: 'Ít nhất {count} ký tự. Gì cũng được: từ, dấu cách, ký hiệu.',
  },
  passwordShort: {
    other: 'Ít nhất {count} ký tự.',
  },
  passwordLong: {
    other: 'Nhiều nhất {count} ký tự.',
  },
  passwordCommon:
    'Mật khẩu này nằm trong số những mật khẩu mà ai cũng thử. Hãy chọn mật khẩu khác.',
  setPassword: 'Đặt mật khẩu và đăng nhập',
  passwordSetTitle: 'Mật khẩu của bạn đã được đặt',
  passwordSetText: 'Bạn đã đăng nhập. Ở mọi nơi khác, phiên đăng nhập của bạn đã kết thúc.',
  passwordSetCode:
    'Mật khẩu của bạn đã được đặt. Hãy đăng nhập bằng mật khẩu đó và mã xác thực hai yếu tố.',
  toExchange: 'Đến trang đổi',
  toSettings: 'Đến phần cài đặt',
  emailMetaTitle: 'Xác nhận địa chỉ email mới – {brand}',
  emailTitle: 'Xác nhận địa chỉ email mới',
  emailText: 'Từ đó bạn đăng nhập bằng địa chỉ mới, và thư được gửi đến đó.',
  emailDoneTitle: 'Địa chỉ email của bạn đã được đổi',
  emailDone: 'Từ nay địa chỉ là {email}.',
  emailOld:
    'Liên kết có hiệu lực trong một ngày và chỉ dùng được một lần. Hãy yêu cầu liên kết mới trong phần cài đặt.',
  metaDescription: 'Liên kết trong thư của chúng tôi dẫn đến đây.',
  whyPassword: 'Hãy nhập mật khẩu trước',
  whyEmail: 'Hãy nhập địa chỉ email trước',
  whyNews: 'Hãy chọn có nhận bản tin hay không trước',
  whyCode: 'Hãy nhập mã trước',
  whyTick: 'Hãy đánh dấu ô trước',
} as const satisfies Translated<English['auth']>
