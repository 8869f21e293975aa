-- What the operator wants said on the site. `id` names the place; those of the calculator name a coin too.

create table alert (
  key uuid primary key,
  id text not null,
  message text not null,
  routes text not null,
  currency text,
  added_at timestamptz not null,
  check ((currency is not null) = (id in ('currency-from', 'currency-to')))
);
