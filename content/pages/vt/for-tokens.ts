import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Dành cho đồng tiền và token: được niêm yết',
  description:
    'Cách một đồng tiền hoặc token lên {brand}: đơn vị vận hành xem xét gì, cần gửi thông tin nào, và điều gì diễn ra sau khi niêm yết.',
  heading: 'Dành cho đồng tiền và token',
  lead: 'Đồng tiền được niêm yết ở đây có thể đổi lấy mọi đồng tiền khác trong danh sách.',
  sections: [
    {
      id: 'what',
      heading: 'Niêm yết mang lại gì',
      points: [
        'Một chỗ trong danh sách của biểu mẫu đổi, với tên, mã, biểu tượng và mạng.',
        'Các trang riêng cho những cặp của nó bằng mười ba ngôn ngữ, với tỷ giá trực tiếp và giới hạn.',
        'Tỷ giá thả nổi, và tỷ giá đảm bảo nếu thị trường của nó cho phép.',
        'Một liên kết đơn giản đến biểu mẫu đã điền đồng tiền của bạn, cho trang hoặc ví của bạn.',
      ],
    },
    {
      id: 'looked-at',
      heading: 'Đơn vị vận hành xem xét gì',
      paragraphs: [
        'Đơn vị vận hành {brand} quyết định về từng đồng tiền và chịu trách nhiệm về nó trước khách hàng. Họ phải định giá được nó từ nhiều thị trường độc lập, mua bán được nó, và chạy hoặc truy cập được một nút của mạng đó. Với token, hợp đồng không được có khả năng đóng băng, đánh thuế hay lấy lại khoản thanh toán trên đường đi; với đồng tiền, việc viết lại chuỗi của nó phải đủ tốn kém.',
        'Niêm yết không phải là lời giới thiệu, và có thể kết thúc: đồng tiền không có giá đáng tin sẽ tự tạm dừng cho đến khi có lại.',
      ],
    },
    {
      id: 'send',
      heading: 'Cần gửi gì',
      steps: [
        'Tên và mã, cùng mạng và địa chỉ hợp đồng nếu là token, đúng như trên trang của chính bạn.',
        'Số chữ số thập phân, và việc chuyển có cần memo hoặc tag hay không.',
        'Nó được giao dịch ở đâu, với khối lượng ba mươi ngày qua trên từng thị trường.',
        'Trình khám phá khối, mã nguồn, báo cáo kiểm tra bảo mật, và ai có thể thay đổi hoặc dừng hợp đồng.',
        'Một biểu tượng dạng SVG, kèm quyền hiển thị nó.',
        'Một người trả lời khi mạng được nâng cấp hoặc ngừng lại.',
      ],
      contact: 'business',
    },
    {
      id: 'after',
      heading: 'Sau đó',
      paragraphs: [
        'Token trên một mạng đã có ở đây chủ yếu là một dòng dữ kiện đã kiểm tra. Đồng tiền có mạng riêng cần một nút, một ví và các bài kiểm thử, nên mất nhiều thời gian hơn. Hãy báo trước cho chúng tôi về các lần nâng cấp: khi đó khoản thanh toán và khoản chi trả có thể được dừng trước, chứ không phải sau khi có gì đó hỏng.',
        'Không ai ở đây bán chỗ niêm yết qua ứng dụng nhắn tin. Ai nhân danh chúng tôi mời chào để lấy tiền trước thì không phải người của chúng tôi.',
      ],
      links: [
        { text: 'Các đồng tiền hiện có', path: '/supported-currencies' },
        { text: 'Đối tác', path: '/partners' },
      ],
    },
  ],
}
