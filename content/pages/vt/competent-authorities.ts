import type { Article } from '../article.ts'

export const article: Article = {
  title: 'Dành cho cơ quan có thẩm quyền',
  description:
    'Cách cảnh sát, tòa án và cơ quan giám sát liên hệ đơn vị vận hành {brand}, yêu cầu cần có gì, và những dữ liệu nào tồn tại.',
  heading: 'Dành cho cơ quan có thẩm quyền',
  lead: 'Cách viết cho chúng tôi, cần nêu gì, và chúng tôi biết được gì, không biết được gì.',
  sections: [
    {
      id: 'write',
      heading: 'Viết đến đâu',
      paragraphs: [
        'Xin hãy viết từ địa chỉ chính thức. Yêu cầu được trả lời bằng văn bản, và chỉ sau khi chúng tôi đã chắc chắn rằng chúng đến từ đúng nơi đã nêu.',
      ],
      contact: 'authorities',
    },
    {
      id: 'name',
      heading: 'Yêu cầu cần có gì',
      points: [
        'Cơ quan, số hồ sơ, và tên người có thể gọi lại.',
        'Luật làm căn cứ, và lệnh của tòa án nếu cần.',
        'Ít nhất một trong các thông tin: mã lệnh, mã giao dịch cùng chuỗi, địa chỉ cùng đồng tiền. Không thể tìm lệnh theo tên người.',
        'Thời điểm liên quan, kèm múi giờ.',
        'Yêu cầu điều gì, và thời hạn. Nếu không được báo cho khách hàng thì nêu quy định đó.',
      ],
    },
    {
      id: 'data',
      heading: 'Những dữ liệu nào tồn tại',
      points: [
        'Của mỗi lệnh: đồng tiền, số tiền, địa chỉ thanh toán và địa chỉ nhận, các giao dịch, và thời điểm từng bước. Chúng được lưu như một phần của sổ sách.',
        'Địa chỉ hoàn tiền: trong một năm sau khi lệnh kết thúc.',
        'Địa chỉ email, nếu khách hàng đã cho: trong 90 ngày sau khi lệnh kết thúc.',
        'Kết quả kiểm tra rủi ro của khoản thanh toán hoặc địa chỉ, và khách hàng đã được xác minh hay chưa. Giấy tờ nằm ở dịch vụ xác minh danh tính.',
        'Của tài khoản: địa chỉ email, các phiên đang mở cùng trình duyệt, quốc gia và địa chỉ mạng, và các lệnh tạo khi đã đăng nhập.',
      ],
    },
    {
      id: 'not-kept',
      heading: 'Những gì không tồn tại',
      paragraphs: [
        'Tên, ngày sinh và hình ảnh không được thu thập cho một lệnh. Địa chỉ mạng của khách truy cập không được lưu cùng lệnh, và mô tả trình duyệt bị bỏ đi. Mật khẩu chỉ được lưu dưới dạng băm. Những gì đã bị xóa khi hết hạn thì không khôi phục được, trừ khi từ bản sao lưu trong lúc nó còn tồn tại.',
      ],
    },
    {
      id: 'urgent',
      heading: 'Nếu tiền vẫn đang di chuyển',
      paragraphs: [
        'Hãy ghi từ “khẩn” trong tiêu đề và mã giao dịch ở dòng đầu tiên. Hãy nêu cả địa chỉ mà tiền đang đi tới. Chừng nào tiền đến chưa được xác nhận, chúng tôi có thể tạm giữ lệnh bằng cách đưa địa chỉ đó vào danh sách địa chỉ bị hạn chế. Khoản chi trả đã gửi trên chuỗi công khai thì không thể đảo ngược.',
        'Lệnh bị tạm giữ vẫn nằm trong sổ sách như khoản nợ khách hàng cho đến khi được giải phóng, hoàn tiền, hoặc được xử lý bởi người có quyền theo pháp luật.',
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
