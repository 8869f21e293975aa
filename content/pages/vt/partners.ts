import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Đối tác',
  description:
    'Các công ty hợp tác với {brand}, theo công bố của đơn vị vận hành, các hình thức hợp tác, và cách trở thành đối tác.',
  heading: 'Đối tác',
  lead: 'Ai hợp tác với {brand}, và bạn có thể tham gia thế nào.',
  sections: [
    {
      id: 'partners',
      heading: 'Đối tác của chúng tôi',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: 'Các cách hợp tác',
      points: [
        'Ví và cửa hàng dẫn khách hàng đến biểu mẫu đổi đã điền sẵn, bằng một liên kết đơn giản.',
        'Đội ngũ phát triển coin và token đưa coin của họ lên niêm yết, để mọi người đổi được lấy mọi coin khác ở đây.',
        'Sàn giao dịch và nhà tạo lập thị trường cung cấp giá, hoặc nhận các giao dịch cân đối dự trữ của chúng tôi.',
        'Nhà cung cấp thanh toán qua thẻ và ngân hàng giúp mọi người mua và bán tiền mã hóa bằng nội tệ.',
        'Dịch vụ chấm điểm địa chỉ hoặc xác minh danh tính kiểm tra từng lệnh cho chúng tôi.',
      ],
    },
    {
      id: 'expect',
      heading: 'Chúng tôi yêu cầu gì ở đối tác',
      paragraphs: [
        'Đối tác cho khách hàng biết rằng chúng tôi vận hành dịch vụ đổi và dẫn liên kết đến điều khoản của chúng tôi. Đối tác không hứa tỷ giá mà ước tính của chúng tôi không nêu, và không bao giờ hỏi cụm từ khôi phục hay khóa riêng tư.',
        'Việc có tên trên trang này không phải là lời khuyến nghị một coin, và không có nghĩa là công ty này sở hữu một phần công ty kia. Liên kết từ đây dẫn đến những trang không do chúng tôi vận hành.',
      ],
    },
    {
      id: 'begin',
      heading: 'Trở thành đối tác',
      steps: [
        'Đọc trang dành cho loại hình của bạn để biết hiện có những gì.',
        'Gửi email cho chúng tôi từ tên miền của công ty bạn. Cho biết bạn vận hành gì, ở những quốc gia nào, và muốn xây dựng gì.',
        'Chúng tôi trả lời bằng câu hỏi hoặc đề xuất. Mọi thỏa thuận đều bằng văn bản.',
      ],
      contact: 'business',
      links: [
        { text: 'Dành cho coin và token', path: '/for-tokens' },
        { text: 'Dành cho ví', path: '/for-wallets' },
        { text: 'Dành cho sàn giao dịch', path: '/for-exchanges' },
        { text: 'Dành cho dịch vụ', path: '/for-services' },
      ],
    },
  ],
}
