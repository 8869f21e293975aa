import type { English, Translated } from '../catalogue.ts'

export const neighbours = {
  buyTitle: 'Mua tiền mã hóa',
  buyDescription: 'Mua tiền mã hóa bằng thẻ hoặc chuyển khoản ngân hàng.',
  buyNone:
    'Dịch vụ này hiện chưa có nhà cung cấp cho việc này: không thể mua tiền mã hóa ở đây bằng thẻ hoặc chuyển khoản ngân hàng.',
  buyAsked: 'Bạn muốn mua tiền mã hóa với {amount} {from}.',
  buyAskedFor: 'Bạn muốn mua {to} với {amount} {from}.',
  buyInstead:
    'Nếu bạn đã có một đồng tiền khác, bạn có thể đổi nó sang {to}, không cần tài khoản và mọi khoản phí được nêu trước.',
  sellTitle: 'Bán tiền mã hóa',
  sellDescription: 'Bán tiền mã hóa và nhận tiền vào tài khoản ngân hàng hoặc thẻ.',
  sellNone:
    'Dịch vụ này hiện chưa có nhà cung cấp cho việc này: không thể trả tiền vào tài khoản ngân hàng hoặc thẻ.',
  sellAsked: 'Bạn muốn bán {amount} {from}.',
  sellAskedFor: 'Bạn muốn bán {amount} {from} lấy {to}.',
  sellInstead:
    'Bạn có thể đổi {from} sang {to}, một đồng tiền được tạo ra để bám theo đô la Mỹ. Giá trị của nó phụ thuộc vào cam kết của tổ chức phát hành, và nó không phải là tiền trong ngân hàng.',
  borrowTitle: 'Vay, thế chấp bằng tiền mã hóa',
  borrowDescription: 'Vay tiền hoặc tiền mã hóa, thế chấp bằng tiền mã hóa vẫn thuộc về bạn.',
  borrowNone: 'Dịch vụ này hiện chưa có nhà cung cấp cho việc này: không thể vay gì ở đây.',
  borrowAsked: 'Bạn muốn vay, thế chấp bằng {amount} {from}.',
  borrowInstead:
    'Bạn có thể chỉ đổi số {from} cần chi tiêu sang {to} và giữ phần còn lại. Khi đó bạn không nợ gì.',
  insteadTitle: 'Bạn có thể làm gì thay vào đó',
  toForm: 'Đổi {from} sang {to}',
  nothingSent: 'Chưa có gì được đặt, và không phải trả gì.',
  moonpayTitle: 'Mua tiền mã hóa bằng MoonPay',
  moonpayDescription: 'Thanh toán bằng MoonPay ở đây diễn ra thế nào.',
  moonpayHere:
    'MoonPay là một trong những nhà cung cấp bạn có thể mua ở đây. Hãy so sánh các đề nghị trước: bạn thấy từng số tiền kèm mọi khoản phí, rồi xác nhận lệnh và thanh toán tại MoonPay.',
  moonpayNotHere:
    'MoonPay chưa được thiết lập trên sàn này nên bạn không thể thanh toán bằng nó. Bạn có thể mua từ nhà cung cấp khác và thấy mọi khoản phí trước khi quyết định.',
  moonpayCompare: 'So sánh đề nghị',
  moonpayOrder: 'Nếu bạn đã tạo lệnh, hãy mở lệnh trên trang các lệnh và thanh toán từ đó.',
  moonpayOrders: 'Lệnh của tôi',
} as const satisfies Translated<English['neighbours']>
