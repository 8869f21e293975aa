import type { Article } from '../article.ts'

export const article: Article = {
  title: '合作伙伴',
  description: '运营方所公布的与 {brand} 合作的公司、现有的合作方式，以及如何开始一项合作。',
  heading: '合作伙伴',
  lead: '谁在与 {brand} 合作，以及您如何合作。',
  sections: [
    {
      id: 'partners',
      heading: '谁与我们合作',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: '合作方式',
      points: [
        '钱包和商店通过简单的链接，引导客户进入已填好的兑换。',
        '币的团队将其上架，使之可以与这里的其他每一种币兑换。',
        '交易所和做市商提供价格，或承接我们用来平衡库存的交易。',
        '银行卡和银行付款的服务商，让人们能用本国货币买卖币。',
        '为地址评分或进行身份验证的服务，就个别订单答复我们的询问。',
      ],
    },
    {
      id: 'expect',
      heading: '我们对合作伙伴的要求',
      paragraphs: [
        '合作伙伴应告知客户，兑换由我们进行，并引导他们阅读我们的条款。合作伙伴不承诺我们的估算中没有的汇率，也不向任何人索要助记词或私钥。',
        '列名于本页，既不是对某种币的推荐，也不表示在对方业务中持有份额。从这里通往外部的链接，指向并非由我们运营的网站。',
      ],
    },
    {
      id: 'begin',
      heading: '如何开始',
      steps: [
        '阅读与您业务类型相应的页面；上面写明了目前可用的内容。',
        '用贵公司域名的地址写信给我们。请告诉我们您运营什么、在哪些国家或地区，以及想要建立什么。',
        '我们会以问题或方案答复。在写成书面之前，一切均未商定。',
      ],
      contact: 'business',
      links: [
        { text: '面向币和代币', path: '/for-tokens' },
        { text: '面向钱包', path: '/for-wallets' },
        { text: '面向交易所', path: '/for-exchanges' },
        { text: '面向服务', path: '/for-services' },
      ],
    },
  ],
}
