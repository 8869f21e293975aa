import type { English, Translated } from '../catalogue.ts'

export const developers = {
  metaTitle: 'API cho lập trình viên · {brand}',
  metaDescription:
    'Những lệnh gọi làm nên dịch vụ này: địa chỉ gốc, mô tả OpenAPI, một ví dụ chạy được ngay, và cách đối tác được cấp quyền truy cập.',
  title: 'API cho lập trình viên',
  lead: 'Trang này và tiện ích nhúng của nó được làm từ các lệnh gọi trên trang này. Chương trình của bạn cũng dùng được.',
  baseTitle: 'Địa chỉ gốc',
  specTitle: 'Mô tả cho máy',
  specText:
    'Một tài liệu OpenAPI 3.1 mô tả mọi lệnh gọi cùng các trường, câu trả lời và lời từ chối. Nó được tạo từ chính các tuyến mà máy chủ này trả lời.',
  specLink: 'Mở openapi.json',
  tryTitle: 'Một ví dụ chạy được ngay',
  tryText:
    'Nó hỏi {amount} {from} lúc này đổi được bao nhiêu {to}. Không cần khóa, và không có lệnh nào được tạo.',
  copyExample: 'Sao chép ví dụ',
  rulesTitle: 'Điều áp dụng cho mọi lệnh gọi',
  ruleMoney:
    'Số tiền là chuỗi thập phân như “0.25” ở cả hai chiều. Không số dấu phẩy động nào chạm đến tiền.',
  ruleRefusal:
    'Lời từ chối có một mã không đổi và một thông báo cho người đọc. Hãy quyết định theo mã.',
  ruleRepeat:
    'Lệnh gọi nào tạo lệnh đổi đều nhận Idempotency-Key: cùng một yêu cầu gửi hai lần chỉ tạo một lệnh.',
  ruleLimits:
    'Lệnh gọi bị giới hạn theo địa chỉ. Lời từ chối với trạng thái 429 cho biết trong Retry-After khi nào hỏi lại.',
  accessTitle: 'Quyền truy cập cho đối tác',
  accessText:
    'Các lệnh gọi dưới đây không cần khóa. Những gì thuộc về một lệnh hoặc tài khoản cần mã bí mật hoặc phiên của người giữ. Khóa cho đối tác là một phần của chương trình đối tác, do đơn vị vận hành dịch vụ này quyết định.',
  accessMail: 'Hãy viết đến <mail>{email}</mail> để được cấp quyền.',
  callsTitle: 'Lệnh gọi của máy chủ này',
  callsLead: 'Lấy từ bản mô tả ở trên, nơi chúng được giải thích bằng tiếng Anh.',
  calls: { other: '{count} lệnh gọi' },
} as const satisfies Translated<English['developers']>
