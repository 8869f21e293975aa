import type { English, Translated } from '../catalogue.ts'

export const developers = {
  metaTitle: '面向开发者的 API · {brand}',
  metaDescription:
    '构成本兑换服务的各项调用：基础地址、OpenAPI 描述文件、一个可以直接运行的示例，以及合作伙伴如何获得访问权限。',
  title: '面向开发者的 API',
  lead: '本站及其小组件都由本页上的调用构成。您的程序也可以使用它们。',
  baseTitle: '基础地址',
  specTitle: '机器可读的描述',
  specText:
    '一份 OpenAPI 3.1 文档描述了每个调用的字段、响应和拒绝。它由本服务器实际响应的路由生成。',
  specLink: '打开 openapi.json',
  tryTitle: '可以直接运行的示例',
  tryText: '它询问 {amount} {from} 此刻能换得多少 {to}。无需密钥，也不会创建任何订单。',
  copyExample: '复制示例',
  rulesTitle: '适用于所有调用的规则',
  ruleMoney: '金额在两个方向上都是十进制文本，例如 "0.25"。任何涉及钱的计算都不使用浮点数。',
  ruleRefusal: '每个拒绝都有一个不变的代码和一条给人看的消息。请根据代码判断。',
  ruleRepeat: '凡是创建订单的调用都接受 Idempotency-Key：同一请求发送两次，只产生一个订单。',
  ruleLimits: '调用次数按地址限制。状态为 429 的拒绝会在 Retry-After 中说明何时可以再次请求。',
  accessTitle: '合作伙伴的访问权限',
  accessText:
    '下列调用无需密钥。属于订单或账户的调用，需要其持有者的私密凭证或会话。合作伙伴密钥是合作伙伴计划的一部分，由本兑换服务的运营方决定。',
  accessMail: '如需获得访问权限，请写信至 <mail>{email}</mail>。',
  callsTitle: '本服务器的调用',
  callsLead: '摘自上述描述文件，其中有英文说明。',
  calls: { other: '{count} 个调用' },
} as const satisfies Translated<English['developers']>
