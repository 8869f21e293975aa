import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Giao dịch lớn: bàn OTC',
  description:
    'Đổi số tiền vượt giới hạn của biểu mẫu: nên viết gì cho đơn vị vận hành {brand}, diễn ra thế nào, và làm sao để an toàn.',
  heading: 'Giao dịch lớn',
  lead: 'Với số tiền trên mức tối đa của biểu mẫu, hãy viết cho đơn vị vận hành và thỏa thuận giao dịch trực tiếp.',
  sections: [
    {
      id: 'when',
      heading: 'Khi nào nên viết',
      paragraphs: [
        'Biểu mẫu nêu số tiền lớn nhất mà nó nhận cho từng cặp vào lúc này. Mức đó tùy theo lượng tiền của chúng tôi và thị trường. Đến mức đó, biểu mẫu là cách nhanh hơn: tỷ giá như nhau cho mọi người và có ngay.',
        'Trên mức đó, chia một số tiền thành nhiều lệnh sẽ tốn phí mạng cho từng lệnh và đẩy thị trường đi ngược lại bạn. Một giao dịch thỏa thuận thì không.',
      ],
    },
    {
      id: 'say',
      heading: 'Nên cho chúng tôi biết gì',
      points: [
        'Cả hai đồng tiền cùng mạng của chúng, và số tiền của một trong hai.',
        'Bạn muốn một giá cố định cho toàn bộ, hay nhiều phần trong vài giờ.',
        'Khi nào tiền sẵn sàng, và bạn ở quốc gia nào.',
        'Bạn giao dịch cho mình hay cho một công ty.',
      ],
    },
    {
      id: 'goes',
      heading: 'Diễn ra thế nào',
      steps: [
        'Bạn nhận được thư trả lời từ đơn vị vận hành, gồm giá, thời hạn của giá và các điều kiện. Có đề nghị giao dịch hay không là do đơn vị vận hành quyết định.',
        'Với số tiền lớn, đơn vị vận hành thường phải biết bạn là ai và tiền từ đâu đến. Việc này được hỏi trước khi có bất cứ khoản thanh toán nào.',
        'Nếu hai bên đồng ý, giao dịch sẽ trở thành một lệnh trên trang này, có trang hiện từng bước, hoặc được thực hiện theo các điều khoản bằng văn bản.',
      ],
      contact: 'business',
    },
    {
      id: 'safe',
      heading: 'Giữ an toàn',
      paragraphs: [
        'Giao dịch cỡ này thu hút những kẻ giả danh chúng tôi. Chúng tôi không bao giờ mở đầu một cuộc trò chuyện như thế qua ứng dụng nhắn tin, không bao giờ hỏi cụm từ khôi phục, khóa riêng hay quyền điều khiển từ xa thiết bị của bạn, và không bao giờ đổi địa chỉ thanh toán giữa chừng. Nếu một tin nhắn làm vậy, hãy viết đến địa chỉ trên trang này trước khi thanh toán.',
        'Khoản thanh toán lớn chờ nhiều xác nhận hơn: gấp đôi nếu trên 25.000 đô la Mỹ, gấp ba nếu trên 150.000. Nếu muốn, hãy gửi trước một phần nhỏ; phần đó được tính cùng phần còn lại.',
      ],
      links: [
        { text: 'Bắt đầu đổi trong biểu mẫu', path: '/' },
        { text: 'Kiểm tra rủi ro và xác minh danh tính', path: '/aml-kyc' },
      ],
    },
  ],
}
