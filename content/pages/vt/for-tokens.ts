import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Niêm yết coin hoặc token của bạn',
  description:
    'Cách niêm yết coin hoặc token trên {brand}: đơn vị vận hành kiểm tra gì, cần gửi thông tin nào, và điều gì diễn ra sau khi niêm yết.',
  heading: 'Dành cho coin và token',
  lead: 'Khi một coin được niêm yết ở đây, mọi người có thể đổi nó lấy mọi coin khác trong danh sách.',
  sections: [
    {
      id: 'what',
      heading: 'Bạn nhận được gì',
      points: [
        'Một vị trí trong danh sách coin của biểu mẫu đổi, với tên, mã, biểu tượng và mạng.',
        'Các trang riêng cho từng cặp của coin bằng mười ba ngôn ngữ, với tỷ giá trực tiếp và giới hạn.',
        'Tỷ giá thả nổi, và tỷ giá đảm bảo nếu thị trường đủ thanh khoản.',
        'Một liên kết đến biểu mẫu đã điền sẵn coin của bạn, cho trang hoặc ví của bạn.',
      ],
    },
    {
      id: 'looked-at',
      heading: 'Đơn vị vận hành kiểm tra gì',
      paragraphs: [
        'Đơn vị vận hành {brand} quyết định về từng coin và chịu trách nhiệm về coin đó trước khách hàng. Coin phải có giá đáng tin cậy từ nhiều thị trường độc lập, đủ thanh khoản để mua bán, và có nút mạng để chạy hoặc kết nối. Hợp đồng của token không được có khả năng đóng băng, đánh thuế hay đảo ngược khoản thanh toán đang chuyển. Việc viết lại chuỗi khối của coin phải quá tốn kém.',
        'Niêm yết không phải là lời khuyến nghị, và có thể kết thúc. Coin không có giá đáng tin cậy sẽ tự động tạm dừng cho đến khi có lại.',
      ],
    },
    {
      id: 'send',
      heading: 'Cần gửi gì cho chúng tôi',
      steps: [
        'Tên, mã và mạng, cùng địa chỉ hợp đồng nếu là token, đúng như trên trang của chính bạn.',
        'Số chữ số thập phân, và giao dịch chuyển có cần memo hoặc tag hay không.',
        'Coin được giao dịch ở đâu, với khối lượng 30 ngày qua trên từng thị trường.',
        'Trình khám phá khối, mã nguồn, báo cáo kiểm toán bảo mật, và ai có thể thay đổi hoặc dừng hợp đồng.',
        'Biểu tượng dạng SVG, kèm quyền sử dụng.',
        'Người liên hệ về các lần nâng cấp và sự cố mạng.',
      ],
      contact: 'business',
    },
    {
      id: 'after',
      heading: 'Bước tiếp theo',
      paragraphs: [
        'Với token trên mạng chúng tôi đã hỗ trợ, chủ yếu chỉ cần kiểm tra thông tin. Coin có mạng riêng cần một nút, một ví và các bài kiểm thử, nên mất nhiều thời gian hơn. Hãy báo sớm cho chúng tôi về các lần nâng cấp để chúng tôi tạm dừng nạp và chi trả trước khi có sự cố.',
        'Chúng tôi không bao giờ bán suất niêm yết qua ứng dụng nhắn tin. Ai nhân danh chúng tôi mời chào và đòi trả tiền trước thì không phải người của chúng tôi.',
      ],
      links: [
        { text: 'Coin được hỗ trợ', path: '/supported-currencies' },
        { text: 'Đối tác', path: '/partners' },
      ],
    },
  ],
}
