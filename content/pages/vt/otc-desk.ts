import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Giao dịch lớn: bàn OTC',
  description:
    'Cách đổi số tiền vượt giới hạn của biểu mẫu: cần cho đơn vị vận hành {brand} biết gì, quy trình ra sao, và làm sao để an toàn.',
  heading: 'Giao dịch lớn',
  lead: 'Với số tiền trên mức tối đa của biểu mẫu, hãy liên hệ đơn vị vận hành và thỏa thuận giao dịch trực tiếp.',
  sections: [
    {
      id: 'when',
      heading: 'Khi nào nên liên hệ',
      paragraphs: [
        'Biểu mẫu hiện mức tối đa hiện tại của từng cặp. Mức này tùy thuộc lượng dự trữ của chúng tôi và thị trường. Trong mức đó, dùng biểu mẫu nhanh hơn: tỷ giá như nhau cho mọi người và bạn thấy ngay.',
        'Trên mức đó, chia số tiền thành nhiều lệnh sẽ tốn phí mạng cho từng lệnh và đẩy thị trường theo hướng bất lợi cho bạn. Một giao dịch thỏa thuận thì không.',
      ],
    },
    {
      id: 'say',
      heading: 'Nên cho chúng tôi biết gì',
      points: [
        'Cả hai coin cùng mạng của chúng, và số tiền của một trong hai.',
        'Bạn muốn một giá cố định cho toàn bộ, hay chia thành nhiều phần trong vài giờ.',
        'Khi nào coin sẵn sàng, và bạn ở quốc gia nào.',
        'Bạn giao dịch cho mình hay cho một công ty.',
      ],
    },
    {
      id: 'goes',
      heading: 'Bước tiếp theo',
      steps: [
        'Đơn vị vận hành gửi email cho bạn, gồm giá, thời hạn của giá và các điều kiện. Đơn vị vận hành quyết định có đề nghị giao dịch hay không.',
        'Với số tiền lớn, đơn vị vận hành thường cần xác minh bạn là ai và coin từ đâu đến. Bạn được hỏi trước khi trả bất cứ khoản nào.',
        'Nếu hai bên đồng ý, giao dịch sẽ trở thành một lệnh trên trang này, có trang hiện từng bước, hoặc được thực hiện theo các điều khoản bằng văn bản.',
      ],
      contact: 'business',
    },
    {
      id: 'safe',
      heading: 'Giữ an toàn',
      paragraphs: [
        'Giao dịch quy mô này thu hút những kẻ giả danh chúng tôi. Chúng tôi không bao giờ chủ động bắt chuyện về việc này qua ứng dụng nhắn tin, không bao giờ hỏi cụm từ khôi phục, khóa riêng tư hay quyền truy cập từ xa vào thiết bị của bạn, và không bao giờ đổi địa chỉ nạp giữa chừng. Nếu một tin nhắn làm bất cứ điều nào trong số này, hãy gửi email đến địa chỉ trên trang này trước khi thanh toán.',
        'Khoản thanh toán lớn cần nhiều lượt xác nhận hơn: gấp đôi nếu trên 25.000 đô la Mỹ, gấp ba nếu trên 150.000. Bạn có thể gửi trước một phần nhỏ: phần đó được tính cùng phần còn lại.',
      ],
      links: [
        { text: 'Bắt đầu đổi', path: '/' },
        { text: 'Kiểm tra rủi ro và xác minh danh tính', path: '/aml-kyc' },
      ],
    },
  ],
}
