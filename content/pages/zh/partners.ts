import type { Article } from '../article.ts'

export const article: Article = {
  title: '合作伙伴',
  description: '运营方公布的 {brand} 合作公司、现有的合作方式，以及如何成为合作伙伴。',
  heading: '合作伙伴',
  lead: '谁在与 {brand} 合作，以及您如何加入。',
  sections: [
    {
      id: 'partners',
      heading: '我们的合作伙伴',
      facts: 'partners',
    },
    {
      id: 'kinds',
      heading: '合作方式',
      points: [
        '钱包和商店通过简单的链接，将客户引导到已填好的兑换表单。',
        '币和代币团队将其上架，让人们可以用它与这里的其他每一种币兑换。',
        '交易所和做市商提供价格，或承接我们用来平衡储备的交易。',
        '银行卡和银行付款服务商，让人们能用当地货币买卖加密货币。',
        '为地址评分或进行身份验证的服务，为我们核查个别订单。',
      ],
    },
    {
      id: 'expect',
      heading: '我们对合作伙伴的要求',
      paragraphs: [
        '合作伙伴应告知客户兑换由我们运营，并提供我们条款的链接。合作伙伴不承诺我们的估算中没有的汇率，也绝不索要助记词或私钥。',
        '列名于本页，既不是对某种币的推荐，也不表示任何一方拥有另一方的股份。本页的链接通往并非由我们运营的网站。',
      ],
    },
    {
      id: 'begin',
      heading: '成为合作伙伴',
      steps: [
        '阅读与您的业务类型相应的页面，了解目前可用的内容。',
        '用贵公司域名的邮箱给我们发邮件。请告诉我们您运营什么、在哪些国家或地区，以及想要实现什么。',
        '我们会以问题或方案答复。所有协议均以书面形式订立。',
      ],
      contact: 'business',
      links: [
        { text: '币和代币上架', path: '/for-tokens' },
        { text: '钱包合作', path: '/for-wallets' },
        { text: '交易所合作', path: '/for-exchanges' },
        { text: '商家合作', path: '/for-services' },
      ],
    },
  ],
}
