import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Dành cho cửa hàng và dịch vụ',
  description:
    'Cách cửa hàng, blog, công cụ danh mục và cộng đồng dẫn mọi người đến đổi tiền tại {brand}, và dịch vụ nên nói gì với họ.',
  heading: 'Dành cho cửa hàng và dịch vụ',
  lead: 'Khách truy cập của bạn có đồng tiền này và cần đồng tiền khác. Một liên kết đưa họ đến đó với mọi thứ đã điền sẵn.',
  sections: [
    {
      id: 'who',
      heading: 'Dành cho ai',
      points: [
        'Cửa hàng nhận một đồng tiền mà khách hàng không có.',
        'Công cụ theo dõi danh mục và trang giá, bên cạnh cặp mà ai đó đang xem.',
        'Blog và cộng đồng giải thích cách có được một đồng tiền.',
        'Trò chơi và ứng dụng có token riêng được niêm yết ở đây.',
      ],
    },
    {
      id: 'link',
      heading: 'Liên kết',
      paragraphs: [
        'Ba từ trong địa chỉ là đủ: /?from=usdt20&to=xmr&amount=250 mở biểu mẫu với Tether trên Ethereum, Monero và 250 đã điền. Từ nào cũng có thể bỏ. Với ngôn ngữ khác, hãy đặt hai chữ cái của nó lên trước: /vt/?from=btc&to=eth.',
        'Thêm isFixedRate=true khi cần trả một số tiền chính xác: biểu mẫu khi đó bắt đầu với tỷ giá đảm bảo.',
        'Mã đồng tiền là mã trong danh sách của chúng tôi. Token có trên nhiều mạng thì mỗi mạng có một mã.',
      ],
    },
    {
      id: 'machines',
      heading: 'Dành cho chương trình',
      paragraphs: [
        'Đồng tiền, giới hạn và ước tính có thể đọc bằng các lệnh gọi được mô tả tại /api/openapi.json. Tần suất gọi của mỗi máy khách có giới hạn, vì vậy hãy lưu mỗi câu trả lời vài giây và gọi từ máy chủ của bạn. Nếu đơn vị vận hành có chương trình tiếp thị liên kết, điều khoản của chương trình nêu cách nhận hoa hồng. Nếu không có chương trình, liên kết không mang lại hoa hồng.',
      ],
      links: [
        { text: 'Dành cho lập trình viên', path: '/developers' },
        { text: 'Điều khoản chương trình tiếp thị liên kết', path: '/earn-terms-of-use' },
      ],
    },
    {
      id: 'honest',
      heading: 'Nên nói gì với khách truy cập',
      steps: [
        'Nói rằng việc đổi do {brand} thực hiện, không phải bạn.',
        'Hiện ước tính đúng là ước tính: kèm thời điểm, và kèm từ “khoảng” với tỷ giá thả nổi.',
        'Đừng hứa lợi nhuận, và đừng gọi đồng tiền nào là an toàn.',
        'Nếu bạn kiếm tiền từ liên kết, hãy nói ra ở nơi pháp luật yêu cầu.',
      ],
    },
    {
      id: 'begin',
      heading: 'Hơn một liên kết',
      paragraphs: [
        'Nếu bạn cần điều gì chưa được mô tả ở đây, hãy viết cho chúng tôi: bạn vận hành gì, bao nhiêu người dùng, và họ cần làm được gì.',
      ],
      contact: 'business',
      links: [{ text: 'Đối tác', path: '/partners' }],
    },
  ],
}
