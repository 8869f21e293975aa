import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Giao dịch tiền mã hóa: đổi sao cho tốt',
  description:
    'Cách đổi đồng tiền này lấy đồng tiền khác mà không bị bất ngờ: so sánh số thực nhận, chọn tỷ giá, mạng và thời điểm.',
  heading: 'Đổi đồng tiền này lấy đồng tiền khác',
  lead: 'Không sổ lệnh, không số dư: hai đồng tiền, một số tiền, và số bạn nhận được biết trước khi thanh toán.',
  sections: [
    {
      id: 'compare',
      heading: 'So sánh số thực nhận',
      paragraphs: [
        'Chỉ riêng tỷ giá thì nói được ít. Điều đáng kể là số tiền đến ví của bạn sau mọi khoản phí. Ước tính ở đây chính là số đó: phí đổi và phí mạng đã được trừ, và cả hai đều hiện rõ. Hãy so với cùng con số ở nơi khác, cho cùng số tiền và trong cùng một phút.',
        'Phí mạng như nhau cho lệnh nhỏ và lệnh lớn. Một lệnh lớn chịu phí đó dễ hơn mười lệnh nhỏ.',
      ],
    },
    {
      id: 'rate',
      heading: 'Chọn loại tỷ giá',
      points: [
        'Thả nổi: thường nhiều hơn một chút, và đi theo thị trường cho đến khi khoản thanh toán được xác nhận. Hợp với đồng tiền có khối nhanh và lúc thị trường yên.',
        'Đảm bảo: đúng số tiền đã nêu, nếu bạn trả đúng số tiền trong 15 hoặc 20 phút. Hợp khi bạn nợ ai một số tiền cụ thể, hoặc khi thị trường biến động.',
      ],
    },
    {
      id: 'network',
      heading: 'Chú ý mạng',
      paragraphs: [
        'Nhiều token có trên vài mạng, và mỗi mạng là một mục riêng trong danh sách của chúng tôi. Hãy chọn đúng loại mà ví của bạn giữ, và chỉ gửi trên mạng đó. Phí của mạng này có thể gấp trăm lần mạng kia: nếu ví của bạn nhận cả hai, mạng rẻ hơn để lại cho bạn nhiều hơn.',
      ],
    },
    {
      id: 'first',
      heading: 'Trước lệnh đầu tiên hoặc lệnh lớn',
      steps: [
        'Thử cặp đó với số tiền nhỏ trên mức tối thiểu, để xem địa chỉ và memo của bạn có đúng không.',
        'Xem diễn biến của cặp trong biểu đồ, ở mục “chi tiết” của biểu mẫu.',
        'Chuẩn bị sẵn ví trước khi tạo lệnh với tỷ giá đảm bảo; thời hạn bắt đầu ngay.',
        'Gửi đúng số tiền đã nêu. Phí mà ví của bạn thu khi gửi được tính thêm vào đó.',
        'Lưu liên kết bí mật của lệnh.',
      ],
      links: [
        { text: 'Bắt đầu đổi', path: '/' },
        { text: 'Mọi đồng tiền và giới hạn', path: '/supported-currencies' },
        { text: 'Số tiền lớn', path: '/otc-desk' },
        { text: 'Khóa học nhanh', path: '/crashcourse' },
      ],
    },
    {
      id: 'not',
      heading: 'Những gì không có ở đây',
      paragraphs: [
        'Ở đây không có lệnh giới hạn, đòn bẩy hay lãi suất, và không gì trên trang này là lời khuyên mua hay bán. Giá tiền mã hóa có lên có xuống; chỉ đổi số tiền mà bạn có thể thiếu được.',
      ],
    },
  ],
}
