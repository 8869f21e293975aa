import type { English, Translated } from '../catalogue.ts'

export const address = {
  paste: '貼り付け',
  pasteRefused:
    'ブラウザーがクリップボードの読み取りを許可しませんでした。手動で貼り付けてください。',
  scan: 'QRコードを読み取る',
  scanTitle: 'QRコードを読み取る',
  scanClose: '閉じる',
  scanHint: 'コードをカメラにかざすか、コードの画像を選んでください。',
  scanPicture: '画像を選ぶ',
  scanPrivate: '画像はこのブラウザーの中で読み取られ、どこにも送信されません。',
  cameraView: 'カメラの映像',
  cameraUnavailable:
    'このブラウザーでは、このページでカメラを使えません。コードの画像を選んでください。',
  cameraRefused:
    'カメラが許可されていません。このページについてブラウザーの設定で許可するか、画像を選んでください。',
  cameraMissing: 'カメラがありません。コードの画像を選んでください。',
  cameraBusy:
    'カメラが応答しません。他のプログラムが使用している可能性があります。代わりに画像を選んでください。',
  noCodeInPicture:
    'この画像にQRコードが見つかりません。コードがもっと大きく写った画像をお試しください。',
  pictureUnreadable: 'このファイルは、ブラウザーで読み取れる画像ではありません。',
  readerMissing:
    'コードの読み取り機能を読み込めませんでした。接続を確認して、もう一度お試しください。',
  scanMissing: 'スキャナーを読み込めませんでした。接続を確認して、もう一度お試しください。',
  checking: 'アドレスを確認しています…',
  resolving: '{name}を調べています…',
  fits: '有効な{network}アドレスです。',
  alsoFits:
    '{network}で有効ですが、{networks}でも同じ形式です。お客様の{network}アドレスであることをお確かめください。',
  compare: 'ウォレットの表示と、区切りごとに照らし合わせてください：',
  nameStandsFor: '{provider}によると、<name>{alias}</name>は次のアドレスを指しています：',
  nameInAscii: '英数字での表記：{name}',
  otherNetwork: 'このアドレスは{networks}のもので、{network}のものではありません。',
  wrong: '有効な{network}アドレスではありません。',
  unspendable:
    'このアドレスに届いたコインは、誰にも動かせません。ウォレットからご自身のアドレスをコピーしてください。',
  ours: 'これは当社の入金用アドレスです。コインがお手元に届くよう、ご自身のウォレットのアドレスを入力してください。',
  restricted: 'このアドレスには送金できません。お持ちの別のアドレスをお使いください。',
  badChecksum: '誤った文字があります。アドレスがチェックサムと一致しません。',
  extraIdMissing: '{name}を入力するか、このアドレスには不要であることにチェックを入れてください。',
  extraIdWrong: '{network}で使える{name}ではありません。',
  extraIdConflict: 'アドレスにはすでに{name}が含まれており、入力されたものと異なります。',
  extraIdHint: '取引所ではアドレスと一緒に示されます。個人のウォレットにはありません。',
  extraIdFilled: 'この{name}はアドレスに含まれていました。',
  extraIdWarningTitle: '取引所のアドレスですか？その場合は{name}があります。',
  extraIdWarning:
    '正しい{name}がないと、コインは取引所に届いてもお客様のアカウントには入らず、お客様に代わって取り戻せる人は誰もいません。',
  noExtraId: 'このアドレスに{name}は不要です',
  uriOtherCoin: 'この支払いリクエストは、{network}の{ticker}のものではありません。',
  uriUnsupported:
    'この支払いリクエストには、対応していない内容が含まれています。アドレスだけを入力してください。',
  uriMalformed: 'この支払いリクエストは読み取れません。アドレスだけを入力してください。',
  uriAmount: '支払いリクエストの金額は{amount} {ticker}です。',
  uriUseAmount: '{amount} {ticker}を受け取る',
  earlier: 'このブラウザーで以前に使用',
  earlierForget: '{address}の記憶を消す',
  earlierExtraId: '{name}：{extraId}',
  earlierOwn: '以前に使用',
  earlierName: '{address}に名前を付ける',
  nameLabel: '{address}の名前',
  nameHint: 'お客様だけに表示されます。名前が不要なら空欄にしてください。',
  nameSave: '名前を保存',
  nameCancel: 'キャンセル',
  keep: 'このブラウザーにアドレスを記憶する',
  keepHint:
    '注文の作成後に、この端末だけに保存されます。オフにすると、保存したアドレスは消去されます。',
  providerEns: 'ENS',
  providerUnstoppable: 'Unstoppable Domains',
  providerSandbox: '試用環境',
} as const satisfies Translated<English['address']>
