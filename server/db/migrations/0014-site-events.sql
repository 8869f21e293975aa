-- How often each event of the site happened, by day (UTC). Nothing of who it happened to.

create table site_event_count (
  day date not null,
  name text not null,
  count bigint not null check (count > 0),
  primary key (day, name)
);
