import type { MailTexts } from '../mail-texts.ts'

export const chinese: MailTexts = {
  frame: {
    playMoney: '这是 {brand} 的试玩环境：这里的币没有任何价值。',
    inFull: '或在浏览器中打开此地址：',
  },
  order: {
    states: {
      waiting: {
        subject: '已收到您的订单',
        sentence: '您的订单已开启。请按订单页面上的充值地址付款；我们看到付款后会给您发邮件。',
      },
      confirming: {
        subject: '已看到您的付款',
        sentence: '已看到您的付款。确认数足够后，兑换会继续。',
      },
      finished: {
        subject: '您的兑换已完成',
        sentence: '您的兑换已完成：付给您的款项已在其链上确认。',
      },
      refunded: {
        subject: '您的币已退回',
        sentence: '您的币已退回到您的退款地址，转账已确认。',
      },
      hold: {
        subject: '您的兑换正在等您',
        sentence:
          '您的兑换正在等您：请在创建它的浏览器中，或用您的私密链接打开它，并选择如何继续。',
      },
      expired: {
        subject: '您的兑换已过期',
        sentence: '没有按时收到付款，因此您的兑换已过期。迟到的付款不会丢失。',
      },
      failed: {
        subject: '您的兑换已关闭',
        sentence: '运营方关闭了您的兑换。没有任何未付款项。',
      },
      fiat_ended: {
        subject: '您的订单已完成',
        sentence: '服务商报告您的订单已完成。订单页面会显示已发送的内容。',
      },
      fiat_declined: {
        subject: '您的订单被拒绝',
        sentence: '服务商拒绝了您的订单，没有扣留任何款项。您可以重试，或选择其他服务商。',
      },
      fiat_refunded: {
        subject: '您的付款已退回',
        sentence: '服务商报告您支付的款项已退回。到账可能需要几天时间。',
      },
      fiat_charged_back: {
        subject: '您订单的付款被撤销',
        sentence: '银行撤回了您订单的付款。如果这不是您要求的，请联系服务商。',
      },
      fiat_sale_declined: {
        subject: '您的出售被拒绝',
        sentence:
          '服务商拒绝了您的出售。请勿为此订单发送币。如果您已发送，请要求服务商将币退回您的退款地址。',
      },
      fiat_sale_refunded: {
        subject: '您的币已退回',
        sentence: '服务商报告已将您的币退回您的退款地址。',
      },
    },
    details: {
      send: '您发送',
      deposit: '充值地址',
      get: '您将收到',
      payUntil: '付款截止',
      paid: '您已支付',
      payIn: '付款交易',
      received: '您已收到',
      destination: '接收地址',
      payout: '付出交易',
      refunded: '已退款',
      refundTo: '退款地址',
      refund: '退款交易',
      provider: '服务商',
      order: '订单编号',
      providerOrder: '服务商编号',
      fee: '已含费用',
    },
    secret:
      '通过此专属链接，您可以在任何设备上管理该订单。任何持有链接的人都能决定退款事宜，请勿分享给他人。',
    otherState: {
      subject: '您的兑换有新消息',
      sentence: '您的兑换状态已改变。',
    },
    reasons: {
      amount_differs: '收到的金额与预期不同。',
      amount_too_small: '收到的金额太少，无法兑换。',
      amount_too_large: '收到的金额超过一次可兑换的上限。',
      paid_late: '您的付款被看到或确认时，已超过保证汇率的时间。',
      payout_refused: '网络拒绝了向您地址的付款。',
      account_taken: '付款原本要创建的账户名已被他人占用。请在订单页面另选一个。',
      screening: '这笔兑换先由工作人员查看。现在您无需做任何事。',
      identification: '继续之前，请您验证身份。',
      identification_refused: '身份验证未通过，因此您的币将退还给您。',
      refund_decided: '无法进行兑换，因此您的币将退还给您。',
    },
    lookedAt: '您的兑换正在审核',
    subjectLine: '{brand}：{subject}（{code}）',
    follow: '查看您的兑换',
    questions: '有问题？请写信至 {support}，并注明订单 {code}。',
    stop: '您收到此邮件，是因为这笔兑换留下了您的地址。如不想再收到，请在兑换页面删除该地址。',
  },
  account: {
    kinds: {
      confirm: {
        subject: '{brand}：请确认您的电子邮件地址',
        says: [
          '有人（希望是您本人）用此电子邮件地址在 {brand} 注册。',
          '请确认地址，并设置您的密码。',
        ],
        notYou: '不是您本人？那么什么也不用做：没有此链接，谁也无法登录。',
      },
      'already-registered': {
        subject: '{brand}：您已有账户',
        says: [
          '有人想用此电子邮件地址在 {brand} 开设账户。该地址已有账户，没有任何改动。',
          '是您本人？请照常登录。如果您忘记了密码，请设置新密码。',
        ],
        notYou: '不是您本人？那么什么也不用做：没有人会知道您有账户。',
      },
      recover: {
        subject: '{brand}：请设置新密码',
        says: ['有人为您在 {brand} 的账户申请了新密码。'],
        notYou: '不是您本人？那么什么也不用做：您的密码保持不变。',
      },
      'email-change': {
        subject: '{brand}：请确认您的新电子邮件地址',
        says: ['此地址将成为 {brand} 一个账户的地址。在您确认之前，不会有任何改变。'],
        notYou: '不是您本人？那么什么也不用做：该账户保留原地址。',
      },
      'email-change-notice': {
        subject: '{brand}：您的电子邮件地址即将更改',
        says: ['有人为您的账户填写了新的电子邮件地址。通过我们发送到该地址的链接确认后即生效。'],
        notYou: '不是您本人？请立即更改密码，并结束所有其他会话。',
      },
      'password-changed': {
        subject: '{brand}：您的密码已更改',
        says: [
          '您账户的密码已更改。所有其他会话均已结束。',
          '通行密钥和已关联的账户仍可登录。请在账户页面检查，并移除不属于您的项目。',
        ],
        notYou: '不是您本人？请立即在登录窗口重置密码。',
      },
      'new-sign-in': {
        subject: '{brand}：新设备登录',
        says: ['有人从我们未见过的设备登录了您的账户。'],
        notYou: '不是您本人？请立即更改密码，并结束所有其他会话。',
      },
      'suspicious-sign-in': {
        subject: '{brand}：我们拦截了一次登录',
        says: [
          '有人输入了您账户的正确密码，但情况有些异常。我们没有允许登录。',
          '如要再次登录，请设置新密码。',
        ],
        notYou: '不是您本人？那么有人知道您的密码：请在这里以及所有使用该密码的地方更换新密码。',
      },
      'totp-enabled': {
        subject: '{brand}：双重验证码已开启',
        says: [
          '今后登录您的账户时，还需输入身份验证器应用中的验证码。',
          '请把恢复码保存在没有手机也能找到的地方。',
        ],
        notYou: '不是您本人？请立即更改密码，并结束所有其他会话。',
      },
      'totp-disabled': {
        subject: '{brand}：双重验证码已关闭',
        says: ['今后登录您的账户时，不再需要身份验证器应用中的验证码。'],
        notYou: '不是您本人？请立即更改密码，并结束所有其他会话。',
      },
      'passkey-added': {
        subject: '{brand}：已添加通行密钥',
        says: ['您的账户添加了一个通行密钥。用它登录无需密码。'],
        notYou: '不是您本人？请从账户中移除该通行密钥，更改密码，并结束所有其他会话。',
      },
      'social-confirm': {
        subject: '{brand}：请确认是您本人',
        says: [
          '有人（希望是您本人）想通过其他服务登录 {brand}，并在那里提供了此电子邮件地址。',
          '请在您开始操作的浏览器中打开链接。',
        ],
        notYou: '不是您本人？那么什么也不用做：没有此链接，谁也无法登录。',
      },
      'social-linked': {
        subject: '{brand}：新增一种登录方式',
        says: ['其他服务的一个账户已与您的账户关联。现在可以用它登录。'],
        notYou: '不是您本人？请从账户中解除关联，更改密码，并结束所有其他会话。',
      },
      'account-deleted': {
        subject: '{brand}：您的账户已删除',
        says: [
          '您的账户已删除，电子邮件地址、密码、会话和保存的地址也一并删除。',
          '您的订单保留在账册中，不含您的电子邮件地址。',
        ],
        notYou: '不是您本人？请立即写信给运营方。',
      },
    },
    actions: {
      confirm: '确认地址',
      choosePassword: '设置新密码',
      confirmNew: '确认新地址',
      open: '打开您的账户',
      signIn: '登录',
    },
    lifetimes: {
      day: '链接在 24 小时内有效，只能使用一次。请勿转给他人。',
      hour: '链接在 1 小时内有效，只能使用一次。请勿转给他人。',
    },
    facts: {
      email: '新地址：{email}',
      device: '设备：{device}',
      country: '国家或地区：{country}',
      at: '时间：{at}',
      provider: '服务：{provider}',
      name: '通行密钥：{name}',
      ways: '其他登录方式：{ways}',
    },
    reasons: {
      entered: '您收到此邮件，是因为有人在 {brand} 填写了此地址。',
      owned: '您收到此邮件，是因为此地址属于 {brand} 的一个账户。',
      deleted: '您收到此邮件，是因为此地址曾属于 {brand} 的一个账户。',
    },
    questions: '有问题？请写信至 {support}。',
    never: '我们绝不会通过邮件索要您的密码或验证码。',
  },
}
