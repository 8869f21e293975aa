import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Đối tác',
  description:
    'Các công ty mà {brand} làm việc cùng, theo công bố của đơn vị vận hành, các hình thức hợp tác, và cách bắt đầu.',
  heading: 'Đối tác',
  lead: 'Ai làm việc với {brand}, và bạn có thể tham gia thế nào.',
  sections: [
    {
      id: 'partners',
      heading: 'Ai làm việc với chúng tôi',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: 'Các cách hợp tác',
      points: [
        'Ví và cửa hàng dẫn khách hàng đến một giao dịch đổi đã điền sẵn, bằng một liên kết đơn giản.',
        'Đội ngũ đằng sau một đồng tiền đưa nó vào danh sách, để có thể đổi nó lấy mọi đồng tiền khác ở đây.',
        'Sàn giao dịch và nhà tạo lập thị trường cung cấp giá, hoặc nhận các giao dịch mà chúng tôi dùng để cân đối lượng tiền.',
        'Nhà cung cấp thanh toán bằng thẻ và ngân hàng giúp mọi người mua và bán tiền mã hóa bằng tiền của quốc gia mình.',
        'Dịch vụ chấm điểm địa chỉ hoặc xác minh danh tính trả lời câu hỏi của chúng tôi về từng lệnh.',
      ],
    },
    {
      id: 'expect',
      heading: 'Chúng tôi yêu cầu gì ở đối tác',
      paragraphs: [
        'Đối tác cho khách hàng biết rằng việc đổi là của chúng tôi và dẫn họ đến điều khoản của chúng tôi. Đối tác không hứa tỷ giá mà ước tính của chúng tôi không nêu, và không hỏi ai cụm từ khôi phục hay khóa riêng.',
        'Được nêu tên trên trang này không phải là lời giới thiệu một đồng tiền, cũng không phải là phần góp vào việc kinh doanh của bên kia. Liên kết rời khỏi đây dẫn đến một trang không do chúng tôi vận hành.',
      ],
    },
    {
      id: 'begin',
      heading: 'Bắt đầu thế nào',
      steps: [
        'Đọc trang dành cho loại hình của bạn; trang đó nêu những gì hiện có.',
        'Viết cho chúng tôi từ địa chỉ thuộc tên miền của công ty bạn. Cho biết bạn vận hành gì, ở những quốc gia nào, và muốn xây dựng gì.',
        'Chúng tôi trả lời bằng câu hỏi hoặc đề xuất. Không gì được coi là thỏa thuận trước khi viết thành văn bản.',
      ],
      contact: 'business',
      links: [
        { text: 'Dành cho đồng tiền và token', path: '/for-tokens' },
        { text: 'Dành cho ví', path: '/for-wallets' },
        { text: 'Dành cho sàn giao dịch', path: '/for-exchanges' },
        { text: 'Dành cho dịch vụ', path: '/for-services' },
      ],
    },
  ],
}
