import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Báo chí',
  description:
    'Những gì người khác đã viết về {brand}, các dữ kiện về dịch vụ có thể trích dẫn, và cách nhà báo liên hệ đơn vị vận hành.',
  heading: 'Báo chí',
  lead: 'Các bài viết về {brand}, và những điều bạn có thể cần cho bài của mình.',
  sections: [
    {
      id: 'articles',
      heading: 'Bài viết',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: 'Tóm tắt về {brand}',
      paragraphs: ['Những câu này có thể trích dẫn nguyên văn.'],
      points: [
        '{brand} là dịch vụ đổi tiền mã hóa tức thì: khách hàng trả một đồng tiền và nhận đồng tiền khác tại địa chỉ của chính mình.',
        'Dịch vụ không giữ số dư cho khách hàng. Tiền chỉ nằm trong tay dịch vụ từ khoản thanh toán đến khoản chi trả của cùng một lệnh.',
        'Khách hàng chọn giữa tỷ giá thả nổi, tính theo tỷ giá thị trường khi khoản thanh toán được xác nhận, và tỷ giá đảm bảo cho một số tiền cố định trong thời gian giới hạn.',
        'Tỷ giá, phí đổi và phí mạng hiện rõ trước khi lệnh được tạo.',
        'Khoản thanh toán và địa chỉ được kiểm tra rủi ro. Những gì bị vướng khi kiểm tra thì được tạm giữ hoặc gửi trả, không bao giờ bị giữ luôn.',
      ],
    },
    {
      id: 'using',
      heading: 'Tên và hình ảnh',
      paragraphs: [
        'Hãy viết tên đúng như ở đây: {brand}. Bạn có thể đăng ảnh các trang công khai do chính bạn chụp, nếu không chỉnh sửa. Vui lòng che mã lệnh và địa chỉ của người khác: ai có mã lệnh là mở được trang của lệnh đó.',
        'Chúng tôi không bình luận về từng khách hàng hay từng lệnh, và không xác nhận ai đó có lệnh hay không.',
      ],
    },
    {
      id: 'contact',
      heading: 'Liên hệ',
      paragraphs: [
        'Cho biết bạn viết về điều gì, cho ai, và cần trả lời trước lúc nào. Câu hỏi về lệnh của riêng bạn thì gửi cho bộ phận hỗ trợ.',
      ],
      contact: 'press',
      links: [{ text: 'Về {brand}', path: '/about' }],
    },
  ],
}
