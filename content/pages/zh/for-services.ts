import type { Article } from '../article.ts'

export const article: Article = {
  title: '商家与服务合作',
  description:
    '商店、博客、投资组合工具和社区如何引导用户到 {brand} 兑换，以及服务方应当告诉访客什么。',
  heading: '商家与服务合作',
  lead: '您的访客持有一种币，却需要另一种。一个链接就能带他们进入已填好的表单。',
  sections: [
    {
      id: 'who',
      heading: '适合谁',
      points: [
        '接受某种币，而客户手中没有这种币的商店。',
        '投资组合跟踪工具和价格页面，放在访客正在查看的币对旁边。',
        '讲解如何获得某种币的博客和社区。',
        '拥有自己的代币，且该代币已在这里上架的游戏和应用。',
      ],
    },
    {
      id: 'link',
      heading: '链接',
      paragraphs: [
        '只需三个参数：/?from=usdt20&to=xmr&amount=250 会打开表单，并填好 Ethereum 上的 Tether、Monero 和 250。每个参数都可以省略。如需其他语言，请在开头加上该语言的两个字母代码：/zh/?from=btc&to=eth',
        '如果访客需要准确的金额，请加上 isFixedRate=true：表单会默认选择固定汇率。',
        '请使用我们列表中的代码。存在于多个网络上的代币，每个网络各有一个代码。',
      ],
    },
    {
      id: 'machines',
      heading: '面向开发者',
      paragraphs: [
        '币种、限额和估算可以通过 /api/openapi.json 中描述的调用读取。每个客户端的调用频率有限制，因此请将每次响应缓存几秒，并从您的服务器发起调用。如果运营方开设联盟计划，如何获得佣金见其条款。没有联盟计划时，链接不产生佣金。',
      ],
      links: [
        { text: '面向开发者', path: '/developers' },
        { text: '联盟计划条款', path: '/earn-terms-of-use' },
      ],
    },
    {
      id: 'honest',
      heading: '应当告诉访客什么',
      steps: [
        '说明兑换由 {brand} 进行，而不是由您进行。',
        '将估算标明为估算：注明时间，浮动汇率要加上“约”字。',
        '不承诺盈利，也不宣称任何币是安全的。',
        '如果您通过链接获得收入，请在法律要求时予以披露。',
      ],
    },
    {
      id: 'begin',
      heading: '不只是链接',
      paragraphs: [
        '如果您需要这里没有介绍的功能，请告诉我们您运营什么、有多少人使用，以及他们应当能够做什么。',
      ],
      contact: 'business',
      links: [{ text: '合作伙伴', path: '/partners' }],
    },
  ],
}
