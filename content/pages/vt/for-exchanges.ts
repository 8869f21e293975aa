import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Dành cho sàn giao dịch',
  description:
    'Cách sàn giao dịch và nhà tạo lập thị trường hợp tác với {brand}: làm nguồn giá, làm nơi cân đối dự trữ, hoặc tự vận hành.',
  heading: 'Dành cho sàn giao dịch',
  lead: 'Mỗi lệnh ở đây làm thay đổi lượng dự trữ của chúng tôi, và chúng tôi cân đối lại trên các sàn khác. Sàn của bạn có thể là một trong số đó.',
  sections: [
    {
      id: 'sides',
      heading: 'Dịch vụ đổi tức thì hoạt động thế nào',
      paragraphs: [
        '{brand} cho khách hàng thấy một số tiền cho một khoản thanh toán. Đằng sau đó là giá từ nhiều sàn và lượng dự trữ từng coin của chúng tôi. Khi dự trữ của một coin xuống thấp hoặc tăng quá cao, chúng tôi giao dịch bù trên một sàn, trong giới hạn do đơn vị vận hành đặt ra.',
        'Khách hàng không bao giờ làm việc với sàn, và sàn không biết gì về họ. Sàn chỉ thấy giao dịch của chính đơn vị vận hành.',
      ],
    },
    {
      id: 'prices',
      heading: 'Làm nguồn giá',
      points: [
        'Tỷ giá của chúng tôi lấy từ sổ lệnh công khai của nhiều sàn. Ít nhất hai sàn phải thống nhất thì chúng tôi mới dùng một mức giá.',
        'Chúng tôi bỏ qua giá đã cũ, giá không có nguồn thứ hai hoặc quá xa các giá khác. Nếu còn lại quá ít giá, chúng tôi tạm dừng coin đó.',
        'Nguồn mới cần có luồng dữ liệu công khai về giá mua và giá bán tốt nhất, kèm tài liệu và giới hạn tần suất hợp lý.',
      ],
    },
    {
      id: 'hedging',
      heading: 'Làm nơi giao dịch',
      points: [
        'Khóa API giao dịch được nhưng không rút được, để khóa bị đánh cắp không thể rút cạn tài khoản.',
        'Lệnh mang mã khách hàng do chúng tôi đặt, để phản hồi bị thất lạc không bao giờ dẫn đến giao dịch thứ hai.',
        'Thị trường cho các coin mà khách hàng của chúng tôi đổi, với quy mô từ vài chục đến vài chục nghìn đô la Mỹ.',
        'Môi trường thử nghiệm, hoặc ít nhất một tài khoản để thử các sự cố.',
      ],
    },
    {
      id: 'operate',
      heading: 'Tự cung cấp dịch vụ đổi',
      paragraphs: [
        'Bạn cũng có thể dẫn khách hàng của mình đến đây cho những coin bạn không niêm yết: liên kết có hai coin và số tiền sẽ mở biểu mẫu đã điền sẵn. Ngoài ra, ai cũng có thể chạy Causeway, phần mềm vận hành trang này, trên máy chủ của mình theo giấy phép MIT.',
      ],
    },
    {
      id: 'begin',
      heading: 'Bắt đầu',
      steps: [
        'Gửi cho chúng tôi liên kết đến tài liệu API và biểu phí của bạn.',
        'Cho biết pháp nhân của bạn và các quốc gia nơi pháp nhân đó hoạt động.',
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
