import type { Article } from '../article.ts'

export const article: Article = {
  title: '媒体',
  description: '他人写的关于 {brand} 的文章、可以引用的服务事实，以及记者如何联系运营方。',
  heading: '媒体',
  lead: '关于 {brand} 的文章，以及您自己撰写文章时可能想知道的内容。',
  sections: [
    {
      id: 'articles',
      heading: '文章',
      facts: 'press',
    },
    {
      id: 'in-short',
      heading: '{brand} 简介',
      paragraphs: ['以下句子可以原样引用。'],
      points: [
        '{brand} 是一项加密货币即时兑换服务：客户付入一种币，在自己的地址收到另一种币。',
        '它不为客户保留余额。只有在付款与同一订单的款项付出之间，币才在它手中。',
        '客户可以选择浮动汇率，按付款确认时的市场汇率确定；也可以选择保证汇率，在限定时间内适用于固定金额。',
        '汇率、服务费和网络费在创建订单之前显示。',
        '付款和地址会经过风险筛查。被筛出的会暂停或退回，绝不会被扣下。',
      ],
    },
    {
      id: 'using',
      heading: '名称和图片',
      paragraphs: [
        '名称请按此处的写法：{brand}。您可以使用自己截取的公开页面图片，但不得改动。请遮住他人的订单号和地址：知道订单号的人就能打开其页面。',
        '我们不评论个别客户或订单，也不确认某人是否有订单。',
      ],
    },
    {
      id: 'contact',
      heading: '联系方式',
      paragraphs: [
        '请告诉我们您在写什么、为谁而写，以及何时需要答复。关于您自己订单的问题，请联系客服。',
      ],
      contact: 'press',
      links: [{ text: '关于 {brand}', path: '/about' }],
    },
  ],
}
