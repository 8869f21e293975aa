import type { English, Translated } from '../catalogue.ts'

/** The account's own page (AUTH-07, AUTH-09), labelled Settings where it is linked. */
export const profile = {
  metaTitle: 'Cài đặt – {brand}',
  metaDescription: 'Tài khoản của bạn: cách bạn đăng nhập và những gì được lưu về bạn.',
  title: 'Cài đặt',
  signedInAs: 'Đã đăng nhập với {email}',
  sections: 'Các phần của cài đặt',
  orders: {
    other: '{count} lệnh của bạn',
  },

  emailTitle: 'Địa chỉ email',
  emailText: 'Bạn đăng nhập bằng địa chỉ này, và thư về các lệnh của bạn được gửi đến đó.',
  emailChange: 'Đổi địa chỉ email',
  emailNew: 'Địa chỉ email mới',
  emailHint: 'Một liên kết sẽ được gửi đến đó. Không có gì thay đổi trước khi bạn mở liên kết.',
  emailSend: 'Gửi liên kết',
  emailSent:
    'Một liên kết đang được gửi đến {email}. Cho đến khi bạn mở liên kết, địa chỉ của bạn giữ nguyên.',
  emailInvalid: 'Email không hợp lệ',

  passwordTitle: 'Mật khẩu',
  passwordText: 'Khi mật khẩu thay đổi, bạn bị đăng xuất ở mọi nơi khác.',
  passwordNone:
    'Tài khoản của bạn chưa có mật khẩu. Có mật khẩu, bạn đăng nhập được bằng địa chỉ email.',
  passwordChange: 'Đổi mật khẩu',
  passwordSet: 'Đặt mật khẩu',
  passwordOld: 'Mật khẩu hiện tại',
  passwordNew: 'Mật khẩu mới',
  passwordHint: 'Từ {least} ký tự trở lên. Vài từ mà không ai khác ghép với nhau là tốt.',
  passwordSave: 'Lưu mật khẩu',
  passwordSaved: 'Mật khẩu của bạn đã được đổi. Mọi phiên khác đã kết thúc.',

  proofPassword: 'Mật khẩu của bạn',
  proofPasswordHint:
    'Được hỏi lại, để không ai khác thay đổi điều này trên màn hình đang mở của bạn.',
  proofCode: 'Mã từ ứng dụng xác thực của bạn',
  proofCodeHint: 'Sáu chữ số, hoặc một trong các mã khôi phục của bạn.',
  proofNeeded:
    'Lần đăng nhập của bạn đã quá lâu để làm việc này. Hãy đăng xuất, đăng nhập lại rồi quay lại đây.',
  needed: 'Cần nhập mục này.',
  passwordWrong: 'Sai email hoặc mật khẩu',

  totpTitle: 'Đăng nhập hai yếu tố',
  totpText:
    'Khi bật, chỉ mật khẩu thôi thì không ai vào được: còn phải nhập mã từ ứng dụng trên điện thoại của bạn.',
  totpOn: 'Bật',
  totpOff: 'Tắt',
  totpBegun: 'Chưa xong',
  totpEnable: 'Bật',
  totpScan: 'Hãy quét mã này bằng ứng dụng xác thực của bạn.',
  totpQr: 'Mã QR cho ứng dụng xác thực của bạn. Khóa bên cạnh có cùng nội dung.',
  totpSecret: 'Hoặc nhập khóa này',
  totpCopySecret: 'Sao chép khóa',
  totpOpenApp: 'Mở trong ứng dụng trên thiết bị này',
  totpConfirmCode: 'Mã mà ứng dụng đang hiện',
  totpConfirmHint: 'Sáu chữ số. Cứ 30 giây có một mã mới.',
  totpConfirm: 'Kiểm tra mã và bật',
  totpConfirmed: 'Đăng nhập hai yếu tố đã bật.',
  totpGiveUp: 'Không bật',
  totpGivenUp: 'Đăng nhập hai yếu tố vẫn tắt.',
  totpWrong: 'Mã Google Authenticator không hợp lệ',
  totpAttemptsLeft: {
    other: 'Còn {count} lần thử.',
  },
  totpDisable: 'Tắt',
  totpDisableText: 'Từ đó chỉ cần mật khẩu, hoặc một tài khoản liên kết, là đăng nhập được.',
  totpDisabled: 'Đăng nhập hai yếu tố đã tắt. Các mã khôi phục của bạn không còn hiệu lực.',
  codesLeft: {
    other: 'Còn {count} mã khôi phục.',
  },
  codesFew: 'Hãy tạo mã mới trước khi hết: không có điện thoại, đó là cách duy nhất để đăng nhập.',
  codesRenew: 'Tạo mã khôi phục mới',
  codesRenewText: 'Khi đó các mã bạn đang có không còn hiệu lực.',
  codesRenewed: 'Bạn có các mã khôi phục mới. Mã cũ không còn hiệu lực.',
  codesTitle: 'Các mã khôi phục của bạn',
  codesText:
    'Mỗi mã cho bạn đăng nhập một lần khi không có điện thoại bên mình. Chúng chỉ hiện lúc này: hãy cất ở nơi bạn cất đồ có giá trị.',
  codesCopy: 'Sao chép mọi mã',
  codesDownload: 'Tải xuống',
  codesPrint: 'In',
  codesDone: 'Tôi đã cất giữ',
  codesFileText:
    'Mã khôi phục cho tài khoản của bạn tại {brand} ({email}). Mỗi mã cho bạn đăng nhập một lần, thay cho mã từ ứng dụng xác thực.',

  passkeysTitle: 'Khóa truy cập',
  passkeysText:
    'Đăng nhập bằng vân tay, khuôn mặt hoặc khóa màn hình của thiết bị, không cần mật khẩu. Khóa truy cập chỉ hoạt động ở trang này, nên không bản sao nào của trang lấy được khóa của bạn.',
  passkeysNone: 'Bạn chưa có khóa truy cập nào.',
  passkeyAdd: 'Thêm khóa truy cập',
  passkeyName: 'Tên của khóa truy cập',
  passkeyNameHint: 'Để bạn nhận ra nó: “Điện thoại”, “Khóa trên móc”.',
  passkeyAdded: 'Đã thêm khóa truy cập “{name}”.',
  passkeyUnsupported:
    'Trình duyệt này không tạo được khóa truy cập. Hãy thử trình duyệt mới hơn hoặc thiết bị khác.',
  passkeyNeedsName:
    'Khóa truy cập cần một trang có tên. Chúng không hoạt động ở địa chỉ bằng số như địa chỉ bạn đang mở.',
  passkeyByName: 'Hãy mở trang này tại {address} và đăng nhập ở đó.',
  passkeyCancelled:
    'Chưa tạo khóa truy cập: hộp thoại của thiết bị đã bị đóng hoặc đã hết thời gian.',
  passkeyKnown: 'Thiết bị này đã có một khóa truy cập của tài khoản bạn.',
  passkeyFailed: 'Thiết bị của bạn không tạo được khóa truy cập.',
  passkeyMadeOn: 'Thêm ngày {date}',
  passkeyUsedOn: 'Dùng lần cuối ngày {date}',
  passkeyNeverUsed: 'Chưa từng dùng',
  passkeyRename: 'Đổi tên “{name}”',
  passkeyRenameSave: 'Lưu tên',
  passkeyRenamed: 'Khóa truy cập giờ có tên “{name}”.',
  passkeyRemove: 'Xóa “{name}”',
  passkeyRemoveText:
    'Khóa này không còn cho ai đăng nhập. Hãy xóa cả trong cài đặt của thiết bị: nó vẫn nằm trong danh sách ở đó.',
  passkeyRemoveButton: 'Xóa khóa truy cập',
  passkeyRemoved: 'Đã xóa khóa truy cập “{name}”.',

  socialTitle: 'Tài khoản liên kết',
  socialText:
    'Các tài khoản ở nơi khác mà bạn dùng được để đăng nhập tại đây. Không có gì được đăng lên đó.',
  socialLink: 'Liên kết {provider}',
  socialLinked: 'Đã liên kết {provider}.',
  socialLinkedOn: 'Liên kết ngày {date}',
  socialUnlink: 'Bỏ liên kết {provider}',
  socialUnlinkText: 'Bạn không còn đăng nhập được tại đây bằng tài khoản {provider} này.',
  socialUnlinkButton: 'Bỏ liên kết tài khoản',
  socialUnlinked: '{provider} không còn được liên kết.',
  socialNone: 'Chưa liên kết tài khoản nào.',
  socialNotOffered: 'Dịch vụ này không hỗ trợ các tài khoản như vậy.',
  socialBlocked:
    'Trình duyệt của bạn đã chặn cửa sổ. Hãy cho phép cửa sổ của trang này rồi thử lại.',
  socialTaken:
    'Tài khoản đó đã được dùng để đăng nhập tại đây: vào một tài khoản khác của dịch vụ này.',
  socialFailed: 'Tài khoản chưa được liên kết.',

  newsTitle: 'Bản tin',
  newsText:
    'Tin tức về dịch vụ, không thường xuyên. Thư về lệnh và tài khoản của bạn vẫn được gửi trong mọi trường hợp.',
  newsSwitch: 'Gửi bản tin cho tôi',
  newsOn: 'Bạn nhận bản tin.',
  newsOff: 'Bạn không còn nhận bản tin.',
  newsMetaTitle: 'Danh sách thư – {brand}',
  newsMetaDescription: 'Bạn nhận những thư nào.',
  newsPageTitle: 'Danh sách thư',
  newsPageLead: 'Những thư bạn nhận tại {email}.',
  newsAllSettings: 'Mọi cài đặt',

  sessionsTitle: 'Nơi bạn đang đăng nhập',
  sessionsText: 'Có phiên nào bạn không nhận ra? Hãy đăng xuất phiên đó và đổi mật khẩu.',
  sessionHere: 'Thiết bị này',
  sessionUnknownDevice: 'Thiết bị không rõ',
  sessionPlace: 'Từ {country}',
  sessionSeen: 'Hoạt động lần cuối {time} UTC',
  sessionSince: 'Đăng nhập {time} UTC',
  sessionEnd: 'Đăng xuất',
  sessionEndNamed: 'Đăng xuất {device}, hoạt động lần cuối {time} UTC',
  sessionEnded: 'Đã đăng xuất {device}.',
  sessionsEndOthers: 'Đăng xuất ở mọi nơi khác',
  sessionsEnded: 'Bạn đã được đăng xuất ở mọi nơi khác.',

  dataTitle: 'Dữ liệu của bạn',
  dataText:
    'Mọi thứ được lưu về bạn, dưới dạng tệp mà chương trình đọc được: tài khoản, phiên, địa chỉ, lệnh của bạn.',
  dataExport: 'Tải dữ liệu của tôi',
  dataExported: 'Dữ liệu của bạn đang được lưu thành tệp.',
  deleteTitle: 'Xóa tài khoản',
  deleteGoes:
    'Những gì mất ngay: địa chỉ email, mật khẩu, đăng nhập hai yếu tố, khóa truy cập, tài khoản liên kết, các phiên, địa chỉ đã lưu và bản tin.',
  deleteStays:
    'Những gì ở lại: chính các lệnh với số tiền, địa chỉ và mã giao dịch, không kèm tên bạn. Sổ sách cần chúng, và luật cũng vậy.',
  deleteFinal: 'Không thể hoàn tác. Các lệnh chưa hoàn tất phải kết thúc trước.',
  deleteButton: 'Xóa hẳn tài khoản của tôi',
  deleteOrdersOpen: 'Bạn còn lệnh chưa hoàn tất. Hãy chờ chúng kết thúc rồi quay lại.',
  orderLink: 'Lệnh {code}',
  deleteShowOrders: 'Hiện các lệnh này',
  deleted: 'Tài khoản của bạn đã bị xóa.',

  failed: 'Lỗi nội bộ',
} as const satisfies Translated<English['profile']>
