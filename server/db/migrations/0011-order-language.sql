-- The language that the order was made in, for mails to its holder: a code of `content/languages`. Null is English.
alter table orders add column language text;
