import type { Article } from '../article.ts'

export const article: Article = {
  title: '媒体',
  description: '他人关于 {brand} 的报道、可以引用的服务资料，以及记者如何联系运营方。',
  heading: '媒体',
  lead: '关于 {brand} 的报道，以及您可以在自己的文章中使用的资料。',
  sections: [
    {
      id: 'articles',
      heading: '媒体报道',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: '{brand} 简介',
      paragraphs: ['您可以引用以下句子。'],
      points: [
        '{brand} 是一个加密货币即时兑换平台：客户发送一种币，在自己的地址收到另一种币。',
        '它不为客户保留余额。只有在付款之后、同一订单转出之前，它才持有币。',
        '客户可以选择浮动汇率，以付款确认时的市场汇率为准；也可以选择固定汇率，在限定时间内适用于固定金额。',
        '汇率、兑换手续费和网络费在创建订单之前显示。',
        '付款和地址会经过风险筛查。被标记的币会暂停或退回，绝不会被扣留。',
      ],
    },
    {
      id: 'using',
      heading: '名称和图片',
      paragraphs: [
        '名称请严格按此写法：{brand}。您可以发布自己截取的公开页面截图，但不得改动。请遮住他人的订单号和地址：任何人有了订单号，就能打开该订单的页面。',
        '我们不评论个别客户或订单，也不确认某人是否有订单。',
      ],
    },
    {
      id: 'contact',
      heading: '联系方式',
      paragraphs: [
        '请告诉我们您在写什么、为哪家媒体而写，以及何时需要答复。关于您自己订单的问题，请联系客服。',
      ],
      contact: 'press',
      links: [{ text: '关于 {brand}', path: '/about' }],
    },
  ],
}
