import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Dành cho sàn giao dịch',
  description:
    'Cách sàn giao dịch và nhà tạo lập thị trường làm việc với {brand}: làm nguồn giá, làm nơi cân đối lượng tiền, hoặc tự vận hành.',
  heading: 'Dành cho sàn giao dịch',
  lead: 'Mỗi lệnh ở đây làm thay đổi lượng tiền của chúng tôi và phải được cân đối ở đâu đó. Nơi đó có thể là sàn của bạn.',
  sections: [
    {
      id: 'sides',
      heading: 'Hai mặt của dịch vụ đổi tức thì',
      paragraphs: [
        'Với khách hàng, {brand} nêu một số tiền cho một khoản thanh toán. Đằng sau đó là giá của nhiều sàn và một lượng dự trữ của mỗi đồng tiền. Khi một đồng tiền sắp hết hoặc tích quá nhiều, nó được giao dịch lại ở một sàn, trong khoảng mà đơn vị vận hành đặt ra.',
        'Khách hàng không bao giờ làm việc với sàn, và sàn không biết gì về họ: sàn chỉ thấy giao dịch của chính đơn vị vận hành.',
      ],
    },
    {
      id: 'prices',
      heading: 'Làm nguồn giá',
      points: [
        'Tỷ giá lấy từ sổ lệnh công khai của nhiều sàn. Phải có hơn một sàn thống nhất thì giá mới được tính.',
        'Giá cũ, giá đơn lẻ hoặc giá quá xa các giá khác bị loại. Trong khi còn lại quá ít, đồng tiền tạm dừng.',
        'Một nguồn mới cần có luồng công khai về giá mua và bán tốt nhất, có mô tả và giới hạn hợp lý về số lần hỏi.',
      ],
    },
    {
      id: 'hedging',
      heading: 'Làm nơi giao dịch',
      points: [
        'Khóa được giao dịch nhưng không được rút, để khóa bị đánh cắp không thể làm rỗng tài khoản.',
        'Lệnh mang mã do chúng tôi đặt, để câu trả lời bị thất lạc không bao giờ thành giao dịch thứ hai.',
        'Thị trường của những đồng tiền mà khách hàng đổi, với cỡ từ vài chục đến vài chục nghìn đô la Mỹ.',
        'Một hệ thống thử, hoặc ít nhất một tài khoản để thử các sự cố.',
      ],
    },
    {
      id: 'operate',
      heading: 'Tự cung cấp dịch vụ đổi',
      paragraphs: [
        'Bạn cũng có thể dẫn khách hàng của mình đến đây cho những đồng tiền bạn không niêm yết: một liên kết có hai đồng tiền và số tiền sẽ mở biểu mẫu đã điền sẵn. Và phần mềm đằng sau trang này, Causeway, ai cũng có thể chạy trên máy chủ của mình; nó có giấy phép MIT.',
      ],
    },
    {
      id: 'begin',
      heading: 'Bắt đầu thế nào',
      steps: [
        'Viết cho chúng tôi kèm liên kết đến tài liệu API và biểu phí của bạn.',
        'Nêu pháp nhân mà chúng tôi sẽ làm việc cùng, và các quốc gia nơi pháp nhân đó được phép.',
        'Chúng tôi thử API của bạn với số tiền nhỏ trước khi dùng cho khách hàng.',
      ],
      contact: 'business',
      links: [
        { text: 'Đối tác', path: '/partners' },
        { text: 'Dành cho lập trình viên', path: '/developers' },
      ],
    },
  ],
}
