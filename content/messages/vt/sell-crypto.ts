import type { English, Translated } from '../catalogue.ts'

export const sellCrypto = {
  metaTitle: 'Bán tiền mã hóa, nhận tiền vào ngân hàng · {brand}',
  metaDescription:
    'So sánh số tiền các nhà cung cấp trả cho tiền mã hóa của bạn, đã trừ mọi khoản phí, và nhận tiền vào ngân hàng. Ở đây không cần tài khoản.',
  title: 'Bán tiền mã hóa, nhận tiền vào ngân hàng',
  lead: 'Nhiều nhà cung cấp được hỏi cùng lúc. Bạn thấy mỗi nơi trả bao nhiêu sau mọi khoản phí, và bán cho nơi bạn chọn.',
  howTitle: 'Cách bán',
  compareTitle: 'So sánh',
  compareText:
    'Cho biết đồng tiền nào, bao nhiêu, và ngân hàng của bạn ở đâu. Báo giá hiện ra khi các nhà cung cấp trả lời, báo giá cho bạn nhiều nhất được đánh dấu.',
  addressTitle: 'Cho địa chỉ để gửi trả',
  addressText:
    'Nếu không bán được, nhà cung cấp gửi trả tiền mã hóa về đó. Địa chỉ được kiểm tra trước.',
  sendTitle: 'Gửi tiền mã hóa',
  sendText:
    'Trên trang của nhà cung cấp, bạn cho biết tiền chuyển đi đâu. Sau đó đơn hàng ở đây hiện địa chỉ để gửi tiền mã hóa đến.',
  paidTitle: 'Nhận tiền',
  paidText:
    'Nhà cung cấp trả tiền khi đã nhận được tiền mã hóa. Trang đơn hàng cho biết đã đến bước nào; chuyển khoản mất bao lâu là tùy ngân hàng của bạn.',
  questionsTitle: 'Câu hỏi trước khi bán',
  whoQuestion: 'Ai mua tiền mã hóa của tôi?',
  whoAnswer:
    'Nhà cung cấp bạn chọn. Tiền mã hóa và thông tin ngân hàng của bạn chỉ đến nơi đó; trang này không bao giờ giữ chúng.',
  costQuestion: 'Chi phí là bao nhiêu?',
  costAnswer:
    'Mỗi báo giá cho thấy số còn lại sau phí của nhà cung cấp. Ví của bạn trả phí mạng khi gửi. Trang này không cộng thêm gì vào giá.',
  papersQuestion: 'Tôi có phải cho biết mình là ai không?',
  papersAnswer:
    'Ở đây thì không. Nhà cung cấp chuyển tiền vào ngân hàng, nên họ có thể hỏi họ tên hoặc giấy tờ trên trang của mình.',
  priceQuestion: 'Giá có chắc chắn không?',
  priceAnswer:
    'Báo giá là mức nhà cung cấp nêu vào lúc này. Họ xác nhận giá trên trang của mình trước khi bạn gửi bất cứ gì.',
} as const satisfies Translated<English['sellCrypto']>
