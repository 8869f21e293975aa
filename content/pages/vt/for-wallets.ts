import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Dành cho ví',
  description:
    'Cách ví kết nối người dùng với {brand}: liên kết điền sẵn biểu mẫu, liên kết thanh toán, tên, và ước tính qua API.',
  heading: 'Dành cho ví',
  lead: 'Người dùng giữ khóa của họ và thanh toán từ ví của bạn. Chúng tôi gửi coin kia đến địa chỉ của họ.',
  sections: [
    {
      id: 'fits',
      heading: 'Vì sao phù hợp',
      paragraphs: [
        'Đổi ở đây không cần tài khoản và không giữ số dư. Người dùng ở lại trong ví của bạn với mọi thao tác liên quan đến khóa: họ gửi một khoản thanh toán từ đó và nhận một khoản khác. Ví của bạn không bao giờ phải tin chúng tôi quá một lệnh.',
      ],
    },
    {
      id: 'today',
      heading: 'Những gì dùng được ngay',
      points: [
        'Liên kết điền sẵn biểu mẫu: thêm from, to và amount vào địa chỉ trang chủ, ví dụ /?from=btc&to=eth&amount=0.1.',
        'Mã QR trên trang lệnh. Mỗi mã là liên kết thanh toán chuẩn của mạng đó, gồm địa chỉ, số tiền và memo, mà hầu hết các ví mở được.',
        'Ô địa chỉ cũng đọc được những liên kết và mã này, nên người dùng có thể dán nội dung ví của bạn hiện ở mục “nhận”.',
        'Tên dễ đọc thay cho địa chỉ, nếu đơn vị vận hành đã thiết lập dịch vụ phân giải tên.',
        'Nếu ví của bạn có hệ thống tên riêng, chúng tôi có thể gửi đến đó yêu cầu thanh toán cho một lệnh. Việc này cần thỏa thuận với đơn vị vận hành.',
        'Danh sách coin, giới hạn và ước tính qua API, được mô tả tại /api/openapi.json.',
      ],
    },
    {
      id: 'care',
      heading: 'Cách hỗ trợ người dùng của bạn',
      steps: [
        'Hiện memo hoặc tag cho đến khi khoản thanh toán được gửi: quên memo là vấn đề hay gặp nhất.',
        'Với tỷ giá đảm bảo, hãy gửi đúng số tiền. Cộng thêm phí của bạn thay vì trừ vào số tiền đó.',
        'Nêu rõ token thuộc mạng nào, trong ví của bạn và trong liên kết.',
        'Mở trang lệnh trong trình duyệt đã tạo lệnh: trình duyệt khác cần liên kết bí mật để quản lý lệnh.',
      ],
    },
    {
      id: 'begin',
      heading: 'Bắt đầu',
      paragraphs: [
        'Bạn không cần xin phép để dùng liên kết: hãy bắt đầu ngay. Với các nhu cầu khác, hãy cho chúng tôi biết ví của bạn hỗ trợ những mạng nào, quốc gia của người dùng, và bạn muốn xây dựng gì.',
      ],
      contact: 'business',
      links: [
        { text: 'Dành cho lập trình viên', path: '/developers' },
        { text: 'Coin được hỗ trợ', path: '/supported-currencies' },
      ],
    },
  ],
}
