import type { FormWords } from './forms-en.ts'

/** For forms of staff's own where the house set Chinese (F-3). The first four are the source's, letter for letter. */
export const formsZh: FormWords = {
  required: '该内容不能为空',
  mobile: '请填写有效的手机号码',
  sent: '提交成功',
  failed: '提交失败，请稍后再试！',
  name: '请填写姓名',
  email: '请填写有效的电子邮箱',
  phone: '请填写有效的电话号码',
  country: '请填写国家或地区',
  message: '请填写留言内容',
  consent: '请同意我们保存您提交的内容，以便回复您',
  tooLong: '内容过长，请缩短后再提交',
  wantedDate: '请按“年-月-日”填写日期，例如 2027-03-01',
  quantity: '请填写整数数量，最多 1,000,000',
  choice: '请选择其中一项',
  unreadable: '内容无法识别，请重新填写纯文本',
  loading: '加载中',
}
