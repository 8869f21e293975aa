import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Khóa học nhanh: tiền mã hóa trong mười phút',
  description:
    'Chuỗi khối, ví, cụm từ khôi phục, xác nhận, phí mạng, memo, tỷ giá, trượt giá và các kiểu lừa đảo thường gặp, giải thích đơn giản.',
  heading: 'Khóa học nhanh',
  lead: 'Các thuật ngữ bạn cần cho lần đổi đầu tiên, và ý nghĩa của từng từ đối với tiền của bạn.',
  sections: [
    {
      id: 'blockchain',
      heading: 'Chuỗi khối là gì?',
      paragraphs: [
        'Chuỗi khối (blockchain) là danh sách các khoản thanh toán do hàng nghìn máy tính cùng duy trì. Cứ vài giây hoặc vài phút, chúng thống nhất một trang mới, gọi là khối, và thêm vào cuối. Không ai sở hữu danh sách và ai cũng đọc được. Sửa một khối cũ nghĩa là phải viết lại mọi khối sau đó, tốn kém hơn nhiều so với lợi ích thu được.',
        'Bitcoin có chuỗi khối riêng, Ethereum cũng vậy. Coin không thể chuyển từ chuỗi này sang chuỗi kia. Dịch vụ đổi nhận coin của bạn trên chuỗi này và gửi cho bạn coin khác trên chuỗi kia.',
      ],
    },
    {
      id: 'wallet',
      heading: 'Ví là gì?',
      paragraphs: [
        'Ví là ứng dụng hoặc thiết bị lưu khóa của bạn. Bản thân coin được ghi trên chuỗi khối. Khóa là thứ cho phép bạn gửi coin. Ví tạo địa chỉ từ khóa. Địa chỉ giống như số tài khoản: bạn có thể đưa cho bất kỳ ai. Đừng bao giờ chia sẻ khóa.',
        'Tài khoản tại một sàn giao dịch không phải là ví do bạn kiểm soát. Sàn giữ khóa, còn bạn phải dựa vào cam kết chi trả của sàn.',
      ],
    },
    {
      id: 'seed',
      heading: 'Cụm từ khôi phục là gì?',
      paragraphs: [
        'Cụm từ khôi phục gồm 12 hoặc 24 từ, có thể khôi phục mọi khóa của bạn. Hãy viết các từ này ra giấy, cất ở nơi an toàn và riêng tư, và đừng bao giờ gõ vào một trang web. Ai đọc được đều có thể lấy coin của bạn. Nếu bạn mất cả cụm từ lẫn thiết bị, coin của bạn sẽ mất.',
      ],
    },
    {
      id: 'network',
      heading: 'Mạng là gì, và vì sao quan trọng?',
      paragraphs: [
        'Cùng một token có thể có trên nhiều chuỗi khối. Tether trên Ethereum và Tether trên Tron cùng tên, cùng giá, nhưng tách biệt: coin gửi qua mạng này không thể đến trên mạng kia. Hãy luôn chọn mạng mà cả hai bên đều hỗ trợ.',
      ],
    },
    {
      id: 'confirmation',
      heading: 'Xác nhận là gì?',
      paragraphs: [
        'Khi khoản thanh toán được đưa vào một khối, nó có một lượt xác nhận. Mỗi khối mới thêm một lượt nữa. Các khối mới nhất vẫn có thể bị thay thế, và khoản thanh toán có càng nhiều lượt xác nhận thì khả năng đó càng thấp. Vì vậy dịch vụ đổi chờ vài lượt xác nhận, và chờ nhiều hơn khi số tiền lớn.',
      ],
    },
    {
      id: 'network-fee',
      heading: 'Phí mạng là gì?',
      paragraphs: [
        'Phí mạng là khoản chuỗi khối thu để xử lý một khoản thanh toán. Phí này thuộc về những người vận hành mạng, không thuộc về dịch vụ đổi. Phí tăng khi nhiều người muốn thanh toán cùng lúc, và thường không phụ thuộc số tiền: gửi mười đô la tốn bằng gửi mười nghìn.',
      ],
    },
    {
      id: 'memo',
      heading: 'Memo hay tag là gì?',
      paragraphs: [
        'Trên một số mạng, như XRP, Stellar và TON, nhiều khách hàng của một dịch vụ dùng chung một địa chỉ. Một con số hoặc đoạn chữ ngắn trong khoản thanh toán, gọi là memo hoặc destination tag, cho biết khoản đó của ai. Nếu dịch vụ cấp cho bạn thông tin này, nó quan trọng như địa chỉ. Quên ghi memo là lỗi hay gặp nhất.',
      ],
    },
    {
      id: 'rates',
      heading: 'Tỷ giá thả nổi, tỷ giá đảm bảo và trượt giá',
      paragraphs: [
        'Giá thay đổi từng giây, cả khi khoản thanh toán của bạn đang trên đường. Với tỷ giá thả nổi, bạn nhận theo tỷ giá thị trường khi khoản thanh toán được xác nhận: có lúc nhiều hơn ước tính, có lúc ít hơn. Phần chênh đó gọi là trượt giá.',
        'Với tỷ giá đảm bảo, dịch vụ đổi chịu rủi ro đó trong vài phút và thu thêm một chút. Đổi lại, bạn phải trả đúng số tiền và đúng hạn.',
      ],
    },
    {
      id: 'volatility',
      heading: 'Coin biến động và stablecoin',
      paragraphs: [
        'Hầu hết coin tăng giảm vài phần trăm mỗi ngày, một số mất một nửa giá trị trong một tuần. Stablecoin được thiết kế để có giá một đô la hoặc một euro. Chúng dựa vào một công ty hoặc một chương trình để giữ giá trị đó, và một số đã thất bại.',
      ],
    },
    {
      id: 'frauds',
      heading: 'Các kiểu lừa đảo thường gặp',
      points: [
        'Một người lạ chủ động nhắn cho bạn, giả làm nhân viên hỗ trợ, bạn bè hoặc người có tình cảm với bạn, rồi bắt đầu nói về tiền mã hóa.',
        'Một trang trông giống trang bạn biết, nhưng địa chỉ thừa một chữ cái. Hãy dùng dấu trang.',
        'Lợi nhuận đảm bảo, hoặc quà tặng nhân đôi số tiền bạn gửi trước. Đó luôn là lừa đảo.',
        'Phần mềm độc hại trên thiết bị thay địa chỉ bạn sao chép. Hãy so sánh các ký tự đầu và cuối sau khi dán.',
        'Có người hỏi cụm từ khôi phục hoặc đòi truy cập từ xa vào thiết bị của bạn. Không bao giờ có lý do chính đáng cho việc đó.',
      ],
    },
    {
      id: 'first',
      heading: 'Lần đổi đầu tiên của bạn',
      steps: [
        'Cài ví từ trang chính thức của nhà phát triển, và viết cụm từ khôi phục ra giấy.',
        'Bắt đầu với số tiền mà bạn chấp nhận được nếu mất.',
        'Sao chép địa chỉ từ ví của bạn, dán vào đây và so sánh hai địa chỉ.',
        'Trả đúng số tiền hiển thị, trên đúng mạng, kèm memo nếu có.',
        'Theo dõi trang lệnh cho đến khi khoản chi trả được xác nhận.',
      ],
      links: [
        { text: 'Bắt đầu đổi', path: '/' },
        { text: 'Giao dịch đổi diễn ra thế nào', path: '/how-it-works' },
        { text: 'Câu hỏi và trả lời', path: '/faq' },
      ],
    },
  ],
}
