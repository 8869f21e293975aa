import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Dành cho cửa hàng và dịch vụ',
  description:
    'Cách cửa hàng, blog, công cụ theo dõi danh mục và cộng đồng dẫn khách đến {brand}, và dịch vụ nên nói gì với khách truy cập.',
  heading: 'Dành cho cửa hàng và dịch vụ',
  lead: 'Khách truy cập của bạn có coin này và cần coin khác. Một liên kết đưa họ đến biểu mẫu đã điền sẵn.',
  sections: [
    {
      id: 'who',
      heading: 'Dành cho ai',
      points: [
        'Cửa hàng nhận một coin mà khách hàng không có.',
        'Công cụ theo dõi danh mục và trang giá, bên cạnh cặp mà khách đang xem.',
        'Blog và cộng đồng hướng dẫn cách có được một coin.',
        'Trò chơi và ứng dụng có token riêng được niêm yết ở đây.',
      ],
    },
    {
      id: 'link',
      heading: 'Liên kết',
      paragraphs: [
        'Bạn chỉ cần ba tham số: /?from=usdt20&to=xmr&amount=250 mở biểu mẫu với Tether trên Ethereum, Monero và 250 đã điền sẵn. Tham số nào cũng có thể bỏ qua. Với ngôn ngữ khác, hãy thêm mã hai chữ cái của ngôn ngữ đó ở đầu: /vt/?from=btc&to=eth.',
        'Thêm isFixedRate=true nếu khách cần một số tiền chính xác. Biểu mẫu khi đó bắt đầu với tỷ giá đảm bảo.',
        'Hãy dùng các mã coin trong danh sách của chúng tôi. Token có trên nhiều mạng thì mỗi mạng có một mã riêng.',
      ],
    },
    {
      id: 'machines',
      heading: 'Dành cho lập trình viên',
      paragraphs: [
        'Bạn có thể đọc danh sách coin, giới hạn và ước tính bằng các lệnh gọi được mô tả tại /api/openapi.json. Tần suất gọi của mỗi máy khách có giới hạn, vì vậy hãy lưu mỗi phản hồi vài giây và gọi từ máy chủ của bạn. Nếu đơn vị vận hành có chương trình tiếp thị liên kết, điều khoản của chương trình nêu cách nhận hoa hồng. Nếu không có chương trình, liên kết không mang lại hoa hồng.',
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
        'Nói rõ rằng việc đổi do {brand} thực hiện, không phải bạn.',
        'Ghi rõ ước tính là ước tính: kèm thời điểm, và từ “khoảng” với tỷ giá thả nổi.',
        'Đừng hứa lợi nhuận, và đừng nói coin nào là an toàn.',
        'Nếu bạn kiếm tiền từ liên kết, hãy công khai điều đó ở nơi pháp luật yêu cầu.',
      ],
    },
    {
      id: 'begin',
      heading: 'Khi bạn cần nhiều hơn',
      paragraphs: [
        'Nếu bạn cần điều gì chưa được mô tả ở đây, hãy cho chúng tôi biết bạn vận hành gì, có bao nhiêu người dùng, và họ cần làm được gì.',
      ],
      contact: 'business',
      links: [{ text: 'Đối tác', path: '/partners' }],
    },
  ],
}
