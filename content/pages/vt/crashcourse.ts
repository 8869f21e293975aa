import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Khóa học nhanh: tiền mã hóa trong mười phút',
  description:
    'Chuỗi khối, ví, cụm từ khôi phục, xác nhận, phí mạng, memo, tỷ giá, trượt giá và các kiểu lừa đảo, giải thích bằng lời đơn giản.',
  heading: 'Khóa học nhanh',
  lead: 'Những từ bạn gặp khi lần đầu đổi tiền mã hóa, và ý nghĩa của từng từ đối với tiền của bạn.',
  sections: [
    {
      id: 'blockchain',
      heading: 'Chuỗi khối là gì?',
      paragraphs: [
        'Chuỗi khối (blockchain) là một danh sách các khoản thanh toán do hàng nghìn máy tính cùng lưu giữ. Cứ vài giây hoặc vài phút, chúng thống nhất một trang mới, gọi là khối, và thêm vào cuối. Không ai sở hữu danh sách, ai cũng đọc được, và sửa một trang cũ nghĩa là viết lại mọi trang sau đó, tốn kém hơn lợi ích thu được.',
        'Bitcoin có một danh sách như vậy, Ethereum có một danh sách khác. Tiền không di chuyển giữa hai bên: dịch vụ đổi nhận tiền của bạn ở bên này và gửi cho bạn đồng tiền khác ở bên kia.',
      ],
    },
    {
      id: 'wallet',
      heading: 'Ví là gì?',
      paragraphs: [
        'Ví là một ứng dụng hoặc thiết bị giữ khóa của bạn. Bản thân tiền nằm trên chuỗi khối; khóa là thứ cho phép bạn gửi chúng. Từ khóa, ví tạo ra địa chỉ: địa chỉ giống như số tài khoản và có thể đưa cho bất kỳ ai. Khóa thì không.',
        'Tài khoản tại một sàn giao dịch không phải là ví của bạn. Sàn giữ khóa, còn bạn giữ lời hứa của sàn.',
      ],
    },
    {
      id: 'seed',
      heading: 'Cụm từ khôi phục là gì?',
      paragraphs: [
        'Mười hai hoặc hai mươi bốn từ có thể tạo lại mọi khóa của bạn. Hãy viết ra giấy, cất ở nơi lửa và khách không tới được, và đừng bao giờ gõ vào một trang web. Ai đọc được chúng là có tiền của bạn; ai làm mất chúng cùng với thiết bị thì không còn gì.',
      ],
    },
    {
      id: 'network',
      heading: 'Mạng là gì, và vì sao quan trọng?',
      paragraphs: [
        'Cùng một token có thể có trên nhiều chuỗi khối. Tether trên Ethereum và Tether trên Tron cùng tên, cùng giá, nhưng là hai thứ khác nhau: tiền gửi trên mạng này không thể đến trên mạng kia. Luôn chọn mạng mà cả hai bên đều nêu.',
      ],
    },
    {
      id: 'confirmation',
      heading: 'Xác nhận là gì?',
      paragraphs: [
        'Khoản thanh toán nằm trong một khối có một xác nhận, mỗi khối tiếp theo thêm một xác nhận nữa. Những khối cuối vẫn có thể bị thay thế; khoản thanh toán nằm càng sâu thì khả năng đó càng nhỏ. Vì vậy dịch vụ đổi chờ vài xác nhận, và chờ nhiều hơn khi số tiền lớn.',
      ],
    },
    {
      id: 'network-fee',
      heading: 'Phí mạng là gì?',
      paragraphs: [
        'Cái giá mà chuỗi khối thu cho một khoản thanh toán. Nó thuộc về người tạo khối, không thuộc về dịch vụ đổi. Phí tăng khi nhiều người muốn thanh toán cùng lúc, và thường không phụ thuộc số tiền: gửi mười đô la tốn bằng gửi mười nghìn.',
      ],
    },
    {
      id: 'memo',
      heading: 'Memo hay tag là gì?',
      paragraphs: [
        'Trên một số chuỗi, như của XRP, Stellar hay TON, nhiều khách hàng của một dịch vụ dùng chung một địa chỉ. Một con số hoặc đoạn chữ ngắn kèm khoản thanh toán cho biết nó của ai. Nếu một dịch vụ cho bạn thấy thông tin này, nó quan trọng như địa chỉ. Quên nó là lỗi hay gặp nhất.',
      ],
    },
    {
      id: 'rates',
      heading: 'Tỷ giá thả nổi, tỷ giá đảm bảo và trượt giá',
      paragraphs: [
        'Giá thay đổi từng giây, cả khi khoản thanh toán của bạn đang trên đường. Với tỷ giá thả nổi, bạn nhận theo thị trường tại thời điểm khoản thanh toán được xác nhận: khi nhiều hơn ước tính, khi ít hơn. Phần chênh đó gọi là trượt giá.',
        'Với tỷ giá đảm bảo, dịch vụ đổi chịu rủi ro đó trong vài phút, và thu thêm một chút. Đổi lại, bạn phải trả đúng số tiền kịp thời hạn.',
      ],
    },
    {
      id: 'volatility',
      heading: 'Đồng tiền biến động và đồng tiền ổn định',
      paragraphs: [
        'Hầu hết đồng tiền lên xuống vài phần trăm mỗi ngày, một số mất một nửa trong một tuần. Đồng tiền ổn định được thiết kế để có giá một đô la hoặc một euro; chúng dựa trên lời hứa của một công ty hoặc một chương trình, và những lời hứa như thế từng bị phá vỡ.',
      ],
    },
    {
      id: 'frauds',
      heading: 'Các kiểu lừa đảo thường gặp',
      points: [
        'Một người lạ chủ động nhắn cho bạn, giả làm nhân viên hỗ trợ, bạn bè hoặc người có tình cảm với bạn, rồi bắt đầu nói về tiền mã hóa.',
        'Một trang trông giống trang bạn biết, nhưng địa chỉ thừa một chữ cái. Hãy dùng dấu trang.',
        'Lợi nhuận chắc chắn, hoặc món quà nhân đôi số tiền bạn gửi trước. Không có chuyện đó.',
        'Một chương trình đổi địa chỉ đã sao chép trên thiết bị của bạn. Hãy so các ký tự đầu và cuối sau khi dán.',
        'Có người hỏi cụm từ khôi phục hoặc quyền điều khiển từ xa. Không có lý do trung thực nào cho việc đó.',
      ],
    },
    {
      id: 'first',
      heading: 'Lần đổi đầu tiên của bạn',
      steps: [
        'Cài ví từ trang của chính nhà sản xuất, và viết cụm từ khôi phục ra giấy.',
        'Bắt đầu với số tiền mà có mất cũng không đau.',
        'Sao chép địa chỉ từ ví của bạn, dán vào đây, và so lại.',
        'Trả đúng như lệnh nêu, trên đúng mạng đó, kèm memo nếu có.',
        'Theo dõi trang lệnh cho đến khi khoản chi trả được xác nhận.',
      ],
      links: [
        { text: 'Bắt đầu đổi', path: '/' },
        { text: 'Một giao dịch đổi diễn ra thế nào', path: '/how-it-works' },
        { text: 'Câu hỏi và trả lời', path: '/faq' },
      ],
    },
  ],
}
