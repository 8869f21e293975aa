import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Cách giao dịch tiền mã hóa',
  description:
    'Cách đổi coin này lấy coin khác mà không bị bất ngờ: so sánh số thực nhận, chọn đúng tỷ giá, mạng và thời điểm.',
  heading: 'Cách giao dịch tiền mã hóa',
  lead: 'Không sổ lệnh, không số dư: chọn hai coin và số tiền, và xem bạn nhận được bao nhiêu trước khi thanh toán.',
  sections: [
    {
      id: 'compare',
      heading: 'So sánh số thực nhận',
      paragraphs: [
        'Chỉ riêng tỷ giá thì chưa nói lên nhiều. Điều quan trọng là số tiền bạn nhận sau mọi khoản phí. Ước tính của chúng tôi cho thấy đúng số đó: đã trừ phí đổi và phí mạng, và cả hai đều được liệt kê. Hãy so với số thực nhận ở nơi khác, với cùng số tiền và cùng thời điểm.',
        'Phí mạng như nhau cho lệnh nhỏ và lệnh lớn, nên một lệnh lớn tốn ít hơn mười lệnh nhỏ.',
      ],
    },
    {
      id: 'rate',
      heading: 'Chọn loại tỷ giá',
      points: [
        'Thả nổi: thường cho bạn nhiều hơn một chút, và đi theo thị trường cho đến khi khoản thanh toán được xác nhận. Phù hợp với coin có khối nhanh và khi thị trường ổn định.',
        'Đảm bảo: cho bạn đúng số tiền hiển thị nếu bạn trả đúng số tiền trong 15 hoặc 20 phút. Phù hợp khi bạn cần một số tiền chính xác, hoặc khi thị trường biến động.',
      ],
    },
    {
      id: 'network',
      heading: 'Kiểm tra mạng',
      paragraphs: [
        'Nhiều token có trên vài mạng, và mỗi mạng là một mục riêng trong danh sách của chúng tôi. Hãy chọn mạng mà ví của bạn hỗ trợ, và chỉ gửi trên mạng đó. Phí của mạng này có thể gấp trăm lần mạng kia. Nếu ví của bạn hỗ trợ cả hai, mạng rẻ hơn để lại cho bạn nhiều hơn.',
      ],
    },
    {
      id: 'first',
      heading: 'Trước lệnh đầu tiên hoặc lệnh lớn',
      steps: [
        'Thử cặp đó với số tiền nhỏ trên mức tối thiểu, để kiểm tra địa chỉ và memo của bạn có đúng không.',
        'Xem biểu đồ giá của cặp ở mục “chi tiết” trong biểu mẫu.',
        'Chuẩn bị sẵn ví trước khi tạo lệnh với tỷ giá đảm bảo: đồng hồ đếm ngược bắt đầu ngay.',
        'Gửi đúng số tiền hiển thị. Ví của bạn tính thêm phí mạng riêng.',
        'Lưu liên kết bí mật của lệnh.',
      ],
      links: [
        { text: 'Bắt đầu đổi', path: '/' },
        { text: 'Tất cả coin và giới hạn', path: '/supported-currencies' },
        { text: 'Giao dịch lớn', path: '/otc-desk' },
        { text: 'Khóa học nhanh', path: '/crashcourse' },
      ],
    },
    {
      id: 'not',
      heading: 'Những gì chúng tôi không cung cấp',
      paragraphs: [
        'Chúng tôi không cung cấp lệnh giới hạn, đòn bẩy hay lãi suất, và không có gì trên trang này là lời khuyên mua hay bán. Giá tiền mã hóa có thể tăng và có thể giảm. Chỉ đổi số tiền mà bạn chấp nhận được nếu mất.',
      ],
    },
  ],
}
