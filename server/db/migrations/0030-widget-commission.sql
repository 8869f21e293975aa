-- A partner's commission in the widget.

-- Origins of the sites on which a key earns one; empty: none.
alter table partner_key add column widget_sites text[] not null default '{}';

-- Orders of a widget have a partner and no key: they are their customers' own, and partners are sent none of their events.
drop index orders_untold;
create index orders_untold on orders (id) where partner_key_id is not null and told_events < event_count;
