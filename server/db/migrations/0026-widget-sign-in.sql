-- Codes with which somebody signs in inside the widget's frame.

alter table account_token drop constraint account_token_purpose_check;
alter table account_token add constraint account_token_purpose_check check (
  purpose in ('confirm', 'recover', 'email', 'totp', 'social', 'passkey', 'mobile', 'captcha', 'widget')
);
