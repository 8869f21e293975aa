import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Dành cho ví',
  description:
    'Cách một ví dẫn người dùng đến đổi tiền tại {brand}: liên kết điền sẵn biểu mẫu, liên kết thanh toán, tên, và ước tính qua API.',
  heading: 'Dành cho ví',
  lead: 'Người dùng của bạn giữ khóa của họ và thanh toán từ ví của bạn; chúng tôi gửi đồng tiền kia đến địa chỉ của họ.',
  sections: [
    {
      id: 'fits',
      heading: 'Vì sao phù hợp',
      paragraphs: [
        'Việc đổi ở đây không cần tài khoản và không giữ số dư. Người dùng ở lại trong ví của bạn với mọi việc chạm đến khóa: họ gửi một khoản từ đó và nhận một khoản khác. Ví của bạn không bao giờ phải tin chúng tôi quá một lệnh.',
      ],
    },
    {
      id: 'today',
      heading: 'Những gì đang hoạt động',
      points: [
        'Liên kết điền sẵn biểu mẫu: thêm from, to và amount vào địa chỉ trang chủ, ví dụ /?from=btc&to=eth&amount=0.1.',
        'Trang lệnh hiện một mã để quét. Đó là liên kết thanh toán theo kiểu của chuỗi, gồm địa chỉ, số tiền và memo, mà hầu hết các ví mở được.',
        'Ô địa chỉ cũng đọc được những liên kết và mã như vậy, nên người dùng có thể dán những gì ví của bạn hiện ở mục “nhận”.',
        'Tên dễ đọc có thể thay cho địa chỉ, nơi đơn vị vận hành đã cài dịch vụ biết các tên đó.',
        'Ví có tên riêng có thể được đề nghị hiện khoản thanh toán của lệnh cho người dùng; việc này cần thỏa thuận với đơn vị vận hành.',
        'Máy có thể đọc đồng tiền, giới hạn và ước tính; các lệnh gọi được mô tả tại /api/openapi.json.',
      ],
    },
    {
      id: 'care',
      heading: 'Sự chu đáo mà người dùng sẽ cảm ơn',
      steps: [
        'Giữ memo hoặc tag trong tầm mắt cho đến khi khoản thanh toán được gửi: quên nó là rắc rối hay gặp nhất.',
        'Gửi đúng số tiền với tỷ giá đảm bảo, phí của bạn cộng thêm chứ không trừ vào đó.',
        'Nêu token ở trên mạng nào, trong ví của bạn và trong liên kết.',
        'Mở trang lệnh trong trình duyệt đã tạo lệnh: trình duyệt khác cần liên kết bí mật để quản lý lệnh.',
      ],
    },
    {
      id: 'begin',
      heading: 'Bắt đầu thế nào',
      paragraphs: [
        'Liên kết không cần ai đồng ý: hãy dùng ngay. Với mọi việc sâu hơn, hãy viết cho chúng tôi về những mạng ví của bạn biết, quốc gia của người dùng, và điều bạn dự định.',
      ],
      contact: 'business',
      links: [
        { text: 'Dành cho lập trình viên', path: '/developers' },
        { text: 'Các đồng tiền hiện có', path: '/supported-currencies' },
      ],
    },
  ],
}
