import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Báo chí',
  description:
    'Báo chí viết gì về {brand}, thông tin về dịch vụ mà bạn có thể trích dẫn, và cách nhà báo liên hệ đơn vị vận hành.',
  heading: 'Báo chí',
  lead: 'Các bài viết về {brand}, và thông tin bạn có thể dùng cho bài của mình.',
  sections: [
    {
      id: 'articles',
      heading: 'Bài viết',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: 'Tóm tắt về {brand}',
      paragraphs: ['Bạn có thể trích dẫn những câu này.'],
      points: [
        '{brand} là dịch vụ đổi tiền mã hóa tức thì: khách hàng gửi một coin và nhận coin khác tại địa chỉ của chính mình.',
        'Dịch vụ không giữ số dư của khách hàng. Dịch vụ chỉ giữ coin từ khoản thanh toán đến khoản chi trả của cùng một lệnh.',
        'Khách hàng chọn giữa tỷ giá thả nổi, tính theo tỷ giá thị trường khi khoản thanh toán được xác nhận, và tỷ giá đảm bảo cho một số tiền cố định trong thời gian giới hạn.',
        'Tỷ giá, phí đổi và phí mạng hiện rõ trước khi lệnh được tạo.',
        'Khoản thanh toán và địa chỉ được kiểm tra rủi ro. Coin bị đánh dấu sẽ được tạm giữ hoặc hoàn lại, không bao giờ bị chiếm giữ.',
      ],
    },
    {
      id: 'using',
      heading: 'Tên và hình ảnh',
      paragraphs: [
        'Vui lòng viết tên đúng như sau: {brand}. Bạn có thể đăng ảnh chụp màn hình các trang công khai do chính bạn chụp, nếu không chỉnh sửa. Vui lòng che mã lệnh và địa chỉ của người khác: ai có mã lệnh đều mở được trang của lệnh đó.',
        'Chúng tôi không bình luận về từng khách hàng hay từng lệnh, và không xác nhận ai đó có lệnh hay không.',
      ],
    },
    {
      id: 'contact',
      heading: 'Liên hệ',
      paragraphs: [
        'Hãy cho chúng tôi biết bạn viết về điều gì, cho ấn phẩm nào, và cần trả lời trước lúc nào. Nếu câu hỏi là về lệnh của riêng bạn, hãy liên hệ bộ phận hỗ trợ.',
      ],
      contact: 'press',
      links: [{ text: 'Về {brand}', path: '/about' }],
    },
  ],
}
