import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Dành cho cơ quan có thẩm quyền',
  description:
    'Cách cảnh sát, tòa án và cơ quan giám sát liên hệ đơn vị vận hành {brand}, yêu cầu cần có gì, và có những dữ liệu nào.',
  heading: 'Dành cho cơ quan có thẩm quyền',
  lead: 'Cách liên hệ với chúng tôi, cần nêu gì, và chúng tôi biết hay không biết những gì.',
  sections: [
    {
      id: 'write',
      heading: 'Cách liên hệ với chúng tôi',
      paragraphs: [
        'Vui lòng gửi từ địa chỉ chính thức. Chúng tôi trả lời bằng văn bản, và chỉ sau khi đã xác minh người gửi yêu cầu.',
      ],
      contact: 'authorities',
    },
    {
      id: 'name',
      heading: 'Yêu cầu cần có gì',
      points: [
        'Tên cơ quan, số hồ sơ, và tên người liên hệ mà chúng tôi có thể gọi để xác minh yêu cầu.',
        'Căn cứ pháp lý, và lệnh của tòa án khi cần.',
        'Ít nhất một trong các thông tin: mã lệnh, mã giao dịch cùng chuỗi khối, hoặc địa chỉ cùng loại coin. Chúng tôi không thể tìm lệnh theo tên người.',
        'Khoảng thời gian liên quan, kèm múi giờ.',
        'Yêu cầu cụ thể và thời hạn. Nếu không được thông báo cho khách hàng, hãy nêu quy định đó.',
      ],
    },
    {
      id: 'data',
      heading: 'Dữ liệu chúng tôi có',
      points: [
        'Với mỗi lệnh: loại coin, số tiền, địa chỉ nạp và địa chỉ nhận, các giao dịch, và thời điểm từng bước. Chúng tôi lưu những dữ liệu này làm chứng từ kế toán.',
        'Địa chỉ hoàn tiền: trong một năm sau khi lệnh kết thúc.',
        'Địa chỉ email, nếu khách hàng đã cung cấp: trong 90 ngày sau khi lệnh kết thúc.',
        'Kết quả kiểm tra rủi ro của khoản thanh toán hoặc địa chỉ, và danh tính khách hàng đã được xác minh hay chưa. Giấy tờ do dịch vụ xác minh danh tính lưu giữ.',
        'Với tài khoản: địa chỉ email, các phiên đang hoạt động cùng trình duyệt, quốc gia và địa chỉ IP, và các lệnh tạo khi đã đăng nhập.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'Dữ liệu chúng tôi không có',
      paragraphs: [
        'Chúng tôi không thu thập tên, ngày sinh hay ảnh cho một lệnh. Chúng tôi không lưu địa chỉ IP của khách truy cập cùng lệnh, và bỏ đi mô tả trình duyệt. Mật khẩu chỉ được lưu dưới dạng băm. Dữ liệu đã bị xóa khi hết thời hạn lưu giữ không thể khôi phục, trừ từ bản sao lưu trong lúc bản đó còn tồn tại.',
      ],
    },
    {
      id: 'urgent',
      heading: 'Nếu coin vẫn đang di chuyển',
      paragraphs: [
        'Hãy ghi từ “khẩn” trong tiêu đề và mã giao dịch ở dòng đầu tiên. Hãy nêu cả địa chỉ mà coin đang được chuyển đến. Cho đến khi coin đến được xác nhận, chúng tôi có thể tạm giữ lệnh bằng cách đưa địa chỉ đó vào danh sách bị hạn chế. Khoản chi trả đã gửi trên chuỗi khối công khai không thể đảo ngược.',
        'Khi lệnh bị tạm giữ, sổ sách của chúng tôi ghi đó là khoản nợ khách hàng cho đến khi được giải phóng, hoàn tiền hoặc xử lý theo quy định của pháp luật.',
      ],
      links: [
        { text: 'Chính sách quyền riêng tư', path: '/privacy-policy' },
        { text: 'Kiểm tra rủi ro và xác minh danh tính', path: '/aml-kyc' },
      ],
    },
    {
      id: 'company',
      heading: 'Công ty',
      facts: 'company',
    },
  ],
}
